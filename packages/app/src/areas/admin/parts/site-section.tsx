import type { SiteSettings } from '@digiken/contract';
import {
  LIMITS,
  plainNumber,
  RETENTION_LIMITS,
  RETENTION_PARTS,
  SOCIAL_NETWORKS,
  type RetentionPart,
} from '@digiken/contract/constants';
import { useAdminActions, useSiteSettings } from '@digiken/hooks/admin';
import { Checkbox } from '@digiken/ui/checkbox';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { Facts } from '@digiken/ui/facts';
import { Form } from '@digiken/ui/form';
import { useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { Skeleton } from '@digiken/ui/skeleton';
import { TextArea } from '@digiken/ui/text-area';
import { TextInput } from '@digiken/ui/text-input';
import { useId } from 'react';
import { loadState } from '../../../views/load-state';
import { settingsMessages } from '../messages/settings';
import { useIsAdmin } from '../use-is-admin';
import { useOutcomeToast } from '../use-outcome-toast';

/** Settings that are on or off, in the order of the form. Each has a label and a hint by its name. */
const SWITCHES = ['signUpOpen', 'trustInstructors', 'twoPersonRefunds', 'fullNames'] as const;

/** Settings of the whole site: a form for administrators, facts for content managers. */
export function SiteSection() {
  const t = useMessages(settingsMessages);
  const isAdmin = useIsAdmin();
  const query = useSiteSettings();
  const { error, onRetry } = loadState(query);
  const settings = query.data;
  return (
    <Section title={t('site')} intro={!isAdmin && t('readOnly')}>
      {query.status === 'error' && <ErrorScreen {...error} onRetry={onRetry} headingLevel={3} />}
      {query.status === 'loading' && <Skeleton lines={6} className="max-w-form" />}
      {settings && (isAdmin ? <SiteForm settings={settings} /> : <SiteFacts settings={settings} />)}
    </Section>
  );
}

function SiteFacts({
  settings: {
    signUpOpen,
    supportEmail,
    notice,
    trustInstructors,
    twoPersonRefunds,
    fullNames,
    social,
    retention,
  },
}: {
  settings: SiteSettings;
}) {
  const t = useMessages(settingsMessages);
  return (
    <Facts
      columns={1}
      items={[
        { label: t('signUp'), value: t(signUpOpen ? 'open' : 'shut') },
        { label: t('trust'), value: t(trustInstructors ? 'trustOn' : 'trustOff') },
        { label: t('refunds'), value: t(twoPersonRefunds ? 'refundsByTwo' : 'refundsByOne') },
        { label: t('names'), value: t(fullNames ? 'namesFull' : 'namesShort') },
        { label: t('supportEmail'), value: supportEmail },
        { label: t('notice'), value: notice },
        ...SOCIAL_NETWORKS.map((network) => ({ label: t(network), value: social[network] })),
        ...RETENTION_PARTS.map((part) => ({
          label: t(`retention-${part}`),
          value: t('days', { count: retention[part] }),
        })),
      ]}
    />
  );
}

function SiteForm({ settings }: { settings: SiteSettings }) {
  const t = useMessages(settingsMessages);
  const toastOutcome = useOutcomeToast();
  const { saveSettings } = useAdminActions();
  const id = useId();
  const fieldIds = {
    supportEmail: `${id}-support`,
    notice: `${id}-notice`,
    'social.facebook': `${id}-facebook`,
    'social.x': `${id}-x`,
    'social.youtube': `${id}-youtube`,
    'social.linkedin': `${id}-linkedin`,
    'retention.notifications': `${id}-notifications`,
    'retention.audit': `${id}-audit`,
    'retention.tickets': `${id}-tickets`,
    'retention.exports': `${id}-exports`,
    'retention.deletion': `${id}-deletion`,
  };
  const days = (fields: Record<string, string>, part: RetentionPart) =>
    Number(plainNumber(fields[`retention.${part}`] ?? '') || Number.NaN);
  return (
    <Form
      aria-label={t('site')}
      fieldIds={fieldIds}
      submitLabel={t('save')}
      busyLabel={t('saving')}
      onSubmit={({ supportEmail = '', notice = '', ...fields }) =>
        toastOutcome(
          saveSettings({
            signUpOpen: fields.signUpOpen !== undefined,
            trustInstructors: fields.trustInstructors !== undefined,
            twoPersonRefunds: fields.twoPersonRefunds !== undefined,
            fullNames: fields.fullNames !== undefined,
            supportEmail: supportEmail.trim() || null,
            notice: notice.trim() || null,
            social: {
              facebook: fields['social.facebook']?.trim() || null,
              x: fields['social.x']?.trim() || null,
              youtube: fields['social.youtube']?.trim() || null,
              linkedin: fields['social.linkedin']?.trim() || null,
            },
            retention: {
              notifications: days(fields, 'notifications'),
              audit: days(fields, 'audit'),
              tickets: days(fields, 'tickets'),
              exports: days(fields, 'exports'),
              deletion: days(fields, 'deletion'),
            },
          }),
        )
      }
    >
      {({ errors }) => (
        <>
          {SWITCHES.map((name) => (
            <Checkbox
              key={name}
              name={name}
              label={t(name)}
              hint={t(`${name}Hint`)}
              defaultChecked={settings[name]}
            />
          ))}
          <TextInput
            id={fieldIds.supportEmail}
            name="supportEmail"
            type="email"
            label={t('supportEmail')}
            hint={t('supportHint')}
            autoComplete="off"
            maxLength={LIMITS.emailMax}
            defaultValue={settings.supportEmail ?? ''}
            error={errors.supportEmail}
          />
          <TextArea
            id={fieldIds.notice}
            name="notice"
            label={t('notice')}
            hint={t('noticeHint')}
            rows={3}
            maxLength={LIMITS.noticeMax}
            defaultValue={settings.notice ?? ''}
            error={errors.notice}
          />
          <fieldset className="flex flex-col gap-4">
            <legend className="mb-1 font-bold">{t('social')}</legend>
            <p className="text-ink-muted">{t('socialHint')}</p>
            {SOCIAL_NETWORKS.map((network) => (
              <TextInput
                key={network}
                id={fieldIds[`social.${network}`]}
                name={`social.${network}`}
                type="url"
                label={t(network)}
                autoComplete="off"
                maxLength={LIMITS.socialAddressMax}
                defaultValue={settings.social[network] ?? ''}
                error={errors[`social.${network}`]}
              />
            ))}
          </fieldset>
          <fieldset className="flex flex-col gap-4">
            <legend className="mb-1 font-bold">{t('retention')}</legend>
            <p className="text-ink-muted">{t('retentionHint')}</p>
            {RETENTION_PARTS.map((part) => (
              <TextInput
                key={part}
                id={fieldIds[`retention.${part}`]}
                name={`retention.${part}`}
                inputMode="numeric"
                label={t(`retention-${part}`)}
                hint={t('retentionRange', RETENTION_LIMITS[part])}
                autoComplete="off"
                defaultValue={String(settings.retention[part])}
                error={errors[`retention.${part}`]}
              />
            ))}
          </fieldset>
        </>
      )}
    </Form>
  );
}
