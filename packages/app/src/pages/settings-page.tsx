import { useMessages } from '@digiken/ui/messages-provider';
import { SettingsScreen } from '@digiken/learning/settings-screen';
import { pageMessages } from '../messages';
import { usePage } from '../shell/use-page';
import { useSettings } from '../shell/use-settings';
import { receiptsPath } from '../views/payment-paths';

export default function SettingsPage() {
  const t = useMessages(pageMessages);
  usePage({ title: t('settings') });
  return <SettingsScreen {...useSettings()} receiptsHref={receiptsPath()} />;
}
