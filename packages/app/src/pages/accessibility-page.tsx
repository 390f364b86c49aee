import { AccessibilityScreen } from '@digiken/ui/accessibility-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { pageMessages } from '../messages';
import { usePage } from '../shell/use-page';

export default function AccessibilityPage() {
  const t = useMessages(pageMessages);
  usePage({ title: t('accessibility') });
  return <AccessibilityScreen />;
}
