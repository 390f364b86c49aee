import { useMessages } from '@digiken/ui/messages-provider';
import { appMessages } from '../messages';
import { type Area, coursePath, unitPath } from '../views/paths';

interface Target {
  _id: string;
  title: string;
}

/** The way to a course, unit or lesson; the last step is the page itself. Undefined until the course is known. */
export function useCrumbs(area: Area, course?: Target, unit?: Target, lesson?: Target) {
  const t = useMessages(appMessages);
  if (!course) return undefined;
  const list =
    area === 'console'
      ? { label: t('crumbMyCourses'), href: '/console/my-courses' }
      : { label: t('crumbCourses'), href: '/courses' };
  const steps = [
    list,
    { label: course.title, href: coursePath(area, course) },
    ...(unit ? [{ label: unit.title, href: unitPath(area, unit) }] : []),
    ...(lesson ? [{ label: lesson.title }] : []),
  ];
  return steps.map((step, index) => (index === steps.length - 1 ? { label: step.label } : step));
}
