import { TUTOR_LIMITS } from '@digiken/contract/constants';
import { useFlaggedConversation, useTutorAdminActions } from '@digiken/hooks/tutor';
import { FlaggedConversation, tutorReportMessages } from '@digiken/learning/tutor-report-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { HELP, turnView } from '../../../views/tutor';
import { assistantPath, flaggedView } from '../tutor-views';

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
      flagged={
        flagged && {
          ...flaggedView(flagged),
          personHref: `/admin/user/${flagged.person._id}`,
          note: flagged.note ?? undefined,
          turns: (flagged.turns ?? []).map(turnView),
        }
      }
      backHref={assistantPath}
      maxLength={TUTOR_LIMITS.ticketMax}
      onReview={(note) => reviewFlagged(conversationId, note)}
      {...HELP}
    />
  );
}
