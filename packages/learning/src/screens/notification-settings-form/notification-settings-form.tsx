import { useId, useState } from 'react';
import { Accordion } from '@digiken/ui/accordion';
import { Checkbox } from '@digiken/ui/checkbox';
import { Form } from '@digiken/ui/form';
import { LoadingText } from '@digiken/ui/internal/loading-text';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { Select } from '@digiken/ui/select';
import { Skeleton } from '@digiken/ui/skeleton';
import { TimeInput } from '@digiken/ui/time-input';
import { LoadFailed } from '../../lib/load-failed';
import { notificationSettingsMessages } from './messages';

export { notificationSettingsMessages } from './messages';

export type MailChoice = 'now' | 'digest' | 'off';

export interface NotificationTypeView {
  /** One of the keys of the texts; another one is called "Other news". */
  type: string;
  inApp: boolean;
  /** Null: a mail of its own is always sent. */
  mail: MailChoice | null;
  /** On the user's devices. Undefined: not offered. */
  push?: boolean;
}

export interface NotificationSettingsView<T extends NotificationTypeView = NotificationTypeView> {
  types: readonly T[];
  /** `HH:MM` of the 24-hour clock; null: none. */
  quiet: { from: string; to: string } | null;
  /** IANA name. */
  timeZone: string;
}

export interface NotificationSettingsFormProps<T extends NotificationTypeView = NotificationTypeView> {
  state: LoadState;
  /** Undefined while loading. */
  settings: NotificationSettingsView<T> | undefined;
  onSave: (settings: NotificationSettingsView<T>) => Promise<FormOutcome>;
  /** The device's; offered if it is another one than the settings'. Default: asks the browser. */
  deviceTimeZone?: string;
}

/** What a user is notified of, and when not (spec 13.52). */
export function NotificationSettingsForm<T extends NotificationTypeView>({
  state,
  settings,
  ...rest
}: NotificationSettingsFormProps<T>) {
  const t = useMessages(notificationSettingsMessages);
  if (settings) return <Loaded settings={settings} {...rest} />;
  if (state.status !== 'error')
    return (
      <div>
        <LoadingText>{t('loading')}</LoadingText>
        <Skeleton lines={6} className="max-w-form" />
      </div>
    );
  return <LoadFailed state={state} message={t('failed')} retry={t('retry')} />;
}

interface LoadedProps<T extends NotificationTypeView>
  extends Omit<NotificationSettingsFormProps<T>, 'state' | 'settings'> {
  settings: NotificationSettingsView<T>;
}

