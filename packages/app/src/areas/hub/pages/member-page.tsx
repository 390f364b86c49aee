import { useOwnHubMember } from '@digiken/hooks/hubs';
import { LearnerProgressScreen } from '@digiken/learning/learner-progress-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { useTitleOf } from '../../shared/use-title-of';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { hubAreaMessages } from '../messages';
import { coursePath } from '../../../views/paths';
import { memberCourses } from '../views';

export default function MemberPage() {
  const { id = '' } = useParams();
  const t = useMessages(hubAreaMessages);
  const query = useOwnHubMember(id);
  const member = query.data;
  const missing = isMissing(query);
  const titleOf = useTitleOf();
  usePage({
    title:
      titleOf(t('member'), member?.user.name) ??
      (query.status === 'error' && !missing ? t('member') : undefined),
  });
  if (missing) return <NotFoundPage />;
  return (
    <LearnerProgressScreen
      state={loadState(query)}
      learner={member && { ...member.user, joinedAt: member.joinedHubAt, email: member.email }}
      courses={member ? memberCourses(member) : []}
      courseHrefOf={(course) => coursePath('public', course)}
      empty={{ title: t('noMemberCourses'), text: t('noMemberCoursesText') }}
      messageHref={`/hub/messages/new?to=${encodeURIComponent(id)}`}
      crumbs={[{ label: t('members'), href: '/hub/members' }, { label: member?.user.name ?? t('member') }]}
    />
  );
}
