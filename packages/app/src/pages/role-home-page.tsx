import type { User } from '@digiken/contract';
import { ADMIN_ROLES, type Role } from '@digiken/contract/constants';
import { useSignOut } from '@digiken/hooks';
import { Button, ButtonLink } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { ProfileForm } from '@digiken/ui/profile-form';
import { Section } from '@digiken/ui/section';
import { SettingsPanels } from '@digiken/ui/settings-screen';
import { useLocation } from 'react-router-dom';
import { consoleMessages } from '../console-messages';
import { pageMessages } from '../messages';
import { Guard } from '../shell/guard';
import { PublicFrame } from '../shell/public-shell';
import { usePage } from '../shell/use-page';
import { useProfileActions, useSettings } from '../shell/use-settings';
import { userView } from '../views/user';

/** Who may enter, by the first segment of the path (product.md §6). */
const ROLES: Record<string, Role | readonly Role[]> = { admin: ADMIN_ROLES, hub: 'hub', instructor: 'tutor' };

const NAMES = {
  user: 'roleUser',
  tutor: 'roleTutor',
  hub: 'roleHub',
  sudo: 'roleSudo',
  admin: 'roleAdmin',
} as const;

const PROFILE = 'profile';

/** Where instructors, hub administrators and administrators arrive: their account, and the courses. */
export default function RoleHomePage() {
  const area = useLocation().pathname.split('/')[1] ?? '';
  return (
    <Guard key={area} allow={ROLES[area] ?? []}>
      {(user, role) => (
        <PublicFrame>
          <RoleHome user={user} role={role} />
        </PublicFrame>
      )}
    </Guard>
  );
}

function RoleHome({ user, role }: { user: User; role: Role }) {
  const t = useMessages(consoleMessages);
  const pageText = useMessages(pageMessages);
  const signOut = useSignOut();
  const settings = useSettings();
  const profile = useProfileActions();
  const view = userView(user);
  usePage({ title: pageText('dashboard') });
  return (
    <>
      <PageHeader
        title={t('roleHomeTitle', { name: view.firstName })}
        intro={t('roleHomeIntro', { role: t(NAMES[role]) })}
        actions={
          <>
            <ButtonLink href="/courses">{t('roleHomeCourses')}</ButtonLink>
            <Button variant="secondary" onClick={() => void signOut()}>
              {t('roleHomeSignOut')}
            </Button>
          </>
        }
      />
      <SettingsPanels {...settings} profileHref={`#${PROFILE}`} />
      <div id={PROFILE}>
        <Section title={t('roleHomeProfile')} headingLevel={2}>
          <ProfileForm user={view} {...profile} />
        </Section>
      </div>
    </>
  );
}
