import type {
  Course,
  CourseDetail,
  Enrolled,
  Lesson,
  LessonSummary,
  LessonVideo,
  Unit,
  UnitDetail,
} from '@digiken/contract';
import { COURSE, PROGRESS, REVIEW } from './course-items';
import { type Defaults, listOf, withDefaults } from './list-items';

const ENROLLED: Defaults<Enrolled> = { progress: 0, createdAt: '', resume: null };
const LESSON: Defaults<LessonSummary> = { title: '', minutes: 0, weightBytes: 0 };
const OPEN_LESSON: Defaults<Lesson> = {
  ...LESSON,
  languages: [],
  headings: [],
  scroll: 0,
  unitProgress: PROGRESS,
  courseProgress: PROGRESS,
};
const VIDEO: Defaults<LessonVideo> = {
  poster: null,
  seconds: null,
  weightBytes: null,
  sound: null,
  captions: [],
  transcriptHtml: null,
};
const UNIT: Defaults<Unit> = {
  title: '',
  summary: '',
  price: 0,
  minutes: 0,
  weightBytes: 0,
  progress: PROGRESS,
  quizzes: { total: 0, passed: 0 },
  complete: false,
};
const DETAIL: Defaults<CourseDetail> = {
  ...COURSE,
  instructor: null,
  descriptionHtml: '',
  coInstructors: [],
  outcomes: [],
  audience: null,
  languages: [],
  ownReview: null,
  mayReview: false,
  payment: null,
  minutes: 0,
  weightBytes: 0,
  progress: PROGRESS,
};

const courseOf = (course: Course | undefined): Course =>
  withDefaults({ ...(course as Course), _id: course?._id ?? '' }, COURSE);

/** Enrolled courses; one without its course keeps what it has: progress and dates. */
export function enrolledOf(items: readonly Enrolled[] | null | undefined): Enrolled[] {
  return listOf(items, ENROLLED).map((item) => ({
    ...item,
    lastStudiedAt: typeof item.lastStudiedAt === 'string' ? item.lastStudiedAt : null,
    course: courseOf(item.course),
  }));
}

const unitOf = (unit: Unit): Unit => ({
  ...withDefaults(unit, UNIT),
  lessons: listOf(unit.lessons, LESSON),
});

export function courseDetailOf(course: CourseDetail): CourseDetail {
  const { reviews } = course;
  return {
    ...withDefaults(course, DETAIL),
    reviews: { data: listOf(reviews?.data, REVIEW), next: reviews?.next ?? null, count: reviews?.count ?? 0 },
    related: listOf(course.related, COURSE),
    units: listOf(course.units, UNIT).map(unitOf),
  };
}

export function unitDetailOf(detail: UnitDetail): UnitDetail {
  return { ...detail, course: courseOf(detail.course), unit: unitOf(detail.unit) };
}

export const lessonOf = (lesson: Lesson): Lesson => ({
  ...withDefaults(lesson, OPEN_LESSON),
  video: lesson.video ? withDefaults(lesson.video, VIDEO) : null,
});
