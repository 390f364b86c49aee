import { useUser } from '@digiken/hooks/account';
import { useMessages } from '@digiken/ui/messages-provider';
import { PageHeader } from '@digiken/ui/page-header';
import { ProfileForm } from '@digiken/learning/profile-form';
import { Section } from '@digiken/ui/section';
import { SettingsPanels } from '@digiken/learning/settings-screen';
import { AccountData } from '../../../shell/settings-parts';
import { PushDevices } from '../../../shell/push-devices';
import { usePage } from '../../../shell/use-page';
import { useProfileActions, useSettings } from '../../../shell/use-settings';
import { userView } from '../../../views/user';
import { settingsMessages } from '../messages/settings';
import { PlatformsSection } from '../parts/platforms-section';
import { SiteSection } from '../parts/site-section';
import { TwoStepSection } from '../parts/two-step-section';

const PROFILE = 'profile';

/** The settings of the site and of the user's account: the avatar menu has only Sign Out (spec 2.93). */
export default function SettingsPage() {
  const t = useMessages(settingsMessages);
  usePage({ title: t('title') });
  const user = useUser().data;
  const settings = useSettings();
  const profile = useProfileActions();
  return (
    <div className="mx-auto flex w-full max-w-content flex-col gap-12">
      <PageHeader title={t('title')} intro={t('intro')} className="pb-0!" />
      <SiteSection />
      <TwoStepSection />
      <PlatformsSection />
      <Section title={t('own')}>
        <SettingsPanels
          {...settings}
          profileHref={`#${PROFILE}`}
          notifications={<PushDevices />}
          accountData={<AccountData />}
        />
      </Section>
      {user && (
        <Section id={PROFILE} title={t('profile')}>
          <ProfileForm user={userView(user)} {...profile} />
        </Section>
      )}
    </div>
  );
}
