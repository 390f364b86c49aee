import { useMessages } from '@digiken/ui/messages-provider';
import { NotFoundScreen } from '@digiken/ui/not-found-screen';
import { SearchBox } from '@digiken/ui/search-box';
import { useNavigate } from 'react-router-dom';
import { pageMessages } from '../messages';
import { usePage } from '../shell/use-page';

/** Nothing stands at this address, or nothing that this reader may know of. */
export default function NotFoundPage() {
  const t = useMessages(pageMessages);
  const navigate = useNavigate();
  usePage({ title: t('notFound'), noindex: true });
  return (
    <NotFoundScreen
      homeHref="/"
      searchSlot={
        <SearchBox
          label={t('search')}
          onSearch={(text) => void navigate(`/search?q=${encodeURIComponent(text)}`)}
        />
      }
    />
  );
}
