import { useAssignedCourses } from '@digiken/hooks/hubs';
import { useLiveClasses } from '@digiken/hooks/live';
import { useQuizzes } from '@digiken/hooks/quizzes';
import { DueList } from '@digiken/learning/due-list';
import { type ReactNode, useState } from 'react';
import { dueItems } from '../../../views/dashboard';

interface DashboardDueProps {
  /** In the place of both while it loads. */
  waiting: ReactNode;
  /** Below it: waits for it, so that it does not move them. */
  children: ReactNode;
}

/** What has a date (spec 12.116). What could not be loaded is left out. */
export default function DashboardDue({ waiting, children }: DashboardDueProps): ReactNode {
  const [now] = useState(Date.now);
  const due = useQuizzes({ progress: 'due' });
  const begun = useQuizzes({ progress: 'in-progress' });
  const classes = useLiveClasses();
  const assigned = useAssignedCourses();
  if ([due, begun, classes, assigned].some(({ status }) => status === 'loading')) return waiting;
  const quizzes = [...(begun.data?.data ?? []), ...(due.data?.data ?? [])];
  const items = dueItems({ quizzes, classes: classes.data?.data ?? [], assigned: assigned.data ?? [] }, now);
  return (
    <>
      {items.length > 0 && <DueList items={items} />}
      {children}
    </>
  );
}
