import { useUser } from '@digiken/hooks/account';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { ProfileForm } from '@digiken/learning/profile-form';
import { SettingsPanels } from '@digiken/learning/settings-screen';
import { AccountData, NotificationSettings } from '../../../shell/settings-parts';
import { usePage } from '../../../shell/use-page';
import { useProfileActions, useSettings } from '../../../shell/use-settings';
import { userView } from '../../../views/user';
import { hubAreaMessages } from '../messages';

/** The hub administrator's account settings on one page. */
export default function ProfilePage() {
  const t = useMessages(hubAreaMessages);
  const user = useUser().data;
  const settings = useSettings();
  const profile = useProfileActions();
  usePage({ title: t('profile') });
  return (
    <>
      <PageHeader title={t('profile')} intro={t('profileIntro')} />
      <div id="profile" className="mb-12">
        {user && <ProfileForm user={userView(user)} {...profile} />}
      </div>
      <SettingsPanels
        {...settings}
        profileHref="#profile"
        notifications={<NotificationSettings />}
        accountData={<AccountData />}
      />
    </>
  );
}
