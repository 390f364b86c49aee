import { useCertificateProgress } from '@digiken/hooks/certificates';
import { useAssignedCourses } from '@digiken/hooks/hubs';
import { useWeek, useWeekActions } from '@digiken/hooks/learning';
import { useQuizzes } from '@digiken/hooks/quizzes';
import { AssignedCourses } from '@digiken/learning/assigned-courses';
import { CertificateNear } from '@digiken/learning/certificate-near';
import { DueList } from '@digiken/learning/due-list';
import { WeekDots } from '@digiken/learning/week-dots';
import { type ReactNode, useState } from 'react';
import { openAssigned } from '../../../views/assigned';
import { dueItems, nearestCertificate } from '../../../views/dashboard';
import { coursePath } from '../../../views/paths';

/**
 * What hubs have assigned, what is due, the learner's week and the certificate that is nearest (spec 12.116–12.118). They arrive together, so
 * that none of them moves another; what could not be loaded is left out.
 */
export default function DashboardMore(): ReactNode {
  const [now] = useState(Date.now);
  const due = useQuizzes({ progress: 'due' });
  const begun = useQuizzes({ progress: 'in-progress' });
  const week = useWeek();
  const certificates = useCertificateProgress();
  const assigned = useAssignedCourses();
  const { setGoal } = useWeekActions();
  if ([due, begun, week, certificates, assigned].some(({ status }) => status === 'loading')) return null;
  const items = dueItems([...(begun.data?.data ?? []), ...(due.data?.data ?? [])], now);
  const courses = openAssigned(assigned.data ?? []);
  const near = nearestCertificate(certificates.data ?? []);
  return (
    <>
      {courses.length > 0 && <AssignedCourses items={courses} />}
      {items.length > 0 && <DueList items={items} />}
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
