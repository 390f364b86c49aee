import type { CourseDetail } from '@digiken/contract';
import { useUser } from '@digiken/hooks/account';
import { useCourse } from '@digiken/hooks/catalogue';
import { CourseScreen } from '@digiken/learning/course-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { pageMessages } from '../messages';
import { offlinePageMessages } from '../offline-messages';
import { offerMessages } from '../offer-messages';
import { CourseReviews } from '../shell/course-reviews';
import { SeatOffer } from '../shell/seat-offer';
import { UnitDownloadSlot } from '../shell/unit-download-slot';
import { useArea, useStudyArea } from '../shell/use-area';
import { useBuying } from '../shell/use-buying';
import { useChosenUnits } from '../shell/use-chosen-units';
import { useReadingLanguage } from '../shell/use-reading-language';
import { useCrumbs } from '../shell/use-crumbs';
import { usePage } from '../shell/use-page';
import { choiceOf, choosable } from '../views/buying';
import { continuePath, courseLinks, previewPath } from '../views/course-detail';
import { courseHrefIn } from '../views/courses';
import { isMissing, offlineState } from '../views/load-state';
import { coursePath } from '../views/paths';
import { buySeatsPath, givePath, waitingPath } from '../views/payment-paths';
import NotFoundPage from './not-found-page';

/** It only helps: without it the page is complete. */
const AssignedNotices = lazy(() =>
  import('../shell/assigned-notices').catch(() => ({ default: () => null })),
);

const KeptChoice = lazy(() => import('../shell/kept-choice').catch(() => ({ default: () => null })));

export default function CoursePage() {
  const { id = '' } = useParams();
  // A course of its own per id: nothing chosen in one may show in the next.
  return <Course key={id} id={id} />;
}

function Course({ id }: { id: string }) {
  const pageText = useMessages(pageMessages);
  const offline = useMessages(offlinePageMessages);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const area = useArea();
  const studyArea = useStudyArea();
  const query = useCourse(id, useReadingLanguage());
  const course = query.data;
  const units = course?.units ?? [];
  const available = choosable(units);
  const choiceKey = new URLSearchParams(search).get('choice');
  const { chosen, setChosen, restore } = useChosenUnits(id, { available, key: choiceKey });
  const { buying, start, starting } = useBuying({
    courseId: id,
    course,
    chosen,
    choice: choiceOf(chosen, available),
    returnPath: course ? coursePath(area, course) : pathname,
    onBought: () => setChosen([]),
  });
  const offer = useMessages(offerMessages);
  const role = useUser().data?.role;
  /** Nothing to buy: free courses, and sites without payments. Visitors log in on the way to a gift. */
  const forOthers = (of: CourseDetail) =>
    of.paidNotice || !of.units.some(({ price }) => price > 0)
      ? undefined
      : role === 'hub'
        ? { label: offer('buySeats'), href: buySeatsPath({ courseId: id }) }
        : role === undefined || role === 'user'
          ? { label: offer('give'), href: givePath(id) }
          : undefined;
  const crumbs = useCrumbs(area, course);
  const missing = isMissing(query);
  usePage({
    title: course?.title ?? (query.status === 'error' && !missing ? pageText('course') : undefined),
    description: course?.summary,
  });

  if (missing) return <NotFoundPage />;
  return (
    <CourseScreen
      {...buying}
      payingHref={course?.payment ? waitingPath(course.payment.orderId) : undefined}
      kept={choiceKey !== null}
      above={
        <>
          {role === 'user' && <SeatOffer courseId={id} />}
          <Suspense fallback={null}>
            {choiceKey !== null && <KeptChoice choiceKey={choiceKey} courseId={id} onRestore={restore} />}
            {role === 'user' && <AssignedNotices courseId={id} />}
          </Suspense>
        </>
      }
      forOthers={course && forOthers(course)}
      reviews={course && <CourseReviews course={course} />}
      state={offlineState(query, offline('course'))}
      course={course}
      {...courseLinks(area, studyArea)}
      courseHrefOf={courseHrefIn(area)}
      enrolled={Boolean(course?.enrolment)}
      chosen={chosen}
      onChosenChange={setChosen}
      restPrice={course?.restPrice}
      onStart={start}
      starting={starting}
      previewHref={previewPath(units, studyArea)}
      continueHref={course?.enrolment ? continuePath(course.enrolment.resume, units, studyArea) : undefined}
      crumbs={crumbs}
      downloadOf={
        area === 'console'
          ? ({ _id: unitId, title }) => <UnitDownloadSlot unitId={unitId} title={title} onDemand />
          : undefined
      }
      onNavigate={(href) => void navigate(href)}
    />
  );
}
