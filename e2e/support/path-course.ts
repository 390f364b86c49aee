import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { courseOf } from './courses.ts';
import { signInAs } from './people.ts';

/** A small course with a free unit and one for sale, in which a quiz is needed for the certificate. */
export const PATH_COURSE = {
  folder: fileURLToPath(new URL('./path-course', import.meta.url)),
  title: 'Grow greens in a sack',
  unit: 'Grow',
  price: 200,
  lessons: ['Choose a sack', 'Fill the sack', 'Pick the greens'],
  quiz: { title: 'Fill the sack: check yourself', answer: 'It carries water to the roots below' },
} as const;

interface Unit {
  _id: string;
  title: string;
  summary: string;
  version: number;
}

interface Course {
  state: string;
  title: string;
  summary: string;
  descriptionMarkdown: string;
  level: string;
  version: number;
  units: Unit[];
}

/** Sets the price of the imported course and publishes it, as its instructor and an administrator. */
export async function sellPathCourse(page: Page, serverUrl: string): Promise<void> {
  const instructor = await signInAs(page, serverUrl, 'instructor');
  const id = await courseOf(instructor, PATH_COURSE.title);
  const { data: course } = await instructor.read<{ data: Course }>(`/instructor/course/${id}`);
  if (course.state === 'published') return;
  const unit = course.units.find(({ title }) => title === PATH_COURSE.unit);
  if (!unit) throw new Error(`“${PATH_COURSE.title}” has no unit “${PATH_COURSE.unit}”.`);
  const { data } = await instructor.read<{ data: Unit }>(`/instructor/unit/${unit._id}`);
  const { title, summary, version } = data;
  await instructor.send('PUT', `/instructor/unit/${unit._id}`, {
    title,
    summary,
    version,
    price: PATH_COURSE.price,
  });
  const categories = await instructor.read<{ _id: string }[]>('/categories');
  await instructor.send('PUT', `/instructor/course/${id}`, {
    title: course.title,
    summary: course.summary,
    descriptionMarkdown: course.descriptionMarkdown,
    level: course.level,
    categoryId: categories[0]?._id,
    priceWhole: null,
    version: course.version,
  });
  await instructor.send('POST', `/instructor/course/${id}/submit`);
  const admin = await signInAs(page, serverUrl, 'admin');
  await admin.send('POST', `/admin/course/${id}/approve`);
}
