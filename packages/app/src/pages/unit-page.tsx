import { useUnit } from '@digiken/hooks';
import { useMessages } from '@digiken/ui/messages-provider';
import { UnitScreen } from '@digiken/learning/unit-screen';
import { useParams } from 'react-router-dom';
import { pageMessages } from '../messages';
import { useArea, useStudyArea } from '../shell/use-area';
import { useCrumbs } from '../shell/use-crumbs';
import { usePage } from '../shell/use-page';
import { continuePath, previewPath, unitView } from '../views/courses';
import { isMissing, loadState } from '../views/load-state';
import { coursePath, unitPath } from '../views/paths';
import NotFoundPage from './not-found-page';

export default function UnitPage() {
  const { unitId = '' } = useParams();
  const t = useMessages(pageMessages);
  const area = useArea();
  const studyArea = useStudyArea();
  const query = useUnit(unitId);
  const { unit, course, previous, next, position } = query.data ?? {};
  const crumbs = useCrumbs(area, course, unit);
  const step = (ref: typeof next) => (ref ? { title: ref.title, href: unitPath(area, ref) } : undefined);
  usePage({
    title: unit?.title ?? (query.status === 'error' && !isMissing(query) ? t('unit') : undefined),
    description: unit?.summary,
  });

  if (isMissing(query)) return <NotFoundPage />;
  return (
    <UnitScreen
      state={loadState(query)}
      unit={unit && unitView(unit, { area, studyArea })}
      courseTitle={course?.title}
      courseHref={course && coursePath(area, course)}
      position={position}
      continueHref={unit && continuePath(null, [unit], studyArea)}
      previewHref={unit && previewPath([unit], studyArea)}
      previous={step(previous)}
      next={step(next)}
      crumbs={crumbs}
    />
  );
}
