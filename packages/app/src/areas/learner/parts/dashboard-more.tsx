import { useCertificateProgress } from '@digiken/hooks/certificates';
import { useAssignedCourses } from '@digiken/hooks/hubs';
import { useWeek, useWeekActions } from '@digiken/hooks/learning';
import { AssignedCourses } from '@digiken/learning/assigned-courses';
import { CertificateNear } from '@digiken/learning/certificate-near';
import { WeekDots } from '@digiken/learning/week-dots';
import type { ReactNode } from 'react';
import { assignedHref, openAssigned } from '../../../views/assigned';
import { nearestCertificate } from '../../../views/dashboard';
import { coursePath } from '../../../views/paths';

/**
 * What hubs have assigned, the learner's week and the certificate that is nearest (spec 12.117, 12.118). They arrive
 * together, so that none of them moves another; what could not be loaded is left out. `waiting` is in their place until
 * then.
 */
export default function DashboardMore({ waiting }: { waiting: ReactNode }): ReactNode {
  const week = useWeek();
  const certificates = useCertificateProgress();
  const assigned = useAssignedCourses();
  const { setGoal } = useWeekActions();
  if ([week, certificates, assigned].some(({ status }) => status === 'loading')) return waiting;
  const courses = openAssigned(assigned.data ?? []);
  const near = nearestCertificate(certificates.data ?? []);
  return (
    <>
      {courses.length > 0 && <AssignedCourses items={courses} courseHrefOf={assignedHref} />}
      {week.data && <WeekDots week={week.data} onSetGoal={setGoal} />}
      {near && (
        <CertificateNear
          items={[
            {
              ...near,
              id: near.course._id,
              course: near.course.name,
              href: coursePath('console', { _id: near.course._id, title: near.course.name }),
            },
          ]}
        />
      )}
    </>
  );
}
