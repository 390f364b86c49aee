import type { AdminUserDetail } from '@digiken/contract';
import { useUser } from '@digiken/hooks/account';
import { useAdminUser } from '@digiken/hooks/admin';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { RecordScreen, type RecordScreenProps } from '@digiken/ui/record-screen';
import { RelativeTime } from '@digiken/ui/relative-time';
import { TextLink } from '@digiken/ui/text-link';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { useTitleOf } from '../../shared/use-title-of';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { peopleMessages } from '../messages/people';
import { termMessages } from '../messages/terms';
import { PersonBadge } from '../parts/state-badges';
import { UserAccess } from '../parts/user-access';
import { UserDevices } from '../parts/user-devices';
import { UserQuizTime } from '../parts/user-quiz-time';
import { UserRole } from '../parts/user-role';
import { UserTwoStep } from '../parts/user-two-step';
import { useIsAdmin } from '../use-is-admin';

export default function UserPage() {
  const { id = '' } = useParams();
  const t = useMessages(peopleMessages);
  const query = useAdminUser(id);
  const user = query.data;
  const isAdmin = useIsAdmin();
  const own = useUser().data?._id === id;
  const facts = useFacts(user);
  const missing = isMissing(query);
  const titleOf = useTitleOf();
  usePage({
    title: titleOf(t('user'), user?.name) ?? (query.status === 'error' && !missing ? t('user') : undefined),
  });

  if (missing) return <NotFoundPage />;
  const title = user?.name || user?.email || t('user');
  return (
    <RecordScreen
      title={title}
      crumbs={[{ label: t('title'), href: '/admin/users' }, { label: title }]}
      state={loadState(query)}
      badges={user && <PersonBadge status={user.status} />}
      facts={facts}
    >
      {!isAdmin && <Callout tone="info">{t('readOnly')}</Callout>}
      {isAdmin && own && <Callout tone="info">{t('own')}</Callout>}
      {user && isAdmin && !own && (
        <>
          <UserRole key={`${user.role} ${user.hub?._id}`} user={user} />
          <UserAccess user={user} />
          <UserTwoStep user={user} />
        </>
      )}
      {user?.role === 'user' && <UserQuizTime key={id} userId={id} editable={isAdmin} />}
      <UserDevices userId={id} />
    </RecordScreen>
  );
}

function useFacts(user: AdminUserDetail | undefined): RecordScreenProps['facts'] {
  const t = useMessages(peopleMessages);
  const word = useMessages(termMessages);
  if (!user) return undefined;
  const { email, role, hub, hubs, lastSeenAt, enrolmentCount, courseCount } = user;
  return [
    { label: t('email'), value: email },
    { label: t('verified'), value: word(user.emailVerified ? 'yes' : 'no') },
    { label: t('role'), value: word(role) },
    ...(hub ? [{ label: t('runsHub'), value: hub.name }] : []),
    { label: t('joined'), value: <RelativeTime iso={user.createdAt} /> },
    { label: t('lastSeen'), value: lastSeenAt && <RelativeTime iso={lastSeenAt} /> },
    {
      label: t('enrolments'),
      value: enrolmentCount > 0 && (
        <TextLink href={`/admin/enrollments?search=${encodeURIComponent(email)}`}>
          {t('seeEnrolments', { count: enrolmentCount })}
        </TextLink>
      ),
    },
    ...(courseCount > 0 ? [{ label: t('ownCourses'), value: courseCount }] : []),
    { label: t('memberOf'), value: hubs.map(({ name }) => name).join(', ') },
  ];
}
