import { KeyRound } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Badge } from '@digiken/ui/badge';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { Form } from '@digiken/ui/form';
import { FormDialog } from '@digiken/ui/form-dialog';
import { Icon } from '@digiken/ui/icon';
import { focusIfLost } from '@digiken/ui/internal/focus-if-lost';
import { LoadingText } from '@digiken/ui/internal/loading-text';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Skeleton } from '@digiken/ui/skeleton';
import { TextInput } from '@digiken/ui/text-input';
import { LoadFailed } from '../../lib/load-failed';
import { passkeyListMessages } from './passkey-list.messages';

export { passkeyListMessages } from './passkey-list.messages';

const NAME_MAX = 60;

export interface PasskeyView {
  id: string;
  name: string;
  /** Also on other devices of the person. */
  synced: boolean;
  /** ISO 8601. */
  createdAt: string;
  /** ISO 8601; null if it was never used. */
  lastUsedAt: string | null;
}

export interface PasskeyListProps {
  state: LoadState;
  /** Oldest first. */
  passkeys: readonly PasskeyView[];
  /** Largest number of passkeys. */
  max: number;
  /** False if the browser, or the site's address, allows none. */
  supported: boolean;
  /** Proposed for a new one, e.g. "Chrome on Android". */
  defaultName?: string;
  /** Makes and adds one. Error field: `name`. */
  onAdd: (name: string) => Promise<FormOutcome>;
  /** Error field: `name`. */
  onRename: (id: string, name: string) => Promise<FormOutcome>;
  /** The app then passes the list without it. */
  onRemove: (id: string) => Promise<FormOutcome>;
}

/** A person's passkeys: add, rename and remove them (spec 13.140). */
export function PasskeyList({ state, ...props }: PasskeyListProps) {
  const t = useMessages(passkeyListMessages);
  if (state.status === 'loading')
    return (
      <div data-slot="passkey-list">
        <LoadingText>{t('loading')}</LoadingText>
        <Skeleton lines={3} className="max-w-form" />
      </div>
    );
  if (state.status === 'error') return <LoadFailed state={state} message={t('failed')} retry={t('retry')} />;
  return <Loaded {...props} />;
}

function Loaded({
  passkeys,
  max,
  supported,
  defaultName = '',
  onAdd,
  onRename,
  onRemove,
}: Omit<PasskeyListProps, 'state'>) {
  const t = useMessages(passkeyListMessages);
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);
  const leaving = useRef<string | null>(null);
  const [adding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<PasskeyView>();
  const [asked, setAsked] = useState<PasskeyView>();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    if (leaving.current === null || passkeys.some(({ id }) => id === leaving.current)) return;
    leaving.current = null;
    // The focused button was removed with its row.
    focusIfLost(() => list.current);
  }, [passkeys]);

  const remove = async ({ id, name }: PasskeyView) => {
    leaving.current = id;
    setAsked(undefined);
    setBusy(id);
    setFailure(undefined);
    const outcome = await onRemove(id);
    setBusy(undefined);
    if (outcome.ok) return announce(t('removed', { name }));
    leaving.current = null;
    setFailure(outcome.message);
    announce(outcome.message, { politeness: 'assertive' });
  };
  const add = async (name: string) => {
    const outcome = await onAdd(name);
    if (outcome.ok) announce(t('added', { name }));
    return outcome;
  };

  return (
    <div data-slot="passkey-list" className="flex flex-col items-start gap-4">
      {failure && <Callout tone="danger">{failure}</Callout>}
      <ul ref={list} tabIndex={-1} aria-label={t('label')} className="flex w-full flex-col empty:hidden">
        {passkeys.map((passkey) => (
          <Row
            key={passkey.id}
            passkey={passkey}
            busy={busy === passkey.id}
            onRename={() => setRenamed(passkey)}
            onRemove={() => setAsked(passkey)}
          />
        ))}
      </ul>
      {passkeys.length === 0 && <p className="text-ink-muted">{t('none')}</p>}
      {!supported ? (
        <p className="text-ink-muted">{t('unsupported')}</p>
      ) : passkeys.length >= max ? (
        <p className="text-ink-muted">{t('full')}</p>
      ) : (
        <Button variant="secondary" onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      )}
      <FormDialog open={adding} onOpenChange={setAdding} title={t('addTitle')} description={t('addText')}>
        <NameForm name={defaultName} submitLabel={t('addSubmit')} busyLabel={t('adding')} onSubmit={add} />
      </FormDialog>
      <FormDialog
        open={renamed !== undefined}
        onOpenChange={(open) => !open && setRenamed(undefined)}
        title={t('renameTitle')}
      >
        <NameForm
          name={renamed?.name ?? ''}
          submitLabel={t('renameSubmit')}
          busyLabel={t('renaming')}
          onSubmit={async (name) => (renamed ? onRename(renamed.id, name) : { ok: true })}
        />
      </FormDialog>
      <ConfirmDialog
        open={asked !== undefined}
        title={t('removeTitle')}
        message={t('removeText', { name: asked?.name ?? '' })}
        confirmLabel={t('remove')}
        cancelLabel={t('cancel')}
        danger
        onConfirm={() => {
          if (asked) void remove(asked);
        }}
        onOpenChange={(open) => !open && setAsked(undefined)}
      />
    </div>
  );
}

