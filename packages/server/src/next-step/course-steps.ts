import type { NextReason, NextTarget } from '@digiken/contract/constants';
import { type LessonState, resumeOf, type UnitState } from '../learning';
import type { QuizState } from '../quizzes';

/** A step before it is described. */
export interface Step {
  reason: NextReason;
  target: { kind: NextTarget; _id: string | null };
  courseId: string | null;
  /** Absent: that of the course. */
  title?: string;
  language?: string | null | undefined;
  unit?: UnitState;
  lesson?: LessonState;
  minutes?: number | null;
  bytes?: number | null;
  dueAt?: Date | null;
  startsAt?: Date;
  /** A failed quiz that may be tried again now. */
  quiz?: string | null;
  /** Of a kept choice: its total in whole shillings, and its id. */
  amount?: number;
  choice?: string;
}

/** What a learner has of one course. */
export interface CourseState {
  courseId: string;
  /** The units that the learner may open. */
  units: readonly UnitState[];
  quizzes: readonly QuizState[];
  certificateId: string | null;
  newUnits: readonly string[];
  /** The lesson that counts as done and never comes back. */
  after: string | undefined;
}

interface Item {
  unit: UnitState;
  lesson?: LessonState;
  quiz?: QuizState;
}

/** The lessons and quizzes of a course in order: a quiz before its lesson, one after it, and those of the unit last. */
function itemsOf({ units, quizzes }: CourseState): Item[] {
  return units.flatMap((unit) => {
    const own = quizzes.filter(({ unitId }) => unitId === unit.id).map((quiz) => ({ unit, quiz }));
    const ofLesson = (lessonId: string, kind: QuizState['kind']) =>
      own.filter(({ quiz }) => quiz.lessonId === lessonId && quiz.kind === kind);
    return [
      ...unit.lessons.flatMap((lesson): Item[] => [
        ...ofLesson(lesson._id, 'pre'),
        { unit, lesson },
        ...ofLesson(lesson._id, 'post'),
      ]),
      ...own.filter(({ quiz }) => quiz.lessonId === null),
    ];
  });
}

/** A step to a lesson. Of one that was begun, the minutes that are left by the reading position (spec 17.6). */
function toLesson(
  { courseId }: CourseState,
  { unit, lesson }: Required<Pick<Item, 'unit' | 'lesson'>>,
  reason: NextReason,
): Step {
  const left = lesson.done ? 1 : 1 - lesson.scroll;
  return {
    ...{ reason, courseId, unit, lesson, title: lesson.title },
    target: { kind: 'lesson', _id: lesson._id },
    language: lesson.titleLanguage,
    minutes: lesson.minutes === 0 ? null : Math.max(1, Math.ceil(lesson.minutes * left)),
    bytes: lesson.weightBytes || null,
  };
}

const toQuiz = (quiz: QuizState, unit: UnitState, reason: NextReason): Step => ({
  ...{ reason, unit, courseId: quiz.courseId, title: quiz.title, language: quiz.language },
  target: { kind: 'quiz', _id: quiz.id },
  lesson: unit.lessons.find(({ _id }) => _id === quiz.lessonId),
  minutes: quiz.limitMinutes,
});

/** The lesson that a failed quiz is about: its own, or the last one of its unit that was begun. */
function lessonBehind({ units }: CourseState, quiz: QuizState) {
  const unit = units.find(({ id }) => id === quiz.unitId);
  const lesson =
    quiz.lessonId === null
      ? unit?.lessons.findLast(({ done, lastOpenedAt }) => done || lastOpenedAt !== null)
      : unit?.lessons.find(({ _id }) => _id === quiz.lessonId);
  return unit === undefined || lesson === undefined ? undefined : { unit, lesson };
}

/** The lesson behind the quiz that failed last, unless it was opened again since (spec 17.4). */
function reread(course: CourseState): Step | undefined {
  const failed = course.quizzes
    .filter(({ state, kind }) => state === 'failed' && kind !== 'pre')
    .toSorted((quizz, other) => Number(other.endedAt) - Number(quizz.endedAt));
  for (const quiz of failed) {
    const behind = lessonBehind(course, quiz);
    if (behind === undefined || behind.lesson._id === course.after) continue;
    const { lastOpenedAt } = behind.lesson;
    if (lastOpenedAt !== null && quiz.endedAt !== null && lastOpenedAt > quiz.endedAt) continue;
    return { ...toLesson(course, behind, 'reread'), quiz: quiz.startable ? quiz.id : null };
  }
  return undefined;
}

