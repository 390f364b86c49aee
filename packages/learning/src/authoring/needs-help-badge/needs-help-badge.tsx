import { LifeBuoy } from 'lucide';
import { Badge } from '@digiken/ui/badge';
import { Icon } from '@digiken/ui/icon';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const needsHelpMessages = defineMessages('needs-help', {
  'never-started': 'May need help: not started',
  quiet: 'May need help: inactive for a week or more',
  other: 'May need help: {reason}',
});

export interface NeedsHelpBadgeProps {
  /** `never-started`, `quiet` (HELP_REASONS of the contract), or a reason as text. */
  reason: string;
  className?: string;
}

/** A learner who may be stuck, with the reason. */
export function NeedsHelpBadge({ reason, className }: NeedsHelpBadgeProps) {
  const t = useMessages(needsHelpMessages);
  const known = reason === 'never-started' || reason === 'quiet';
  return (
    <Badge tone="warning" icon={<Icon of={LifeBuoy} size={16} />} className={className}>
      {known ? t(reason) : t('other', { reason })}
    </Badge>
  );
}
