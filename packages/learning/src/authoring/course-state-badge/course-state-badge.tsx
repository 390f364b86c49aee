import { CircleCheck, EyeOff, Hourglass, PenLine, Undo2 } from 'lucide';
import { Badge, type BadgeProps } from '@digiken/ui/badge';
import { Icon } from '@digiken/ui/icon';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';

export const courseStateMessages = defineMessages('course-state', {
  draft: 'Draft',
  review: 'In review',
  changes: 'Changes requested',
  published: 'Published',
  unpublished: 'Unpublished',
  unpublishedChanges: 'Published, with unpublished changes',
});

export type CourseState = 'draft' | 'review' | 'changes' | 'published' | 'unpublished';

const LOOK = {
  draft: { tone: 'neutral', icon: PenLine },
  review: { tone: 'info', icon: Hourglass },
  changes: { tone: 'warning', icon: Undo2 },
  published: { tone: 'success', icon: CircleCheck },
  unpublished: { tone: 'neutral', icon: EyeOff },
} as const satisfies Record<CourseState, { tone: BadgeProps['tone']; icon: typeof PenLine }>;

export interface CourseStateBadgeProps {
  state: CourseState;
  /** A published course has unsaved drafts. */
  unpublishedChanges?: boolean;
  className?: string;
}

/** Status of a course: draft, in review, changes requested, published, unpublished. */
export function CourseStateBadge({ state, unpublishedChanges = false, className }: CourseStateBadgeProps) {
  const t = useMessages(courseStateMessages);
  const pending = state === 'published' && unpublishedChanges;
  // A newer server may send an unknown state.
  const look: (typeof LOOK)[CourseState] | undefined = LOOK[state];
  if (look === undefined) return null;
  const { tone, icon } = look;
  return (
    <Badge tone={pending ? 'warning' : tone} icon={<Icon of={icon} size={16} />} className={className}>
      {t(pending ? 'unpublishedChanges' : state)}
    </Badge>
  );
}
