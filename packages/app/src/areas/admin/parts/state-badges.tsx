import type { EnrolmentState, UserStatus } from '@digiken/contract/constants';
import type { Report, Ticket } from '@digiken/contract';
import { Badge, type BadgeProps } from '@digiken/ui/badge';
import { useMessages } from '@digiken/ui/messages-provider';
import { termMessages } from '../messages/terms';

type Tone = BadgeProps['tone'];

const PERSON = { active: 'success', deactivated: 'danger' } as const satisfies Record<UserStatus, Tone>;
const ENROLMENT = { active: 'success', cancelled: 'neutral' } as const satisfies Record<EnrolmentState, Tone>;
const TICKET = { open: 'warning', answered: 'info', closed: 'neutral' } as const satisfies Record<
  Ticket['state'],
  Tone
>;
const REPORT = { open: 'warning', dismissed: 'neutral', removed: 'danger' } as const satisfies Record<
  Report['state'],
  Tone
>;

export function PersonBadge({ status }: { status: UserStatus }) {
  const t = useMessages(termMessages);
  return <Badge tone={PERSON[status]}>{t(status)}</Badge>;
}

export function EnrolmentBadge({ state }: { state: EnrolmentState }) {
  const t = useMessages(termMessages);
  return <Badge tone={ENROLMENT[state]}>{t(state)}</Badge>;
}

export function TicketBadge({ state }: { state: Ticket['state'] }) {
  const t = useMessages(termMessages);
  return <Badge tone={TICKET[state]}>{t(state)}</Badge>;
}

export function ReportBadge({ state }: { state: Report['state'] }) {
  const t = useMessages(termMessages);
  return <Badge tone={REPORT[state]}>{t(state)}</Badge>;
}
