import { PhonePreview } from '@digiken/learning/phone-preview';
import { useHomeCourse } from './use-home-course';

/** The example course on a phone, with its own units and prices (spec 17.69). */
export default function HomePhone() {
  const { course, detail } = useHomeCourse();
  return <PhonePreview course={course} units={detail?.units ?? []} />;
}
