import { PhonePreview } from '@digiken/learning/phone-preview';
import { unitView } from '../views/course-detail';
import { courseView } from '../views/courses';
import { useHomeCourse } from './use-home-course';

const LINKS = { area: 'public', studyArea: 'public' } as const;

/** The example course on a phone, with its own units and prices (spec 17.69). */
export default function HomePhone() {
  const { course, detail } = useHomeCourse();
  return (
    <PhonePreview
      course={course && courseView(course, 'public')}
      units={(detail?.units ?? []).map((unit) => unitView(unit, LINKS))}
    />
  );
}
