import { useDashboardCourses, useNextStep } from '@digiken/hooks/learning';
import { WhatNow } from '@digiken/learning/what-now';
import { Navigate } from 'react-router-dom';
import { useWhatNow } from './use-what-now';

/** What a learner does next whose email address was confirmed (spec 17.24); without a step the page goes on. */
export default function VerifiedNext({ onward }: { onward: string }) {
  const step = useNextStep();
  const courses = useDashboardCourses();
  const view = useWhatNow(step.data);
  if (step.status === 'error') return <Navigate to={onward} replace />;
  if (!view || courses.status === 'loading') return <div className="min-h-50" />;
  return <WhatNow {...view} className="w-full" none={courses.data?.length === 0} />;
}
