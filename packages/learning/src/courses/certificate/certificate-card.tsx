import type { ReactNode } from 'react';
import { Badge } from '@digiken/ui/badge';
import { Card, CardTitle } from '@digiken/ui/card';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { type CertificateState, certificateMessages, issueDate, STATE_TONES } from './certificate-words';
import { Highlands } from './highlands';

export interface CertificateCardProps {
  course: string;
  /** Link to the full certificate. Undefined while it is being generated. */
  href?: string;
  /** ISO 8601. */
  issuedAt: string;
  /** Format `XX-YYYYMMDD-abcd-hex8`. */
  id: string;
  state: CertificateState;
  /** Actions, e.g. a download; they stay above the card's link. */
  actions?: ReactNode;
  headingLevel?: 2 | 3 | 4;
}

/** A certificate in a list. Its only link is the course, and the whole card is the link's target. */
export function CertificateCard({
  course,
  href,
  issuedAt,
  id,
  state,
  actions,
  headingLevel = 3,
}: CertificateCardProps) {
  const t = useMessages(certificateMessages);
  const locale = useLocale();
  return (
    <Card
      className="h-full"
      media={<Highlands className="h-20 w-full border-b border-line" />}
      footer={actions && <span className="relative flex flex-wrap gap-3">{actions}</span>}
    >
      <div data-slot="certificate-card" className="flex min-w-0 flex-col items-start gap-2">
        <Badge tone={STATE_TONES[state]}>{t(state)}</Badge>
        <CardTitle href={href} headingLevel={headingLevel} className="wrap-anywhere">
          {course}
        </CardTitle>
        {state !== 'pending' && (
          <dl className="flex flex-col gap-1 text-sm text-ink-muted">
            <div className="flex flex-wrap gap-x-2">
              <dt>{t('issued')}</dt>
              <dd>{issueDate(issuedAt, locale)}</dd>
            </div>
            <div className="flex flex-wrap gap-x-2">
              <dt>{t('number')}</dt>
              <dd className="font-mono wrap-anywhere">{id}</dd>
            </div>
          </dl>
        )}
      </div>
    </Card>
  );
}
