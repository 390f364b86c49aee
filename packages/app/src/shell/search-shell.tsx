import { useUser } from '@digiken/hooks/account';
import { needsVerifying, useSession } from '@digiken/hooks/session';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { appMessages } from '../messages';
import { lazyPage } from '../routes/lazy-page';
import PublicShell from './public-shell';
import { useRole } from './use-area';

/** Visitors do not load the layout of the console. */
const ConsoleSearch = lazyPage(() => import('./console-search'), { fullPage: true });

/**
 * The search is open to everybody (spec R.13): learners stay in their console, everyone else is on a public page. It is
 * not guarded, so a learner who has yet to verify their address searches on the public page.
 */
export default function SearchShell() {
  const t = useMessages(appMessages);
  const session = useSession();
  const role = useRole();
  const user = useUser();
  const unknown = session.status === 'unknown' || session.status === 'checking';
  if (unknown || (role === 'user' && user.status === 'loading'))
    return <LoadingScreen message={t('loading')} fullPage />;
  if (role === 'user' && user.data && !needsVerifying(user.data)) return <ConsoleSearch />;
  return <PublicShell />;
}
