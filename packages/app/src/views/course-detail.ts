import type { CourseDetail, LessonSummary, Unit } from '@digiken/contract';
import { LEVELS } from '@digiken/contract/constants';
import type { CourseScreenProps } from '@digiken/learning/course-screen';
import type { UnitPickerProps } from '@digiken/learning/unit-picker';
import { categoryName } from './category-name';
import { type ProgressView, progressView } from './enrolled';
import { type Area, coursePath, lessonPath, unitPath } from './paths';

// Apart from the views of cards: home and catalogue need only those.
export type UnitView = UnitPickerProps['units'][number];
type CourseDetailView = NonNullable<CourseScreenProps['course']>;

/** The progress of a unit, with the quizzes that complete it. */
function unitProgressView({ progress, quizzes }: Unit): ProgressView {
  return { ...progressView(progress), quizzesLeft: (quizzes?.total ?? 0) - (quizzes?.passed ?? 0) };
}

export interface UnitLinks {
  /** Where the course's own pages are. */
  area: Area;
  /** Where the reader studies lessons. */
  studyArea: Area;
  currentLessonId?: string;
  language?: string;
  /** Ids of lessons. */
  bookmarked?: readonly string[];
}

function lessonLine(lesson: LessonSummary, links: UnitLinks): UnitView['lessons'][number] {
  return {
    id: lesson._id,
    href: lesson.open ? lessonPath(links.studyArea, lesson, links.language) : undefined,
    title: lesson.title,
    language: lesson.titleLanguage,
    minutes: lesson.minutes ?? 0,
    weightBytes: lesson.weightBytes ?? 0,
    preview: lesson.preview,
    done: lesson.done,
    current: lesson._id === links.currentLessonId,
    bookmarked: links.bookmarked?.includes(lesson._id) ?? false,
    hasVideo: lesson.hasVideo,
  };
}

export function unitView(unit: Unit, links: UnitLinks): UnitView {
  return {
    id: unit._id,
    href: unitPath(links.area, unit),
    title: unit.title,
    summary: unit.summary ?? '',
    price: unit.price ?? 0,
    owned: unit.owned ?? false,
    minutes: unit.minutes ?? 0,
    weightBytes: unit.weightBytes ?? 0,
    progress: unitProgressView(unit),
    lessons: (unit.lessons ?? []).map((lesson) => lessonLine(lesson, links)),
  };
}

export function courseDetailView(course: CourseDetail, links: UnitLinks): CourseDetailView {
  return {
    id: course._id,
    href: coursePath(links.area, course),
    title: course.title,
    summary: course.summary,
    category: course.category ? categoryName(course.category) : undefined,
    instructor: course.instructor?.name,
    level: LEVELS.find((level) => level === course.level),
    price: typeof course.price === 'number' ? course.price : undefined,
    unitCount: course.unitCount,
    image: course.image ?? undefined,
    descriptionHtml: course.descriptionHtml ?? '',
    languages: course.languages ?? [],
    minutes: course.minutes ?? 0,
    weightBytes: course.weightBytes ?? 0,
    units: (course.units ?? []).map((unit) => unitView(unit, links)),
    progress: progressView(course.progress),
    rating: course.rating ?? null,
    outcomes: course.outcomes ?? [],
    audience: course.audience ?? undefined,
    teacher: teacherView(course.instructor),
    coInstructors: (course.coInstructors ?? []).map(({ name }) => name),
    related: course.related,
  };
}

/** Nothing if there is no more to say about the instructor than the name. */
function teacherView(instructor: CourseDetail['instructor'] | undefined): CourseDetailView['teacher'] {
  if (!instructor) return undefined;
  const { name, headline, headlineLanguage, bio, bioLanguage, image, courseCount } = instructor;
  if (!headline && !bio && !image) return undefined;
  return {
    name,
    headline: headline ?? undefined,
    headlineLanguage,
    bio: bio ?? undefined,
    bioLanguage,
    image: image ?? undefined,
    courseCount: courseCount ?? undefined,
  };
}

/** The first lesson that opens without owning it. */
export function previewPath(units: Unit[], area: Area): string | undefined {
  const lesson = units.flatMap((unit) => unit.lessons ?? []).find((item) => item.preview);
  return lesson && lessonPath(area, lesson);
}

/** Where studying goes on: the server's word, else the first open lesson that is not done, else the first. */
export function continuePath(
  resume: { _id: string; title: string } | null | undefined,
  units: Unit[],
  area: Area,
): string | undefined {
  const lessons = units.filter((unit) => unit.owned).flatMap((unit) => unit.lessons ?? []);
  const lesson =
    resume ?? lessons.find((lesson) => lesson.open && !lesson.done) ?? lessons.find((lesson) => lesson.open);
  return lesson && lessonPath(area, lesson);
}
