import { useAssignedCourses } from '@digiken/hooks/hubs';
import { AssignedNotice } from '@digiken/learning/assigned-courses';
import type { ReactNode } from 'react';

/** Notices of the hubs that assigned this course to the learner, with due dates. */
export default function AssignedNotices({ courseId }: { courseId: string }): ReactNode {
  const assigned = useAssignedCourses({ courseId }).data ?? [];
  return assigned.map((item) => <AssignedNotice key={item._id} item={item} />);
}
