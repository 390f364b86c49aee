import type { WaitingAttempt } from '@digiken/contract';
import { useMarking } from '@digiken/hooks/quiz-authoring';
import { RowLink } from '@digiken/ui/data-table';
import { ListScreen } from '@digiken/ui/list-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { useListAddress } from '../../shared/use-list-address';
import { markingMessages } from '../messages/marking';
import { paths } from '../paths';

/** Attempts with answers that wait for a person (spec 12.22). */
export default function MarkingPage() {
  const t = useMessages(markingMessages);
  const { params, cursor, pageLinks } = useListAddress();
  usePage({ title: t('title') });
  const query = useMarking({ cursor, quiz: params.get('quiz') ?? undefined });
  const name = ({ learner }: WaitingAttempt) => learner?.name ?? t('hidden');
  return (
    <ListScreen
      title={t('title')}
      intro={t('intro')}
      state={loadState(query)}
      page={pageLinks(query.data)}
      table={{
        label: t('label'),
        rows: query.data?.data ?? [],
        rowKey: ({ _id }) => _id,
        busy: query.refreshing,
        columns: [
          {
            id: 'learner',
            label: t('learner'),
            rowHeader: true,
            cell: (row) => <RowLink href={paths.mark(row._id)}>{name(row)}</RowLink>,
          },
          { id: 'quiz', label: t('quiz'), cell: ({ quiz }) => quiz.title },
          { id: 'course', label: t('course'), cell: ({ course }) => course.title },
          { id: 'answers', label: t('answers'), align: 'end', cell: ({ waiting }) => waiting },
          {
            id: 'submitted',
            label: t('submitted'),
            cell: ({ submittedAt }) => <RelativeTime iso={submittedAt} />,
          },
        ],
      }}
      empty={{ title: t('empty'), text: t('emptyText') }}
    />
  );
}
