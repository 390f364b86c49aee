import type { CourseDetail, NextStep } from '@digiken/contract';
import { useUser } from '@digiken/hooks/account';
import { useCourse } from '@digiken/hooks/catalogue';
import { useCertificate, useCertificateProgress, useCertificates } from '@digiken/hooks/certificates';
import { useNextStep } from '@digiken/hooks/learning';
import { CourseFinishedScreen } from '@digiken/learning/course-finished-screen';
import type { WhatNowProps } from '@digiken/learning/what-now';
import { useMessages } from '@digiken/ui/messages-provider';
import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { useCrumbs } from '../../../shell/use-crumbs';
import { useDocumentTitle } from '../../../shell/use-document-title';
import { usePage } from '../../../shell/use-page';
import { useWhatNow } from '../../../shell/use-what-now';
import { finishedView } from '../../../views/finished-view';
import { isMissing, loadState } from '../../../views/load-state';
import { coursePath } from '../../../views/paths';
import { learnerMessages } from '../messages';

/** A certificate is issued by a job, within seconds. */
const CERTIFICATE_EVERY = 5_000;

/** The end of a course (spec 17.25). */
export default function CourseFinishedPage() {
  const { id = '' } = useParams();
  const t = useMessages(learnerMessages);
  const course = useCourse(id);
  const finished = course.data && isFinished(course.data);
  // The data may be from before the last lesson was done.
  const [renewed, setRenewed] = useState(false);
  const { renew } = course;
  useEffect(() => {
    if (finished === false && !renewed) void renew().then(() => setRenewed(true));
  }, [finished, renewed, renew]);
  // The scene says what the page is: the title is not announced as well (spec 17.14).
  usePage({ title: undefined });
  useDocumentTitle(course.data && t('finishedOf', { course: course.data.title }));
  if (isMissing(course)) return <NotFoundPage />;
  if (!course.data) return <CourseFinishedScreen state={loadState(course)} />;
  if (finished) return <Finished course={course.data} />;
  if (!renewed) return <CourseFinishedScreen state={{ status: 'loading' }} />;
  return <Navigate to={coursePath('console', course.data)} replace />;
}

const isFinished = ({ units, progress: { done, total } }: CourseDetail) =>
  total > 0 && done >= total && units.every(({ owned }) => owned);

function Finished({ course }: { course: CourseDetail }) {
  const { _id: id } = course;
  const user = useUser().data;
  const step = useNextStep({ course: id });
  const progress = useCertificateProgress();
  const missing = progress.data?.find((item) => item.course._id === id);
  const awaited = step.data !== undefined && step.data.progress?.certificateAt !== null && !missing;
  const certificates = useCertificates({}, awaited ? CERTIFICATE_EVERY : undefined);
  const own = certificates.data?.data.find(({ courseId, state }) => courseId === id && state === 'valid');
  const detail = useCertificate(own?._id ?? '');
  const missingStep = useWhatNow(step.data, true);
  const nextCourse = useNextCourse(course);
  const crumbs = useCrumbs('console', course);
  const queries = [step, progress, certificates, ...(own ? [detail] : [])];
  const failed = queries.find(({ status }) => status === 'error');
  const loading = !user || queries.some(({ status }) => status === 'loading');
  if (failed) return <CourseFinishedScreen state={loadState(failed)} crumbs={crumbs} />;
  if (loading) return <CourseFinishedScreen state={{ status: 'loading' }} crumbs={crumbs} />;
  return (
    <CourseFinishedScreen
      state={{ status: 'ready' }}
      crumbs={crumbs}
      {...finishedView({
        ...{ course, firstName: user.firstName, certificate: detail.data, missing },
        offered: step.data?.progress?.certificateAt !== null,
      })}
      next={missing ? missingStep : nextCourse}
    />
  );
}

/** The step of another course, else a course that is like this one, else the catalogue. */
function useNextCourse({ _id, related }: CourseDetail): WhatNowProps | undefined {
  const t = useMessages(learnerMessages);
  const step = useNextStep().data;
  const view = useWhatNow(step);
  const isOther = (one: NextStep) => one.place.course !== null && one.place.course._id !== _id;
  if (!step || isOther(step)) return view;
  const [like] = related;
  if (!like) return { reason: 'choose', href: '/courses' };
  return {
    reason: 'choose',
    title: like.title,
    cover: { title: like.title, image: like.image ?? undefined },
    href: coursePath('console', like),
    action: t('seeCourse'),
  };
}
