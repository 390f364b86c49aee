import type { QuizResultRow } from '@digiken/contract';
import { STATISTICS_FROM } from '@digiken/contract/constants';
import {
  type QuizResults,
  useQuizMarkingActions,
  useQuizResults,
  useQuizStatistics,
} from '@digiken/hooks/quiz-authoring';
import { QuestionStatistics } from '@digiken/learning/question-statistics';
import { FactStrip } from '@digiken/learning/fact-strip';
import { Badge } from '@digiken/ui/badge';
import { Breadcrumbs } from '@digiken/ui/breadcrumbs';
import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { RowLink } from '@digiken/ui/data-table';
import { FilterBar } from '@digiken/ui/filter-bar';
import { ListScreen } from '@digiken/ui/list-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Section } from '@digiken/ui/section';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { saveText } from '../../../views/save-file';
import { useListAddress } from '../../shared/use-list-address';
import { usePercent } from '../../shared/use-percent';
import { markingMessages } from '../messages/marking';
import { RegradeNotice } from '../parts/regrade-notice';
import { paths } from '../paths';

const TONES = { open: 'info', review: 'warning', complete: 'success' } as const;

/** The attempts at a quiz and how its questions did (spec 12.26, 12.28). */
export default function QuizResultsPage() {
  const { id = '' } = useParams();
  const t = useMessages(markingMessages);
  const percent = usePercent();
  const { search, cursor, change, pageLinks } = useListAddress();
  const query = useQuizResults(id, { cursor, search: search || undefined });
  const { exportQuizResults } = useQuizMarkingActions();
  const [failed, setFailed] = useState(false);
  const quiz = query.data?.quiz;
  const title = quiz ? t('resultsOf', { title: quiz.title }) : t('results');
  usePage({ title });
  if (isMissing(query)) return <NotFoundPage />;
  const download = async () => {
    const outcome = await exportQuizResults(id);
    setFailed(!outcome.ok);
    if (outcome.ok) saveText(outcome.data.name, 'text/csv', outcome.data.csv);
  };
  const rows = query.data?.data ?? [];
  const codeFailures = query.data?.codeFailures ?? [];
  const name = (row: QuizResultRow) => row.learner?.name ?? t('hidden');
  return (
    <>
      <ListScreen
        title={title}
        eyebrow={
          quiz && (
            <Breadcrumbs
              items={[
                { label: quiz.course.title, href: paths.course(quiz.course._id) },
                { label: quiz.title, href: paths.quiz(id) },
                { label: t('results') },
              ]}
            />
          )
        }
        actions={
          <>
            {quiz && quiz.attempts > 0 && (
              <Button variant="secondary" onClick={() => void download()}>
                {t('csv')}
              </Button>
            )}
            <ButtonLink href={paths.arrangements(id)} variant="secondary">
              {t('times')}
            </ButtonLink>
            <ButtonLink href={paths.quiz(id)} variant="secondary">
              {t('edit')}
            </ButtonLink>
          </>
        }
        above={
          <>
            {failed && <Callout tone="danger">{t('csvFailed')}</Callout>}
            {codeFailures.length > 0 && <CodeFailures of={codeFailures} />}
            {quiz && quiz.attempts > 0 && <RegradeNotice quizId={id} />}
            {quiz && quiz.attempts > 0 && <Totals quiz={quiz} />}
          </>
        }
        filters={
          (search !== '' || (quiz && quiz.attempts > 0)) && (
            <FilterBar
              label={t('filter')}
              search={{ label: t('search'), value: search }}
              onValueChange={change}
              resultText={query.refreshing ? undefined : t('found', { count: rows.length })}
            />
          )
        }
        filtered={search !== ''}
        filteredEmpty={{ title: t('nobody'), text: t('nobodyText') }}
        state={loadState(query)}
        page={pageLinks(query.data)}
        table={{
          label: t('resultsLabel'),
          rows,
          rowKey: ({ _id }) => _id,
          busy: query.refreshing,
          columns: [
            {
              id: 'learner',
              label: t('learner'),
              rowHeader: true,
              cell: (row) =>
                row.state === 'open' ? name(row) : <RowLink href={paths.mark(row._id)}>{name(row)}</RowLink>,
            },
            { id: 'attempt', label: t('attempt'), align: 'end', cell: ({ number }) => number },
            {
              id: 'state',
              label: t('state'),
              cell: ({ state, late, regraded }) => (
                <span className="flex flex-wrap gap-2">
                  <Badge tone={TONES[state]}>{t(state)}</Badge>
                  {late > 0 && <Badge tone="warning">{t('lateAnswers', { count: late })}</Badge>}
                  {regraded && <Badge>{t('regraded')}</Badge>}
                </span>
              ),
            },
            {
              id: 'started',
              label: t('started'),
              cell: ({ startedAt }) => <RelativeTime iso={startedAt} />,
            },
            {
              id: 'score',
              label: t('score'),
              align: 'end',
              cell: ({ score, pointsScored, points }) =>
                score !== null && (
                  <span className="flex flex-col items-end">
                    <span className="font-bold">{percent(score)}</span>
                    <span className="text-sm text-ink-muted">
                      {t('points', { points: pointsScored ?? 0, of: points })}
                    </span>
                  </span>
                ),
            },
          ],
        }}
        empty={{ title: t('noResults'), text: t('noResultsText') }}
      />
      {quiz && quiz.attempts > 0 && <Statistics id={id} />}
    </>
  );
}

/** Learners who may be guessing the access code (spec 15.102). */
function CodeFailures({ of }: { of: QuizResults['codeFailures'] }) {
  const t = useMessages(markingMessages);
  return (
    <Callout tone="warning">
      <p>{t('codeFailures')}</p>
      <ul className="list-disc ps-6 wrap-anywhere">
        {of.map(({ learner, count, lastAt }) => (
          <li key={learner._id}>
            <span>{`${t('codeFailuresOf', { name: learner.name, count })} (`}</span>
            <RelativeTime iso={lastAt} />
            <span>)</span>
          </li>
        ))}
      </ul>
    </Callout>
  );
}

function Totals({ quiz }: { quiz: QuizResults['quiz'] }) {
  const t = useMessages(markingMessages);
  const percent = usePercent();
  const number = new Intl.NumberFormat(useLocale());
  return (
    <FactStrip
      label={t('figures')}
      facts={[
        { label: t('learners'), value: number.format(quiz.learners) },
        { label: t('attempts'), value: number.format(quiz.attempts) },
        { label: t('average'), value: quiz.average === null ? t('none') : percent(quiz.average) },
        { label: t('toMark'), value: number.format(quiz.waiting) },
      ]}
    />
  );
}

function Statistics({ id }: { id: string }) {
  const t = useMessages(markingMessages);
  const query = useQuizStatistics(id);
  return (
    <Section title={t('statistics')} className="mt-12">
      {query.status === 'error' && !query.data && (
        <Callout
          tone="danger"
          actions={
            <Button size="sm" variant="secondary" onClick={() => query.retry()}>
              {t('again')}
            </Button>
          }
        >
          {query.error?.message ?? t('statisticsFailed')}
        </Callout>
      )}
      {query.data && <QuestionStatistics questions={query.data} from={STATISTICS_FROM} />}
    </Section>
  );
}
