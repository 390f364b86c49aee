import { useOwnAccommodation } from '@digiken/hooks/quiz-authoring';
import { useMessages } from '@digiken/ui/messages-provider';
import { SettingsScreen } from '@digiken/learning/settings-screen';
import { pageMessages } from '../messages';
import { AccountData, NotificationSettings } from '../shell/settings-parts';
import { usePage } from '../shell/use-page';
import { useSettings } from '../shell/use-settings';
import { receiptsPath } from '../views/payment-paths';

export default function SettingsPage() {
  const t = useMessages(pageMessages);
  usePage({ title: t('settings') });
  const { data } = useOwnAccommodation();
  const arranged = data && (data.untimed || data.factor > 1 || data.extraAttempts > 0);
  return (
    <SettingsScreen
      {...useSettings()}
      receiptsHref={receiptsPath()}
      quizTime={arranged ? data : undefined}
      notifications={<NotificationSettings />}
      accountData={<AccountData />}
    />
  );
}
