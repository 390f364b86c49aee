import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '@digiken/ui/announcer';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { formatDataSize } from '@digiken/ui/data-size';
import { LoadingText } from '@digiken/ui/internal/loading-text';
import type { FormOutcome, LoadState } from '@digiken/ui/internal/types';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Skeleton } from '@digiken/ui/skeleton';
import { TextLink } from '@digiken/ui/text-link';
import { LoadFailed } from '../../lib/load-failed';
import { type BlockerView, DeleteAccount, type DeleteAccountProps } from './delete-account';
import { accountDataMessages } from './messages';

export type { BlockerView } from './delete-account';
export { accountDataMessages } from './messages';

export interface ExportView {
  state: 'requested' | 'ready' | 'expired' | 'failed';
  /** ISO 8601, as all times. */
  requestedAt: string;
  expiresAt: string | null;
  bytes: number | null;
  /** Of the file, while it is ready. */
  href: string | null;
}

export interface AccountDataView {
  export: ExportView | null;
  /** When another copy can be asked for; null: now. */
  nextExportAt: string | null;
  blockers: readonly BlockerView[];
  /** Valid certificates. */
  certificates: number;
  /** Days from the request to the deletion. */
  graceDays: number;
}

export interface AccountDataProps extends Pick<DeleteAccountProps, 'email' | 'hasPassword' | 'onDelete'> {
  state: LoadState;
  /** Undefined while loading. */
  data: AccountDataView | undefined;
  onExport: () => Promise<FormOutcome>;
}

/** A person's own data: a copy of it, and the deletion of the account (spec 13.121). */
export function AccountData({ state, data, onExport, ...deletion }: AccountDataProps) {
  const t = useMessages(accountDataMessages);
  if (data === undefined && state.status !== 'error')
    return (
      <div data-slot="account-data">
        <LoadingText>{t('loading')}</LoadingText>
        <Skeleton lines={4} className="max-w-form" />
      </div>
    );
  if (data === undefined)
    return (
      <div data-slot="account-data">
        <LoadFailed state={state} message={t('failed')} retry={t('retry')} />
      </div>
    );
  const { export: copy, nextExportAt, ...rest } = data;
  return (
    <div data-slot="account-data" className="flex flex-col gap-10">
      <section className="flex flex-col items-start gap-4">
        <h3 className="text-lg font-bold">{t('copy')}</h3>
        <p>{t('copyText')}</p>
        <Copy copy={copy} nextExportAt={nextExportAt} onExport={onExport} />
      </section>
      <section className="flex flex-col items-start gap-4">
        <h3 className="text-lg font-bold">{t('delete')}</h3>
        <DeleteAccount {...rest} {...deletion} />
      </section>
    </div>
  );
}

function Copy({
  copy,
  nextExportAt,
  onExport,
}: {
  copy: ExportView | null;
  nextExportAt: string | null;
  onExport: AccountDataProps['onExport'];
}) {
  const t = useMessages(accountDataMessages);
  const locale = useLocale();
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const day = (at: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(Date.parse(at));
  const moment = (at: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(at));

  const status = copy === null ? undefined : statusOf(copy);
  // It changes by itself while the copy is being made.
  const shown = useRef(copy?.state);
  useEffect(() => {
    if (shown.current === copy?.state) return;
    shown.current = copy?.state;
    if (status) announce(status);
  }, [copy?.state, status, announce]);

  function statusOf({ state, requestedAt, expiresAt }: ExportView): string {
    if (state === 'requested') return t('requested');
    if (state === 'ready') return t('ready', { date: day(expiresAt ?? requestedAt) });
    return state === 'expired' ? t('expired', { date: day(requestedAt) }) : t('exportFailed');
  }

  async function ask() {
    setBusy(true);
    const outcome = await onExport();
    setBusy(false);
    setFailure(outcome.ok ? undefined : outcome.message);
  }

  return (
    <>
      {status && <p>{status}</p>}
      {failure && <Callout tone="danger">{failure}</Callout>}
      {copy?.state === 'ready' && copy.href !== null && (
        <TextLink href={copy.href} download>
          {t('download', { size: formatDataSize(copy.bytes ?? 0, locale) })}
        </TextLink>
      )}
      {nextExportAt === null ? (
        copy?.state !== 'requested' && (
          <Button variant="secondary" onClick={() => void ask()} busy={busy}>
            {t(busy ? 'asking' : 'ask')}
          </Button>
        )
      ) : (
        <p className="text-ink-muted">{t('nextAt', { time: moment(nextExportAt) })}</p>
      )}
    </>
  );
}
