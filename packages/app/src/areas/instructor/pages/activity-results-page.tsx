import type { ActivityResultRow } from '@digiken/contract';
import { type ActivityResults, useActivityResults, useActivityResultsFile } from '@digiken/hooks/authoring';
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
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { saveText } from '../../../views/save-file';
import { useListAddress } from '../../shared/use-list-address';
import { usePercent } from '../../shared/use-percent';
import { activityResultMessages } from '../messages/activity-results';
import { paths } from '../paths';

const TONES = {
  none: 'info',
  incomplete: 'info',
  failed: 'warning',
  completed: 'success',
  passed: 'success',
} as const;

/** What learners have reached in the activity of a lesson (spec 14.320). */
export default function ActivityResultsPage() {
  const { topicId = '' } = useParams();
  const t = useMessages(activityResultMessages);
  const percent = usePercent();
  const time = useTime();
  const { search, cursor, change, pageLinks } = useListAddress();
  const query = useActivityResults(topicId, { cursor, search: search || undefined });
  const readFile = useActivityResultsFile();
  const [failed, setFailed] = useState(false);
  const activity = query.data?.activity;
  const title = activity ? t('resultsOf', { title: activity.title }) : t('results');
  usePage({ title });
  if (isMissing(query)) return <NotFoundPage />;
  const download = async () => {
    const outcome = await readFile(topicId);
    setFailed(!outcome.ok);
    if (outcome.ok) saveText(outcome.data.name, 'text/csv', outcome.data.csv);
  };
  const rows = query.data?.data ?? [];
  const opened = activity !== undefined && activity.learners > 0;
  return (
    <ListScreen
      title={title}
      eyebrow={
        activity && (
          <Breadcrumbs
            items={[
              { label: activity.course.title, href: paths.course(activity.course._id) },
              { label: activity.unit.title, href: paths.unit(activity.unit._id) },
              { label: activity.lesson.title, href: paths.topic(topicId) },
              { label: t('results') },
            ]}
          />
        )
      }
      actions={
        <>
          {opened && (
            <Button variant="secondary" onClick={() => void download()}>
              {t('csv')}
            </Button>
          )}
          <ButtonLink href={paths.topic(topicId)} variant="secondary">
            {t('edit')}
          </ButtonLink>
        </>
      }
      above={
        <>
          {failed && <Callout tone="danger">{t('csvFailed')}</Callout>}
          {opened && <Totals activity={activity} />}
          {opened && <p className="text-ink-muted">{t('note')}</p>}
        </>
      }
      filters={
        (search !== '' || opened) && (
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
        label: t('label'),
        rows,
        rowKey: ({ learner }: ActivityResultRow) => learner._id,
        busy: query.refreshing,
        columns: [
          {
            id: 'learner',
            label: t('learner'),
            rowHeader: true,
            cell: ({ learner, enrolled }) =>
              enrolled ? <RowLink href={paths.learner(learner._id)}>{learner.name}</RowLink> : learner.name,
          },
          {
            id: 'status',
            label: t('status'),
            cell: ({ status }) => <Badge tone={TONES[status]}>{t(status)}</Badge>,
          },
          {
            id: 'score',
            label: t('score'),
            align: 'end',
            cell: ({ score }) =>
              score === null ? (
                <span className="text-ink-muted">{t('noScore')}</span>
              ) : (
                <span className="font-bold">{percent(score / 100)}</span>
              ),
          },
          { id: 'attempts', label: t('attempts'), align: 'end', cell: ({ attempts }) => attempts },
          { id: 'time', label: t('time'), align: 'end', cell: ({ totalSeconds }) => time(totalSeconds) },
          { id: 'visited', label: t('visited'), cell: ({ visitedAt }) => <RelativeTime iso={visitedAt} /> },
        ],
      }}
      empty={{ title: t('empty'), text: t('emptyText') }}
    />
  );
}

function useTime(): (seconds: number) => string {
  const t = useMessages(activityResultMessages);
  return (seconds) => (seconds < 60 ? t('underMinute') : t('minutes', { count: Math.round(seconds / 60) }));
}

function Totals({ activity }: { activity: ActivityResults['activity'] }) {
  const t = useMessages(activityResultMessages);
  const percent = usePercent();
  const time = useTime();
  const number = new Intl.NumberFormat(useLocale());
  const { learners, completed, averageScore, averageSeconds } = activity;
  return (
    <FactStrip
      label={t('figures')}
      facts={[
        { label: t('learners'), value: number.format(learners) },
        { label: t('done'), value: number.format(completed) },
        { label: t('average'), value: averageScore === null ? t('noScore') : percent(averageScore / 100) },
        {
          label: t('averageTime'),
          value: averageSeconds === null ? t('noScore') : time(averageSeconds),
        },
      ]}
    />
  );
}
