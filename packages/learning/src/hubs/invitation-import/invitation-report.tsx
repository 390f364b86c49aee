import type { InvitationCheck, InvitationLine } from '@digiken/contract';
import { HUB_LIMITS, INVITATION_LINE_STATES, type InvitationLineState } from '@digiken/contract/constants';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '@digiken/ui/badge';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { DataTable } from '@digiken/ui/data-table';
import { EmptyState } from '@digiken/ui/empty-state';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { FieldError } from '@digiken/ui/field';
import { FilterBar } from '@digiken/ui/filter-bar';
import { barLook } from '@digiken/ui/internal/bar-look';
import { dateFormat } from '@digiken/ui/internal/intl';
import { LoadingText } from '@digiken/ui/internal/loading-text';
import type { FormOutcome, KeyPage, LoadState } from '@digiken/ui/internal/types';
import { useSpokenChange } from '@digiken/ui/internal/use-spoken-change';
import { KeyPager } from '@digiken/ui/key-pager';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { FactStrip } from '../../screens/fact-strip/fact-strip';
import { useOutcome } from '../../lib/use-outcome';
import { invitationImportMessages } from './messages';

const TONES = {
  ready: 'success',
  member: 'neutral',
  invited: 'neutral',
  duplicate: 'warning',
  'not-an-email': 'danger',
  unreadable: 'danger',
  blocked: 'danger',
  removed: 'warning',
} as const;

export interface InvitationReportProps {
  check: InvitationCheck;
  /** How the file was read, e.g. "UTF-8, separated by commas". */
  readAs: string;
  /** Of the lines. */
  state: LoadState;
  lines: readonly InvitationLine[];
  filter?: InvitationLineState;
  onFilterChange: (state: InvitationLineState | undefined) => void;
  page?: KeyPage;
  onSend: () => Promise<FormOutcome>;
  onDownload: () => Promise<FormOutcome>;
  onRestart: () => void;
  /** The list of invitations. */
  listHref: string;
}

/** What a file with people leads to, line by line, before anything is sent. Its heading takes the focus. */
export function InvitationReport(props: InvitationReportProps) {
  const { check, readAs } = props;
  const { fileName, ignoredColumns, counts, newCohorts, expiresAt } = check;
  const list = (items: readonly string[]) => new Intl.ListFormat(locale).format(items);
  const t = useMessages(invitationImportMessages);
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const underWay = check.state !== 'checked';
  // The buttons of the report are gone once it is being sent.
  useEffect(() => heading.current?.focus(), [underWay]);
  const of = (...states: readonly InvitationLineState[]) =>
    states.reduce((sum, state) => sum + counts[state], 0);
  const number = (value: number) => value.toLocaleString(locale);
  return (
    <section data-slot="invitation-report" className="flex min-w-0 flex-col gap-6 wrap-anywhere">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-xl font-heavy tracking-tight sm:text-2xl">
          {t('report', { file: fileName })}
        </h2>
        <p className="text-ink-muted">{t('readAs', { how: readAs })}</p>
        {!underWay && (
          <p className="text-ink-muted">
            {`${t('nothingSent')} ${t('keptUntil', {
              time: dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
                Date.parse(expiresAt),
              ),
            })}`}
          </p>
        )}
      </div>
      <FactStrip
        label={t('figures', { file: fileName })}
        facts={[
          { label: t('lines'), value: number(of(...INVITATION_LINE_STATES)) },
          { label: t('ready'), value: number(of('ready')) },
          { label: t('noNeed'), value: number(of('member', 'invited')), change: t('noNeedHint') },
          {
            label: t('problems'),
            value: number(of('duplicate', 'not-an-email', 'unreadable', 'blocked', 'removed')),
          },
        ]}
      />
      {ignoredColumns.length > 0 && (
        <Callout tone="warning">
          {t('ignored', { count: ignoredColumns.length, names: list(ignoredColumns) })}
        </Callout>
      )}
      {newCohorts.length > 0 && !underWay && (
        <Callout tone="info">
          {t('newCohorts', { count: newCohorts.length, names: list(newCohorts) })}
        </Callout>
      )}
      {underWay ? <Sending {...props} /> : <Actions {...props} />}
      <Lines {...props} />
    </section>
  );
}

function Actions({ check, onSend, onDownload, onRestart }: InvitationReportProps) {
  const t = useMessages(invitationImportMessages);
  const {
    cohortOnly,
    counts: { ready },
  } = check;
  const [asking, setAsking] = useState(false);
  const send = useOutcome();
  const download = useOutcome();
  const act = ready > 0 ? t('send', { count: ready }) : t('add', { count: cohortOnly });
  return (
    <div className="flex flex-col gap-3">
      {ready === 0 && <p>{t('nobody')}</p>}
      {cohortOnly > 0 && <p>{t('cohortOnly', { count: cohortOnly })}</p>}
      {(send.problem ?? download.problem) && <FieldError>{send.problem ?? download.problem}</FieldError>}
      <div className="flex flex-wrap gap-3">
        {(ready > 0 || cohortOnly > 0) && (
          <Button busy={send.busy} onClick={() => (ready > 0 ? setAsking(true) : void send.run(onSend))}>
            {send.busy ? t('starting') : act}
          </Button>
        )}
        <Button variant="secondary" busy={download.busy} onClick={() => void download.run(onDownload)}>
          {t(download.busy ? 'downloading' : 'download')}
        </Button>
        <Button variant="secondary" onClick={onRestart}>
          {t('another')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('sendTitle', { count: ready })}
        message={t('sendText', { days: HUB_LIMITS.personalInvitationDays })}
        confirmLabel={t('send', { count: ready })}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          setAsking(false);
          void send.run(onSend);
        }}
        onOpenChange={setAsking}
      />
    </div>
  );
}

