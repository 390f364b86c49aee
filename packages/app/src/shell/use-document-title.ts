import { useMessages } from '@digiken/ui/messages-provider';
import { useEffect } from 'react';
import { appMessages } from '../messages';

/** Sets the title of the document while a state shows that is not a page, e.g. loading. Announces nothing. */
export function useDocumentTitle(page: string | undefined): void {
  const t = useMessages(appMessages);
  useEffect(() => {
    if (page !== undefined) document.title = t('titleOf', { page });
  }, [page, t]);
}
