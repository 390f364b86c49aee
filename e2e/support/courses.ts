import type { DemoSession } from './people.ts';

interface Course {
  _id: string;
  title: string;
}

/**
 * Returns the id of a course of the instructor.
 * @throws if they have no course with this title
 */
export async function courseOf({ read }: DemoSession, title: string): Promise<string> {
  const { data } = await read<{ data: Course[] }>('/instructor/courses');
  const course = data.find((one) => one.title === title);
  if (!course) throw new Error(`The instructor has no course “${title}”.`);
  return course._id;
}

/**
 * Returns the id of a published course.
 * @throws if there is none with this title
 */
export async function publishedCourse({ read }: DemoSession, title: string): Promise<string> {
  const { data } = await read<{ data: Course[] }>('/courses?q=published');
  const course = data.find((one) => one.title === title);
  if (!course) throw new Error(`No published course is called “${title}”.`);
  return course._id;
}

/** Returns the id of the first lesson of a course of the instructor. */
export async function lessonOf(session: DemoSession, title: string): Promise<string> {
  const course = await session.read<{ data: { units: { _id: string }[] } }>(
    `/instructor/course/${await courseOf(session, title)}`,
  );
  const unit = await session.read<{ data: { topics: { _id: string }[] } }>(
    `/instructor/unit/${course.data.units[0]?._id}`,
  );
  const lesson = unit.data.topics[0];
  if (!lesson) throw new Error(`“${title}” begins with a unit without lessons.`);
  return lesson._id;
}