/** The quiz with an attempt under way, else the lesson that was opened last and is not done. */
function resumed(course: CourseState, items: readonly Item[]): Step | undefined {
  for (const { quiz, unit } of items) if (quiz?.state === 'open') return toQuiz(quiz, unit, 'continue');
  if (course.after !== undefined) return undefined;
  const begun = items.flatMap(({ unit, lesson }) =>
    lesson === undefined || lesson.done || lesson.lastOpenedAt === null ? [] : [{ unit, lesson }],
  );
  const resume = resumeOf(begun.map(({ lesson }) => lesson));
  const last = begun.find(({ lesson }) => lesson._id === resume?._id);
  return last && toLesson(course, last, 'continue');
}

/** A quiz before a lesson is left out once the lesson was begun. */
const isToDo = ({ after }: CourseState, { unit, lesson, quiz }: Item): boolean => {
  if (lesson !== undefined) return !lesson.done && lesson._id !== after;
  if (quiz === undefined || !quiz.startable || quiz.state === 'done') return false;
  if (quiz.kind !== 'pre') return true;
  const of = unit.lessons.find(({ _id }) => _id === quiz.lessonId);
  return quiz.state === 'todo' && of?._id !== after && of?.done === false && of.lastOpenedAt === null;
};

/** The first lesson or quiz that is to do: after the lesson `after` if there is one there, else of all. */
function following(course: CourseState, items: readonly Item[]): Step | undefined {
  const { after, newUnits } = course;
  const from = items.findIndex(({ lesson }) => lesson !== undefined && lesson._id === after) + 1;
  const item = [...items.slice(from), ...items.slice(0, from)].find((item) => isToDo(course, item));
  if (item === undefined) return undefined;
  const { unit, lesson, quiz } = item;
  const used =
    from > 0 || items.some((item) => item.lesson?.done || item.lesson?.lastOpenedAt || item.quiz?.endedAt);
  const begins = !used || (newUnits.includes(unit.id) && unit.lessons.every(({ done }) => !done));
  const reason = begins ? 'begin' : 'next';
  if (lesson !== undefined)
    return toLesson(course, { unit, lesson }, lesson.lastOpenedAt === null ? reason : 'continue');
  return quiz && toQuiz(quiz, unit, reason);
}

/** The certificate of a course whose lessons are done. */
function finished({ courseId, certificateId, units, after }: CourseState): Step | undefined {
  const lessons = units.flatMap((unit) => unit.lessons);
  if (certificateId === null || !lessons.every(({ _id, done }) => done || _id === after)) return undefined;
  return { reason: 'certificate', target: { kind: 'certificate', _id: certificateId }, courseId };
}

/** The next step in one course: the first that is true of reasons 5 to 8 (spec 17.1); undefined without one. */
export function stepIn(course: CourseState): Step | undefined {
  const items = itemsOf(course);
  return reread(course) ?? resumed(course, items) ?? following(course, items) ?? finished(course);
}

/** What is due today in one course: its quizzes that close, and the next step if the hub's date is today. */
export function dueIn(
  course: CourseState,
  { hubDueAt, today }: { hubDueAt: Date | null; today: Date },
): Step[] {
  const items = itemsOf(course);
  const closing = items.flatMap((item): Step[] => {
    const { quiz, unit } = item;
    if (quiz === undefined || quiz.state === 'failed' || !isToDo(course, item)) return [];
    if (quiz.closesAt === null || quiz.closesAt > today) return [];
    return [{ ...toQuiz(quiz, unit, 'due'), dueAt: quiz.closesAt }];
  });
  const step = hubDueAt === null ? undefined : (resumed(course, items) ?? following(course, items));
  return step === undefined ? closing : [...closing, { ...step, reason: 'due', dueAt: hubDueAt }];
}
