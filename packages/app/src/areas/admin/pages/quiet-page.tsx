import { ButtonLink } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { QuietListScreen } from '@digiken/ui/quiet-list-screen';
import { useLocation } from 'react-router-dom';
import { usePage } from '../../../shell/use-page';
import { shellMessages } from '../messages/shell';

/** Lists that are truly empty on this site. */
const LISTS = {
  certificates: { name: 'certificates', href: '/admin/enrollments' },
  'live-classes': { name: 'liveClasses', href: '/admin/courses?state=all' },
} as const;

export default function QuietPage() {
  const t = useMessages(shellMessages);
  const segment = useLocation().pathname.split('/')[2];
  const { name, href } = LISTS[segment === 'live-classes' ? segment : 'certificates'];
  usePage({ title: t(name) });
  return (
    <QuietListScreen
      title={t(name)}
      emptyTitle={t(`${name}Empty`)}
      emptyText={t(`${name}Text`)}
      action={<ButtonLink href={href}>{t(`${name}Action`)}</ButtonLink>}
    />
  );
}
