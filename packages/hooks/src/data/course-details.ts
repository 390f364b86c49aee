import type { Course, CourseDetail, Enrolled, LessonSummary, Unit, UnitDetail } from '@digiken/contract';
import { COURSE, PROGRESS, REVIEW } from './course-items';
import { type Defaults, listOf, withDefaults } from './list-items';

const ENROLLED: Defaults<Enrolled> = { progress: 0, createdAt: '', resume: null };
const LESSON: Defaults<LessonSummary> = { title: '', minutes: 0, weightBytes: 0 };
const UNIT: Defaults<Unit> = {
  title: '',
  summary: '',
  minutes: 0,
  weightBytes: 0,
  progress: PROGRESS,
  quizzes: { total: 0, passed: 0 },
  complete: false,
};

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
  const { instructor, reviews } = course;
  return {
    ...course,
    ...withDefaults(course as Course, COURSE),
    minutes: course.minutes,
    instructor: instructor ?? null,
    outcomes: Array.isArray(course.outcomes) ? course.outcomes : [],
    audience: course.audience ?? null,
    reviews: { data: listOf(reviews?.data, REVIEW), next: reviews?.next ?? null, count: reviews?.count ?? 0 },
    ownReview: course.ownReview ?? null,
    mayReview: course.mayReview ?? false,
    related: listOf(course.related, COURSE),
    payment: course.payment ?? null,
    units: listOf(course.units, UNIT).map(unitOf),
  };
}

export function unitDetailOf(detail: UnitDetail): UnitDetail {
  return { ...detail, unit: unitOf(detail.unit) };
}
