import { TUTOR_LIMITS } from '@digiken/contract/constants';
import { useFlaggedConversation, useTutorAdminActions } from '@digiken/hooks/tutor';
import { FlaggedConversation, tutorReportMessages } from '@digiken/learning/tutor-report-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { assistantPath } from '../views';

/** One flagged conversation, to read and to mark as reviewed; reading it is audited. */
export default function FlaggedTalkPage() {
  const { conversationId = '' } = useParams();
  const t = useMessages(tutorReportMessages);
  const query = useFlaggedConversation(conversationId);
  const { reviewFlagged } = useTutorAdminActions();
  const flagged = query.data;
  const missing = isMissing(query);
  usePage({
    title: missing
      ? undefined
      : flagged
        ? t('conversationOf', { name: flagged.person.name })
        : t('conversation'),
  });
  if (missing) return <NotFoundPage />;
  return (
    <FlaggedConversation
      state={loadState(query)}
      flagged={flagged}
      personHref={flagged && `/admin/user/${flagged.person._id}`}
      backHref={assistantPath}
      maxLength={TUTOR_LIMITS.ticketMax}
      onReview={(note) => reviewFlagged(conversationId, note)}
    />
  );
}
