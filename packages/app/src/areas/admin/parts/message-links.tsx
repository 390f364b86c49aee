import { ButtonLink } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { useLocation } from 'react-router-dom';
import { reportMessages, reviewReportMessages } from '../messages/help';
import { reviewReportsPath } from '../views';

const OWN = '/admin/messages';
const REPORTS = '/admin/messages/reports';

/** Links the administrator's own messages, the reported messages and the reported reviews. */
export function MessageLinks() {
  const t = useMessages(reportMessages);
  const review = useMessages(reviewReportMessages);
  const { pathname } = useLocation();
  const links = [
    { href: OWN, label: t('own') },
    { href: REPORTS, label: t('title') },
    { href: reviewReportsPath, label: review('title') },
  ];
  const here = [REPORTS, reviewReportsPath].includes(pathname) ? pathname : OWN;
  return (
    <div className="flex flex-wrap gap-3">
      {links
        .filter(({ href }) => href !== here)
        .map(({ href, label }) => (
          <ButtonLink key={href} variant="secondary" href={href}>
            {label}
          </ButtonLink>
        ))}
    </div>
  );
}
