import { TUTOR_FLAG_STATES } from '@digiken/contract/constants';
import { useFlagged, useTutorAdminActions, useTutorFigures } from '@digiken/hooks/tutor';
import { TutorReportScreen, tutorReportMessages } from '@digiken/learning/tutor-report-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { useListAddress } from '../../shared/use-list-address';
import { useIsAdmin } from '../use-is-admin';
import { assistantPath } from '../views';

const CHOICES = { state: TUTOR_FLAG_STATES };

/** Use, cost, ratings and limits of the tutor, and its flagged conversations (spec 13.25). */
export default function AssistantPage() {
  const t = useMessages(tutorReportMessages);
  const isAdmin = useIsAdmin();
  const address = useListAddress(CHOICES);
  const { state } = address.values;
  const query = useTutorFigures();
  const flagged = useFlagged({ cursor: address.cursor, state });
  const { saveTutorSettings } = useTutorAdminActions();
  usePage({ title: t('title') });
  const list = loadState(flagged);
  const own = loadState(query);
  return (
    <TutorReportScreen
      state={own.status === 'ready' ? list : own}
      figures={query.data}
      flagged={{
        rows: flagged.data?.data ?? [],
        hrefOf: ({ _id }) => `${assistantPath}/${_id}`,
        state,
        onStateChange: (next) => address.change({ state: next ?? '' }),
        page: flagged.data && address.pageLinks(flagged.data),
      }}
      onSave={isAdmin ? saveTutorSettings : undefined}
    />
  );
}
