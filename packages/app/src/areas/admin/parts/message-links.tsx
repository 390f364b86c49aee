import { ButtonLink } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { useLocation } from 'react-router-dom';
import { reportMessages } from '../messages/help';

const REPORTS = '/admin/messages/reports';

/** Links the administrator's own messages and the reported messages. */
export function MessageLinks() {
  const t = useMessages(reportMessages);
  const reports = useLocation().pathname === REPORTS;
  return (
    <ButtonLink variant="secondary" href={reports ? '/admin/messages' : REPORTS}>
      {t(reports ? 'own' : 'title')}
    </ButtonLink>
  );
}
