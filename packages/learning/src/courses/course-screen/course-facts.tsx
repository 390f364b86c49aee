import { DataSize } from '@digiken/ui/data-size';
import { Price } from '@digiken/ui/price';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { levelMessages } from '../course-card/level-messages';
import { Duration } from '../course-outline/course-outline';
import { languageName } from '../language-switch/language-switch';
import type { CourseDetailView } from './types';

export const courseFactsMessages = defineMessages('courseFacts', {
  instructor: 'Instructor',
  level: 'Level',
  contents: 'Contents',
  units: { one: '{count} unit', other: '{count} units' },
  time: 'Study time',
  data: 'Data to read it all',
  languages: 'Languages',
  price: 'Whole course',
});

/** The facts that help users decide, in one list. */
export function CourseFacts({ course }: { course: CourseDetailView }) {
  const t = useMessages(courseFactsMessages);
  const level = useMessages(levelMessages);
  const facts = [
    ...(course.price === undefined
      ? []
      : [[t('price'), <Price key="price" amount={course.price} />] as const]),
    ...(course.level ? [[t('level'), level(course.level)] as const] : []),
    [t('contents'), t('units', { count: course.unitCount })],
    [t('time'), <Duration key="time" minutes={course.minutes} />],
    [t('data'), <DataSize key="data" bytes={course.weightBytes} />],
    ...(course.instructor ? [[t('instructor'), course.instructor] as const] : []),
    ...(course.languages.length > 0
      ? [[t('languages'), course.languages.map(languageName).join(', ')] as const]
      : []),
  ] as const;
  return (
    <dl
      data-slot="course-facts"
      className="grid grid-cols-2 gap-x-8 gap-y-4 sm:flex sm:flex-wrap sm:gap-x-10"
    >
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="font-bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
