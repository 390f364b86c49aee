import { AboutScreen } from '@digiken/learning/about-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { pageMessages } from '../messages';
import { usePage } from '../shell/use-page';

export default function AboutPage() {
  const t = useMessages(pageMessages);
  usePage({ title: t('about') });
  return <AboutScreen />;
}
