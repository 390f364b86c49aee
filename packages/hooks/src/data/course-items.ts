import type {
  Category,
  Course,
  CourseDetail,
  Enrolled,
  LessonSummary,
  Progress,
  Review,
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
  lessonCount: 0,
  minutes: null,
  bytes: null,
  rating: null,
  lowestPrice: null,
  image: null,
  createdAt: '',
};

export const CATEGORY: Defaults<Category> = { name: '', nameSw: null, createdAt: '', courseCount: 0 };

/** `stars` has no default: a review without them shows its text. */
export const REVIEW: Defaults<Review> = { author: '', text: '', createdAt: '', editedAt: null, own: false };

export const PROGRESS: Progress = { done: 0, total: 0, fraction: 0 };

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
