import { useCourse, useUnit } from '@digiken/hooks/catalogue';
import { useMessages } from '@digiken/ui/messages-provider';
import { UnitScreen } from '@digiken/learning/unit-screen';
import { useLocation, useParams } from 'react-router-dom';
import { pageMessages } from '../messages';
import { offlinePageMessages } from '../offline-messages';
import { UnitDownloadSlot } from '../shell/unit-download-slot';
import { useArea, useStudyArea } from '../shell/use-area';
import { useBuying } from '../shell/use-buying';
import { useCrumbs } from '../shell/use-crumbs';
import { usePage } from '../shell/use-page';
import { choiceOf, choosable } from '../views/buying';
import { continuePath, previewPath, unitView } from '../views/course-detail';
import { isMissing, offlineState } from '../views/load-state';
import { coursePath, unitPath } from '../views/paths';
import { waitingPath } from '../views/payment-paths';
import { useReadingLanguage } from '../shell/use-reading-language';
import NotFoundPage from './not-found-page';

export default function UnitPage() {
  const { unitId = '' } = useParams();
  return <Unit key={unitId} unitId={unitId} />;
}

function Unit({ unitId }: { unitId: string }) {
  const t = useMessages(pageMessages);
  const offline = useMessages(offlinePageMessages);
  const { pathname } = useLocation();
  const area = useArea();
  const studyArea = useStudyArea();
  const query = useUnit(unitId, useReadingLanguage());
  const { unit, course, previous, next, position } = query.data ?? {};
  // The unit's page knows neither the other units nor a running payment.
  const whole = useCourse(course?._id ?? '').data;
  const available = choosable(whole?.units ?? []);
  const chosen = unit && choosable([unit]);
  const { buying } = useBuying({
    courseId: course?._id ?? '',
    course: whole,
    chosen: chosen ?? [],
    choice: choiceOf(chosen ?? [], available),
    returnPath: pathname,
  });
  const crumbs = useCrumbs(area, course, unit);
  const step = (ref: typeof next) => (ref ? { title: ref.title, href: unitPath(area, ref) } : undefined);
  usePage({
    title: unit?.title ?? (query.status === 'error' && !isMissing(query) ? t('unit') : undefined),
    description: unit?.summary,
  });

  if (isMissing(query)) return <NotFoundPage />;
  return (
    <UnitScreen
      state={offlineState(query, offline('unit'))}
      unit={unit && unitView(unit, { area, studyArea })}
      image={course?.image ?? undefined}
      courseTitle={course?.title}
      courseHref={course && coursePath(area, course)}
      buying={
        whole && {
          ...buying,
          payingHref: whole.payment ? waitingPath(whole.payment.orderId) : undefined,
        }
      }
      position={position}
      continueHref={unit && continuePath(null, [unit], studyArea)}
      previewHref={unit && previewPath([unit], studyArea)}
      previous={step(previous)}
      next={step(next)}
      crumbs={crumbs}
      download={area === 'console' && unit && <UnitDownloadSlot unitId={unit._id} title={unit.title} />}
    />
  );
}
