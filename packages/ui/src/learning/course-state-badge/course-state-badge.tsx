import { CircleCheck, EyeOff, Hourglass, PenLine, Undo2 } from 'lucide-react';
import { Badge, type BadgeProps } from '../../display/badge/badge';
import { defineMessages, useMessages } from '../../foundations/messages-provider/messages-provider';

export const courseStateMessages = defineMessages('course-state', {
  draft: 'Draft',
  review: 'In review',
  changes: 'Changes asked for',
  published: 'Published',
  unpublished: 'Unpublished',
  unpublishedChanges: 'Published, with changes that learners do not see yet',
});

export type CourseState = 'draft' | 'review' | 'changes' | 'published' | 'unpublished';

const LOOK = {
  draft: { tone: 'neutral', Icon: PenLine },
  review: { tone: 'info', Icon: Hourglass },
  changes: { tone: 'warning', Icon: Undo2 },
  published: { tone: 'success', Icon: CircleCheck },
  unpublished: { tone: 'neutral', Icon: EyeOff },
} as const satisfies Record<CourseState, { tone: BadgeProps['tone']; Icon: typeof PenLine }>;

export interface CourseStateBadgeProps {
  state: CourseState;
  /** A published course has drafts that are not saved into its lessons. */
  unpublishedChanges?: boolean;
  className?: string;
}

/** Where a course stands: draft, in review, changes asked for, published, unpublished. */
export function CourseStateBadge({ state, unpublishedChanges = false, className }: CourseStateBadgeProps) {
  const t = useMessages(courseStateMessages);
  const pending = state === 'published' && unpublishedChanges;
  const { tone, Icon } = LOOK[state];
  return (
    <Badge tone={pending ? 'warning' : tone} icon={<Icon size={16} />} className={className}>
      {t(pending ? 'unpublishedChanges' : state)}
    </Badge>
  );
}