function Sending({ check, listHref, onDownload, onRestart }: InvitationReportProps) {
  const t = useMessages(invitationImportMessages);
  const locale = useLocale();
  const download = useOutcome();
  const { changed, counts, invited: sent } = check;
  const done = check.state === 'sent';
  const total = Math.max(counts.ready, sent);
  const words = t('progress', { sent: sent.toLocaleString(locale), total: total.toLocaleString(locale) });
  useSpokenChange(done ? t('done', { count: sent }) : t('sending'));
  return (
    <div className="flex flex-col gap-4">
      {done ? (
        <Callout
          tone="success"
          title={t('done', { count: sent })}
          actions={<ButtonLink href={listHref}>{t('toList')}</ButtonLink>}
        />
      ) : (
        <div className="flex max-w-reading flex-col gap-2">
          <p className="font-bold">{t('sending')}</p>
          <progress
            aria-label={t('sending')}
            aria-valuetext={`${t('sending')}: ${words}`}
            value={sent}
            max={Math.max(total, 1)}
            className={barLook}
          />
          <p aria-hidden="true" className="text-ink-muted">
            {words}
          </p>
          <p className="text-ink-muted">{t('sendingText')}</p>
        </div>
      )}
      {changed > 0 && <Callout tone="warning">{t('changed', { count: changed })}</Callout>}
      {download.problem && <FieldError>{download.problem}</FieldError>}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={download.busy} onClick={() => void download.run(onDownload)}>
          {t(download.busy ? 'downloading' : 'download')}
        </Button>
        <Button variant="secondary" onClick={onRestart}>
          {t('another')}
        </Button>
      </div>
    </div>
  );
}

function Lines({ check, state, lines, filter, onFilterChange, page }: InvitationReportProps) {
  const t = useMessages(invitationImportMessages);
  const { counts, fileName } = check;
  const present = INVITATION_LINE_STATES.filter((state) => counts[state] > 0 || state === filter);
  const loading = state.status === 'loading';
  const shown = lines.length > 0;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <FilterBar
        label={t('filter', { file: fileName })}
        selects={[
          {
            name: 'state',
            label: t('result'),
            value: filter ?? '',
            options: [
              { value: '', label: t('all') },
              ...present.map((value) => ({
                value,
                label: value === 'duplicate' ? t('of-duplicate') : t(`is-${value}`),
              })),
            ],
          },
        ]}
        onValueChange={({ state: next }) =>
          onFilterChange(INVITATION_LINE_STATES.find((state) => state === next))
        }
        resultText={state.status === 'ready' ? t('found', { count: lines.length }) : undefined}
      />
      {state.status === 'error' && <ErrorScreen {...state.error} onRetry={state.onRetry} headingLevel={3} />}
      {loading && !shown && <LoadingText>{t('loading')}</LoadingText>}
      {!shown && state.status === 'ready' && <EmptyState title={t('none')} headingLevel={3} />}
      {shown && state.status !== 'error' && (
        <DataTable
          label={t('figures', { file: fileName })}
          busy={loading}
          rows={lines}
          rowKey={({ _id }) => _id}
          columns={[
            { id: 'line', label: t('columnLine'), cell: ({ line }) => line },
            {
              id: 'email',
              label: t('columnEmail'),
              rowHeader: true,
              cell: ({ email }) => (email === '' ? <i>{t('noEmail')}</i> : <bdi>{email}</bdi>),
            },
            {
              id: 'name',
              label: t('columnName'),
              cell: ({ firstName, lastName }) => <bdi>{`${firstName} ${lastName}`.trim()}</bdi>,
            },
            {
              id: 'cohorts',
              label: t('columnCohort'),
              cell: ({ cohorts }) => <bdi>{cohorts.join(', ')}</bdi>,
            },
            {
              id: 'result',
              label: t('result'),
              cell: ({ state: result, duplicateOf, changedTo }) => (
                <span className="flex flex-wrap gap-2">
                  <Badge tone={TONES[result]}>{t(`is-${result}`, { line: duplicateOf ?? '' })}</Badge>
                  {changedTo && (
                    <Badge tone="warning">
                      {t('changedTo', { result: t(`is-${changedTo}`, { line: duplicateOf ?? '' }) })}
                    </Badge>
                  )}
                </span>
              ),
            },
          ]}
        />
      )}
      {page && <KeyPager label={t('pages', { file: fileName })} page={page} />}
    </div>
  );
}
