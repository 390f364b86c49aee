import { Badge } from '@digiken/ui/badge';
import { Callout } from '@digiken/ui/callout';
import { type DataColumn, DataTable } from '@digiken/ui/data-table';
import { Facts } from '@digiken/ui/facts';
import { numberFormat } from '@digiken/ui/internal/intl';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Section } from '@digiken/ui/section';
import { regradeScreenMessages } from './messages';
import { formatPercent } from '../../lib/percent';

interface AttemptOfLearner {
  /** Of the attempt. */
  id: string;
  /** Null while names are hidden. */
  learner: string | null;
  /** Of the learner's attempts, from 1. */
  number: number;
}

export interface RegradedAttemptView extends AttemptOfLearner {
  points: { before: number; after: number; of: number };
  /** Shares, 0 to 1; null: not all is marked. */
  score: { before: number; after: number } | null;
  passes: 'now' | 'no-longer' | null;
}

export interface RegradePreviewView {
  /** In the quiz, from 1. */
  number: number;
  /** Plain text. */
  prompt: string;
  attempts: number;
  learners: number;
  raised: number;
  lowered: number;
  unchanged: number;
  /** Learners. */
  passNow: number;
  passNoLonger: number;
  changes: readonly RegradedAttemptView[];
  /** Changes that are not listed. */
  unlisted: number;
  kept: readonly (AttemptOfLearner & { reason: 'answer' | 'by-hand' })[];
}

/** What the chosen rule would change: figures first, then each attempt, then those that keep their mark. */
export function RegradeChanges({ preview, busy }: { preview: RegradePreviewView; busy: boolean }) {
  const t = useMessages(regradeScreenMessages);
  const { changes, unlisted, kept, passNoLonger, passNow } = preview;
  const columns = useColumns(changes.some(({ passes }) => passes !== null));
  const name = (learner: string | null) => learner ?? t('hidden');
  return (
    <Section title={t('preview')} intro={t('previewHint')}>
      <div data-slot="regrade-changes" className="flex flex-col gap-6" aria-busy={busy}>
        <Facts
          items={[
            { label: t('raised'), value: preview.raised },
            { label: t('lowered'), value: preview.lowered },
            { label: t('unchanged'), value: preview.unchanged },
            ...(passNow > 0 ? [{ label: t('passNow'), value: passNow }] : []),
            ...(passNoLonger > 0 ? [{ label: t('passNoLonger'), value: passNoLonger }] : []),
          ]}
        />
        {passNoLonger > 0 && <Callout tone="warning">{t('warning', { count: passNoLonger })}</Callout>}
        {changes.length > 0 ? (
          <div className="flex flex-col gap-3">
            <DataTable
              label={t('changes')}
              columns={columns}
              rows={changes}
              rowKey={({ id }) => id}
              busy={busy}
            />
            {unlisted > 0 && <p className="text-ink-muted">{t('unlisted', { count: unlisted })}</p>}
          </div>
        ) : (
          <Callout tone="info" title={t('nothing')}>
            {t('nothingText')}
          </Callout>
        )}
        {kept.length > 0 && (
          <Callout tone="info" title={t('kept', { count: kept.length })}>
            <ul className="flex list-none flex-col gap-1">
              {kept.map(({ id, learner, number, reason }) => (
                <li key={id}>{t(reason, { name: name(learner), number })}</li>
              ))}
            </ul>
          </Callout>
        )}
      </div>
    </Section>
  );
}

function useColumns(outcomes: boolean): DataColumn<RegradedAttemptView>[] {
  const t = useMessages(regradeScreenMessages);
  const locale = useLocale();
  const percent = (share: number) => formatPercent(share, locale);
  const number = (points: number) => numberFormat(locale).format(points);
  return [
    {
      id: 'learner',
      label: t('learner'),
      rowHeader: true,
      cell: (row) => (
        <span className="flex flex-col">
          <bdi>{row.learner ?? t('hidden')}</bdi>
          <span className="text-sm font-normal text-ink-muted">{t('attempt', { number: row.number })}</span>
        </span>
      ),
    },
    {
      id: 'points',
      label: t('points'),
      align: 'end',
      cell: ({ points: { before, after, of } }) => {
        const values = { before: number(before), after: number(after), of: number(of) };
        return <Change text={t('pointsChange', values)} label={t('pointsChangeLabel', values)} />;
      },
    },
    {
      id: 'score',
      label: t('score'),
      align: 'end',
      cell: ({ score }) => {
        if (score === null) return t('noScore');
        const values = { before: percent(score.before), after: percent(score.after) };
        return <Change text={t('scoreChange', values)} label={t('scoreChangeLabel', values)} />;
      },
    },
    ...(outcomes
      ? [
          {
            id: 'outcome',
            label: t('outcome'),
            cell: ({ passes }: RegradedAttemptView) =>
              passes && <Badge tone={passes === 'now' ? 'success' : 'warning'}>{t(passes)}</Badge>,
          },
        ]
      : []),
  ];
}

/** An arrow is read as "right arrow" or not at all, so screen readers get words. */
function Change({ text, label }: { text: string; label: string }) {
  return (
    <>
      <span aria-hidden="true" className="font-bold whitespace-nowrap tabular-nums">
        {text}
      </span>
      <span className="dk-visually-hidden">{label}</span>
    </>
  );
}
