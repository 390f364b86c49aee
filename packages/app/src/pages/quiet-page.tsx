import { ButtonLink } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { QuietListScreen } from '@digiken/ui/quiet-list-screen';
import { useLocation } from 'react-router-dom';
import { consoleMessages } from '../console-messages';
import { usePage } from '../shell/use-page';

type Key = keyof typeof consoleMessages.defaults;

interface QuietList {
  title: Key;
  empty: Key;
  text: Key;
  action: Key;
  href: string;
}

const MY_COURSES = { action: 'goToMyCourses', href: '/console/my-courses' } as const;
const HELP = { action: 'goToHelpDesk', href: '/help-desk' } as const;

/** Console pages whose list is truly empty on this site. */
const LISTS: Record<string, QuietList> = {
  'live-classes': { title: 'liveTitle', empty: 'liveEmpty', text: 'liveText', ...MY_COURSES },
  quizzes: { title: 'quizzesTitle', empty: 'quizzesEmpty', text: 'quizzesText', ...MY_COURSES },
  certificates: {
    title: 'certificatesTitle',
    empty: 'certificatesEmpty',
    text: 'certificatesText',
    ...MY_COURSES,
  },
  'ai-chat': { title: 'aiTitle', empty: 'aiEmpty', text: 'aiText', ...HELP },
};

export default function QuietPage() {
  const t = useMessages(consoleMessages);
  const name = useLocation().pathname.split('/')[2] ?? '';
  const list = LISTS[name];
  if (!list) throw new Error(`No quiet list is named ${name}: add it to LISTS.`);
  usePage({ title: t(list.title) });
  return (
    <QuietListScreen
      title={t(list.title)}
      emptyTitle={t(list.empty)}
      emptyText={t(list.text)}
      action={<ButtonLink href={list.href}>{t(list.action)}</ButtonLink>}
    />
  );
}
