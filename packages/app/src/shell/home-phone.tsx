import { PhonePreview } from '@digiken/learning/phone-preview';
import { unitView } from '../views/course-detail';
import { useHomeCourse } from './use-home-course';

const LINKS = { area: 'public', studyArea: 'public' } as const;

/** The example course on a phone, with its own units and prices (spec 17.69). */
export default function HomePhone() {
  const { course, detail } = useHomeCourse();
  return <PhonePreview course={course} units={(detail?.units ?? []).map((unit) => unitView(unit, LINKS))} />;
}
