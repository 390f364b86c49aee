import type {
  Category,
  Course,
  CourseDetail,
  Enrolled,
  LessonSummary,
  Progress,
  Unit,
  UnitDetail,
} from '@digiken/contract';
import { type Defaults, listOf, withDefaults } from './list-items';

/** `price` and `level` have no default: nothing is shown for them. */
export const COURSE: Defaults<Course> = {
  title: '',
  summary: '',
  category: null,
  instructor: null,
  unitCount: 0,
  image: null,
  createdAt: '',
};

export const CATEGORY: Defaults<Category> = { name: '', createdAt: '', courseCount: 0 };

export const PROGRESS: Progress = { done: 0, total: 0, fraction: 0 };

const ENROLLED: Defaults<Enrolled> = { progress: 0, createdAt: '', resume: null };
const LESSON: Defaults<LessonSummary> = { title: '', minutes: 0, weightBytes: 0 };
const UNIT: Defaults<Unit> = { title: '', summary: '', minutes: 0, weightBytes: 0, progress: PROGRESS };

/** Enrolled courses; one without its course keeps what it has: progress and dates. */
export function enrolledOf(items: readonly Enrolled[] | null | undefined): Enrolled[] {
  return listOf(items, ENROLLED).map((item) => ({
    ...item,
    lastStudiedAt: typeof item.lastStudiedAt === 'string' ? item.lastStudiedAt : null,
    course: withDefaults({ ...item.course, _id: item.course?._id ?? '' }, COURSE),
  }));
}

const unitOf = (unit: Unit): Unit => ({
  ...withDefaults(unit, UNIT),
  lessons: listOf(unit.lessons, LESSON),
});

export function courseDetailOf(course: CourseDetail): CourseDetail {
  return {
    ...course,
    ...withDefaults(course as Course, COURSE),
    units: listOf(course.units, UNIT).map(unitOf),
  };
}

export function unitDetailOf(detail: UnitDetail): UnitDetail {
  return { ...detail, unit: unitOf(detail.unit) };
}
