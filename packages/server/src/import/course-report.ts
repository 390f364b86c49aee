import type { PreparedCourse } from './prepare-course';
import type { ImportReport } from './report';
import type { Written } from './write-course';

/** An import with what waits for a decision, if it does. It is prepared as a new course. */
export type Imported = ImportReport & { held: PreparedCourse | null };

export const NOT_WRITTEN: Written = {
  created: true,
  titleBefore: null,
  state: 'draft',
  removedLessons: 0,
  kept: [],
  issues: [],
};

/** @param input `courseId`: the course that it updates; null: a new one. Default: the one that it was prepared for */
export function reportOf(
  course: PreparedCourse,
  written: Written,
  {
    started,
    dryRun = false,
    courseId = course.known.courseId,
  }: { started: number; dryRun?: boolean; courseId?: string | null },
): Imported {
  const lessons = course.units.flatMap((unit) => unit.lessons);
  const quizzes = [
    ...lessons.flatMap((lesson) => lesson.quizzes),
    ...course.units.flatMap((unit) => unit.quizzes),
  ];
  return {
    courseId: courseId ?? course.courseId,
    sourceKey: course.sourceKey,
    title: course.title,
    created: courseId === null,
    titleBefore: written.titleBefore,
    dryRun,
    state: written.state,
    counts: {
      units: course.units.length,
      lessons: lessons.length,
      texts: lessons.reduce((sum, lesson) => sum + lesson.texts.length, 0),
      quizzes: quizzes.length,
      questions: quizzes.reduce((sum, quiz) => sum + quiz.questions.length, 0),
      ...course.totals,
      convertedPictures: course.conversions.length,
      removedLessons: written.removedLessons,
    },
    languages: course.languages,
    issues: [...course.issues, ...written.issues],
    milliseconds: Math.round(performance.now() - started),
    held: null,
  };
}