function Row({
  passkey: { name, synced, createdAt, lastUsedAt },
  busy,
  onRename,
  onRemove,
}: {
  passkey: PasskeyView;
  busy: boolean;
  onRename: () => void;
  onRemove: () => void;
}) {
  const t = useMessages(passkeyListMessages);
  return (
    <li
      data-slot="passkey"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line py-4 first:border-t-0 first:pt-0"
    >
      <div className="flex min-w-0 flex-[1_1_14rem] items-start gap-4">
        <Icon of={KeyRound} size={22} className="mt-0.5 shrink-0 text-ink-muted" />
        <div className="flex min-w-0 flex-col gap-1">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-bold wrap-anywhere">{name}</span>
            {synced && <Badge>{t('synced')}</Badge>}
          </p>
          <p className="text-sm text-ink-muted">
            <span>{t('created')}</span> <RelativeTime iso={createdAt} />
            <span>{' ·'}</span>{' '}
            {lastUsedAt === null ? (
              <span>{t('neverUsed')}</span>
            ) : (
              <span>
                {t('used')} <RelativeTime iso={lastUsedAt} />
              </span>
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" variant="secondary" aria-label={t('renameOne', { name })} onClick={onRename}>
          {t('rename')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busy={busy}
          aria-label={busy ? t('removing') : t('removeOne', { name })}
          onClick={onRemove}
        >
          {t(busy ? 'removing' : 'remove')}
        </Button>
      </div>
    </li>
  );
}

function NameForm({
  name,
  submitLabel,
  busyLabel,
  onSubmit,
}: {
  name: string;
  submitLabel: string;
  busyLabel: string;
  onSubmit: (name: string) => Promise<FormOutcome>;
}) {
  const t = useMessages(passkeyListMessages);
  const id = useId();
  const submit = async ({ name: typed = '' }: Record<string, string>): Promise<FormOutcome> =>
    typed.trim() === ''
      ? { ok: false, message: t('nameMissing'), errors: { name: t('nameMissing') } }
      : onSubmit(typed.trim());
  return (
    <Form
      onSubmit={submit}
      fieldIds={{ name: id }}
      submitLabel={submitLabel}
      busyLabel={busyLabel}
      className="max-w-none"
    >
      {({ errors }) => (
        <TextInput
          id={id}
          name="name"
          label={t('name')}
          hint={t('nameHint')}
          autoComplete="off"
          maxLength={NAME_MAX}
          defaultValue={name}
          error={errors.name}
        />
      )}
    </Form>
  );
}
