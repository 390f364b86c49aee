import { ButtonLink } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { useLocation } from 'react-router-dom';
import { postReportMessages, reportMessages, reviewReportMessages } from '../messages/reports';
import { postReportsPath, reviewReportsPath } from '../views';

const OWN = '/admin/messages';
const REPORTS = '/admin/messages/reports';

/** Links the administrator's own messages, and what was reported: messages, reviews and posts. */
export function MessageLinks() {
  const t = useMessages(reportMessages);
  const review = useMessages(reviewReportMessages);
  const post = useMessages(postReportMessages);
  const { pathname } = useLocation();
  const links = [
    { href: OWN, label: t('own') },
    { href: REPORTS, label: t('title') },
    { href: reviewReportsPath, label: review('title') },
    { href: postReportsPath, label: post('title') },
  ];
  const here = [REPORTS, reviewReportsPath, postReportsPath].includes(pathname) ? pathname : OWN;
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
