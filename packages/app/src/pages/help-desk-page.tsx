import { HelpDeskScreen } from '@digiken/ui/help-desk-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { pageMessages } from '../messages';
import { usePage } from '../shell/use-page';

export default function HelpDeskPage() {
  const t = useMessages(pageMessages);
  usePage({ title: t('helpDesk') });
  return <HelpDeskScreen />;
}
