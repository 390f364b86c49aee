import type { HubAssignment } from '@digiken/contract';
import { Badge } from '@digiken/ui/badge';
import { useMessages } from '@digiken/ui/messages-provider';
import { hubPeopleMessages } from '../messages/people';

const TONES = { active: 'success', paused: 'warning', withdrawn: 'neutral' } as const;

/** Whether an assignment goes on. */
export function AssignmentState({ state }: Pick<HubAssignment, 'state'>) {
  const t = useMessages(hubPeopleMessages);
  return <Badge tone={TONES[state]}>{t(`assignment-${state}`)}</Badge>;
}
