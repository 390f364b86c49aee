import { useAssignedCourses } from '@digiken/hooks/hubs';
import { AssignedCourses } from '@digiken/learning/assigned-courses';
import type { ReactNode } from 'react';
import { assignedHref, openAssigned } from '../../../views/assigned';

/** What hubs have assigned to a learner who is enrolled in no course yet, e.g. because no seat is free (spec 13.183). */
export default function AssignedList(): ReactNode {
  const items = openAssigned(useAssignedCourses().data ?? []);
  return items.length > 0 && <AssignedCourses items={items} courseHrefOf={assignedHref} />;
}
