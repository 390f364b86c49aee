import { useId } from 'react';
import { Checkbox } from '@digiken/ui/checkbox';
import { Form } from '@digiken/ui/form';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Select, type SelectOption } from '@digiken/ui/select';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import { platformFormMessages } from './platform-form.messages';

/** What an administrator enters about a learning platform. */
export interface PlatformValues {
  name: string;
  issuer: string;
  clientId: string;
  deploymentIds: string[];
  authAddress: string;
  tokenAddress: string;
  tokenAudience: string;
  keysAddress: string;
  serviceHosts: string[];
  hubId: string | null;
  enabled: boolean;
}

export interface PlatformFormProps {
  /** Undefined: a new platform. */
  platform?: PlatformValues;
  hubs: readonly SelectOption[];
  /** Error fields: the names of {@link PlatformValues}; those of a list may have a number after a dot. */
  onSave: (values: PlatformValues) => Promise<FormOutcome>;
}

const EMPTY_PLATFORM: PlatformValues = {
  ...{ name: '', issuer: '', clientId: '', deploymentIds: [], authAddress: '', tokenAddress: '' },
  ...{ tokenAudience: '', keysAddress: '', serviceHosts: [], hubId: null, enabled: true },
};

const linesOf = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const LISTS = ['deploymentIds', 'serviceHosts'];

/** Errors of single lines belong to their field. */
function ofFields(outcome: FormOutcome): FormOutcome {
  if (outcome.ok || !outcome.errors) return outcome;
  const errors = Object.entries(outcome.errors).map(([field, sentence]) => {
    const [list = field] = field.split(/[.[]/);
    return [LISTS.includes(list) ? list : field, sentence];
  });
  return { ...outcome, errors: Object.fromEntries(errors) as Record<string, string> };
}

/** Registers a learning platform that links to this site by LTI 1.3 (spec 14.280). */
export function PlatformForm({ platform, hubs, onSave }: PlatformFormProps) {
  const t = useMessages(platformFormMessages);
  const id = useId();
  const values = platform ?? EMPTY_PLATFORM;
  const fieldIds = Object.fromEntries(Object.keys(EMPTY_PLATFORM).map((field) => [field, `${id}-${field}`]));
  const submit = async (typed: Record<string, string>) => {
    const { name = '', issuer = '', clientId = '', authAddress = '', tokenAddress = '' } = typed;
    const { tokenAudience = '', keysAddress = '', hubId = '' } = typed;
    return ofFields(
      await onSave({
        ...{ name, issuer, clientId, authAddress, tokenAddress, tokenAudience, keysAddress },
        deploymentIds: linesOf(typed.deploymentIds),
        serviceHosts: linesOf(typed.serviceHosts),
        hubId: hubId === '' ? null : hubId,
        enabled: typed.enabled !== undefined,
      }),
    );
  };
  return (
    <Form
      data-slot="platform-form"
      fieldIds={fieldIds}
      submitLabel={t(platform ? 'save' : 'register')}
      busyLabel={t('busy')}
      className="max-w-none"
      onSubmit={submit}
    >
      {({ errors }) => {
        /** What every field has. */
        const field = <Name extends keyof PlatformValues>(name: Name) => ({
          ...{ id: fieldIds[name], name, error: errors[name] },
        });
        const line = (
          name: 'name' | 'issuer' | 'clientId' | 'authAddress' | 'tokenAddress' | 'keysAddress',
        ) => ({
          ...field(name),
          ...{ label: t(name), defaultValue: values[name], required: true, autoComplete: 'off' },
        });
        return (
          <>
            <TextInput {...line('name')} hint={t('nameHint')} />
            <TextInput {...line('issuer')} spellCheck={false} />
            <TextInput {...line('clientId')} spellCheck={false} />
            <TextArea
              {...field('deploymentIds')}
              label={t('deploymentIds')}
              hint={t('deploymentIdsHint')}
              defaultValue={values.deploymentIds.join('\n')}
              rows={2}
              required
              spellCheck={false}
            />
            <fieldset className="flex min-w-0 flex-col gap-5 border-y border-line py-6">
              {/* Floating makes it an item of the group: as the legend that browsers draw, it would lie on the line above. */}
              <legend className="float-start text-lg font-bold">{t('addresses')}</legend>
              <TextInput {...line('authAddress')} type="url" />
              <TextInput {...line('tokenAddress')} type="url" />
              <TextInput {...line('keysAddress')} type="url" />
              <TextInput
                {...field('tokenAudience')}
                label={t('tokenAudience')}
                hint={t('tokenAudienceHint')}
                required={false}
                defaultValue={values.tokenAudience}
                spellCheck={false}
              />
              <TextArea
                {...field('serviceHosts')}
                label={t('serviceHosts')}
                hint={t('serviceHostsHint')}
                required={false}
                defaultValue={values.serviceHosts.join('\n')}
                rows={2}
                spellCheck={false}
              />
            </fieldset>
            <Select
              {...field('hubId')}
              label={t('hub')}
              hint={t('hubHint')}
              options={[{ value: '', label: t('noHub') }, ...hubs]}
              defaultValue={values.hubId ?? ''}
            />
            <Checkbox {...field('enabled')} label={t('enabled')} defaultChecked={values.enabled} />
          </>
        );
      }}
    </Form>
  );
}
