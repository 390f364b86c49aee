import { dashboardPath } from '@digiken/contract/constants';
import { PageNotFoundScreen } from '@digiken/learning/page-not-found-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useNavigate } from 'react-router-dom';
import { pageMessages } from '../messages';
import { useRole } from '../shell/use-area';
import { usePage } from '../shell/use-page';

/** There is nothing at this address, or nothing that this user may know of. */
export default function NotFoundPage() {
  const t = useMessages(pageMessages);
  const navigate = useNavigate();
  const role = useRole();
  usePage({ title: t('notFound'), noindex: true });
  return (
    <PageNotFoundScreen
      dashboardHref={role && dashboardPath(role)}
      onSearch={(text) => void navigate(`/search?q=${encodeURIComponent(text)}`)}
    />
  );
}
