import { useMessages } from '@digiken/ui/messages-provider';
import { SettingsScreen } from '@digiken/learning/settings-screen';
import { pageMessages } from '../../../messages';
import { AccountData, NotificationSettings } from '../../../shell/settings-parts';
import { usePage } from '../../../shell/use-page';
import { useSettings } from '../../../shell/use-settings';

export default function InstructorSettingsPage() {
  const t = useMessages(pageMessages);
  usePage({ title: t('settings') });
  return (
    <SettingsScreen
      {...useSettings()}
      profileHref="/instructor/profile"
      notifications={<NotificationSettings />}
      accountData={<AccountData />}
    />
  );
}
