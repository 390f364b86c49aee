import { useCourse, useUnit } from '@digiken/hooks/catalogue';
import { useMessages } from '@digiken/ui/messages-provider';
import { UnitScreen } from '@digiken/learning/unit-screen';
import { useLocation } from 'react-router-dom';
import { pageMessages } from '../messages';
import { offlinePageMessages } from '../offline-messages';
import NotFoundPage from '../pages/not-found-page';
import { choiceOf, choosable } from '../views/buying';
import { continuePath, courseLinks, previewPath } from '../views/course-detail';
import { isMissing, offlineState } from '../views/load-state';
import { coursePath } from '../views/paths';
import { waitingPath } from '../views/payment-paths';
import { UnitDownloadSlot } from './unit-download-slot';
import { useArea, useStudyArea } from './use-area';
import { useBuying } from './use-buying';
import { useCrumbs } from './use-crumbs';
import { usePage } from './use-page';
import { useReadingLanguage } from './use-reading-language';

export interface UnitOfferProps {
  unitId: string;
  /** A lesson of the unit that the viewer may not open: the page is about it (spec 17.55). */
  lessonId?: string;
}

/** A unit with the way to get it, for the pages of the unit and of its locked lessons. */
export default function UnitOffer({ unitId, lessonId }: UnitOfferProps) {
  const t = useMessages(pageMessages);
  const offline = useMessages(offlinePageMessages);
  const { pathname } = useLocation();
  const area = useArea();
  const studyArea = useStudyArea();
  const query = useUnit(unitId, useReadingLanguage());
  const { unit, course } = query.data ?? {};
  // The unit's page knows neither the other units nor a running payment.
  const whole = useCourse(course?._id ?? '').data;
  const available = choosable(whole?.units ?? []);
  const chosen = unit ? choosable([unit]) : [];
  const free = unit !== undefined && !unit.owned && chosen.length === 0;
  const { buying } = useBuying({
    courseId: course?._id ?? '',
    course: whole,
    chosen,
    choice: free ? { unitIds: [unit._id] } : choiceOf(chosen, available),
    returnPath: pathname,
  });
  const crumbs = useCrumbs(area, course, unit);
  const lesson = unit?.lessons.find(({ _id }) => _id === lessonId);
  usePage({
    title:
      lesson?.title ?? unit?.title ?? (query.status === 'error' && !isMissing(query) ? t('unit') : undefined),
    description: unit?.summary,
  });

  if (isMissing(query)) return <NotFoundPage />;
  return (
    <UnitScreen
      state={offlineState(query, offline('unit'))}
      detail={query.data}
      {...courseLinks(area, studyArea)}
      lesson={lesson}
      courseHref={course && coursePath(area, course)}
      buying={
        whole && {
          ...buying,
          payingHref: whole.payment ? waitingPath(whole.payment.orderId) : undefined,
        }
      }
      continueHref={unit && continuePath(null, [unit], studyArea)}
      previewHref={unit && previewPath([unit], studyArea)}
      crumbs={crumbs}
      download={area === 'console' && unit && <UnitDownloadSlot unitId={unit._id} title={unit.title} />}
    />
  );
}