function Loaded<T extends NotificationTypeView>({
  settings,
  onSave,
  deviceTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone,
}: LoadedProps<T>) {
  const t = useMessages(notificationSettingsMessages);
  const own = useId();
  const [open, setOpen] = useState<string[]>([]);
  const [types, setTypes] = useState<readonly T[]>(settings.types);
  const [quiet, setQuiet] = useState(settings.quiet !== null);
  const [from, setFrom] = useState<string | null>(settings.quiet?.from ?? '22:00');
  const [to, setTo] = useState<string | null>(settings.quiet?.to ?? '07:00');
  const [timeZone, setTimeZone] = useState(settings.timeZone);
  const fieldIds = { 'quiet.from': `${own}-from`, 'quiet.to': `${own}-to` };
  const change = (type: string, part: Partial<NotificationTypeView>) =>
    setTypes(types.map((item) => (item.type === type ? { ...item, ...part } : item)));

  const save = async (): Promise<FormOutcome> => {
    if (!quiet) return onSave({ types, quiet: null, timeZone });
    const errors: Record<string, string> = {};
    if (from === null) errors['quiet.from'] = t('wrongTime');
    if (to === null) errors['quiet.to'] = t('wrongTime');
    else if (from === to) errors['quiet.to'] = t('sameTime');
    const [message] = Object.values(errors);
    if (message !== undefined || from === null || to === null)
      return { ok: false, message: message ?? t('wrongTime'), errors };
    return onSave({ types, quiet: { from, to }, timeZone });
  };

  return (
    <div data-slot="notification-settings-form">
      <Form
        fieldIds={fieldIds}
        submitLabel={t('save')}
        busyLabel={t('saving')}
        successMessage={t('saved')}
        onSubmit={save}
        className="max-w-reading"
      >
        {({ errors }) => (
          <>
            <Accordion
              headingLevel={3}
              open={open}
              onOpenChange={setOpen}
              items={types.map((type) => ({
                id: type.type,
                title: <span className="text-base">{t(isKnown(type.type) ? type.type : 'other')}</span>,
                meta: summary(type, t),
                // Hidden choices would be most elements of the form, which a slow phone would render at once.
                content: open.includes(type.type) && (
                  <Choices value={type} onChange={(part) => change(type.type, part)} />
                ),
              }))}
            />
            <Checkbox
              label={t('quiet')}
              hint={t('quietHint')}
              checked={quiet}
              onChange={(event) => setQuiet(event.currentTarget.checked)}
            />
            {quiet && (
              <div className="flex flex-wrap gap-4">
                <TimeInput
                  id={fieldIds['quiet.from']}
                  label={t('from')}
                  value={from}
                  onValueChange={setFrom}
                  error={errors['quiet.from']}
                />
                <TimeInput
                  id={fieldIds['quiet.to']}
                  label={t('to')}
                  value={to}
                  onValueChange={setTo}
                  error={errors['quiet.to']}
                />
              </div>
            )}
            {deviceTimeZone === settings.timeZone ? (
              <p className="text-ink-muted">{t('zoneText', { zone: settings.timeZone })}</p>
            ) : (
              <Select
                label={t('zone')}
                value={timeZone}
                onChange={(event) => setTimeZone(event.currentTarget.value)}
                options={[settings.timeZone, deviceTimeZone].map((value) => ({ value, label: value }))}
              />
            )}
          </>
        )}
      </Form>
    </div>
  );
}

/** Names of types that this version knows. */
type KnownType = Exclude<
  keyof typeof notificationSettingsMessages.defaults,
  'inApp' | 'push' | 'mail' | 'now' | 'digest' | 'off'
>;
const isKnown = (type: string): type is KnownType => type in notificationSettingsMessages.defaults;

/** What is chosen for a type, in a few words. */
function summary(
  { inApp, push, mail }: NotificationTypeView,
  t: ReturnType<typeof useMessages<typeof notificationSettingsMessages.defaults>>,
): string {
  const chosen = [
    inApp && t('inApp'),
    push && t('push'),
    mail === null ? t('mail') : mail === 'now' ? t('mailNow') : mail === 'digest' && t('mailDigest'),
  ].filter(Boolean);
  return chosen.join(' · ') || t('off');
}

function Choices({
  value: { type, inApp, mail, push },
  onChange,
}: {
  value: NotificationTypeView;
  onChange: (part: Partial<NotificationTypeView>) => void;
}) {
  const t = useMessages(notificationSettingsMessages);
  return (
    <fieldset data-slot="notification-type" className="flex min-w-0 flex-wrap items-center gap-x-6 gap-y-2">
      {/* The heading above shows it. */}
      <legend className="sr-only">{t(isKnown(type) ? type : 'other')}</legend>
      <Checkbox
        label={t('inApp')}
        checked={inApp}
        onChange={(event) => onChange({ inApp: event.currentTarget.checked })}
      />
      {push !== undefined && (
        <Checkbox
          label={t('push')}
          checked={push}
          onChange={(event) => onChange({ push: event.currentTarget.checked })}
        />
      )}
      {mail === null ? (
        <p className="text-ink-muted">{t('always')}</p>
      ) : (
        <Select
          label={t('mail')}
          fieldClassName="grid! grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3! *:[label]:font-normal!"
          value={mail}
          onChange={(event) => onChange({ mail: event.currentTarget.value as MailChoice })}
          options={(['now', 'digest', 'off'] as const).map((choice) => ({
            value: choice,
            label: t(choice),
          }))}
        />
      )}
    </fieldset>
  );
}
