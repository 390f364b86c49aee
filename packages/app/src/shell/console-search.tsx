import { useUser } from '@digiken/hooks/account';
import { Outlet, useSearchParams } from 'react-router-dom';
import { ConsoleFrame } from './console-shell';

/** The layout of the console around the search, for a learner who is known. */
export default function ConsoleSearch() {
  const user = useUser().data;
  const [params] = useSearchParams();
  if (!user) return null;
  const text = (params.get('q') ?? '').trim();
  return (
    <ConsoleFrame user={user} searchText={text}>
      <Outlet />
    </ConsoleFrame>
  );
}
