import { useHub, useHubActions, useHubMembers } from '@digiken/hooks/hubs';
import { useEnrolledCourses } from '@digiken/hooks/learning';
import { HubScreen } from '@digiken/learning/hub-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useParams, useSearchParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { useTitleOf } from '../../shared/use-title-of';
import { usePage } from '../../../shell/use-page';
import { courseHrefIn } from '../../../views/courses';
import { isMissing, loadState } from '../../../views/load-state';
import { keyPageOf } from '../../shared/key-page';
import { learnerMessages } from '../messages';
import { hubPath } from '../views';

const courseHrefOf = courseHrefIn('console');

export default function HubPage() {
  const { id = '' } = useParams();
  // The key resets the form: text typed for one hub must not show on another.
  return <Hub key={id} id={id} />;
}

function Hub({ id }: { id: string }) {
  const t = useMessages(learnerMessages);
  const [params] = useSearchParams();
  const cursor = params.get('cursor') ?? undefined;
  const query = useHub(id);
  const hub = query.data;
  const inside = hub?.membership === 'member';
  const members = useHubMembers(id, { cursor, enabled: inside });
  const enrolled = useEnrolledCourses();
  const { askToJoin, cancelJoinRequest, leaveHub } = useHubActions();
  const missing = isMissing(query);
  const titleOf = useTitleOf();
  usePage({
    title: titleOf(t('hub'), hub?.name) ?? (query.status === 'error' && !missing ? t('hub') : undefined),
  });

  if (missing) return <NotFoundPage />;
  return (
    <HubScreen
      state={loadState(query)}
      hub={hub}
      courses={hub?.courses ?? []}
      courseHrefOf={courseHrefOf}
      ownedIds={(enrolled.data ?? []).map(({ course }) => course._id)}
      members={inside ? (members.data?.data ?? []) : undefined}
      administrators={cursor ? [] : hub?.administrators}
      membersPage={inside ? keyPageOf(members.data, params, hubPath(id)) : undefined}
      crumbs={[{ label: t('hubs'), href: '/console/hubs' }, { label: hub?.name ?? t('hub') }]}
      messageHref="/console/messages/new"
      onAsk={(message) => askToJoin(id, { message })}
      onCancelRequest={() => cancelJoinRequest(id)}
      onLeave={() => leaveHub(id)}
    />
  );
}
