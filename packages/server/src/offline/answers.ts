import { learning, notes, quizzes, type Lesson, type QuizSummary } from '@digiken/contract';
import { getCourse, getUnit } from '../catalogue';
import type { UnitLessons } from '../learning';
import { firstNotes, listBookmarks } from '../notes';
import type { Caller } from '../platform/http/route';
import { answerSerializer } from '../platform/http/validation';
import type { Deps } from '../platform/services';
import { isSequential, learnerOf, quizzesOfLessons, type UnitQuiz } from '../quizzes';

/** One GET whose answer the pages of a unit ask for. */
export interface OfflineCall {
  path: string;
  bytes: number;
  lessonId: string | null;
}

type Services = Deps<'clock' | 'config' | 'media'>;

interface Unit {
  id: string;
  courseId: string;
  owned: boolean;
  lessons: UnitLessons;
  quizzes: readonly UnitQuiz[];
}

/** Bytes of an answer as the route writes it, before compression. */
const sizer = (answer: Parameters<typeof answerSerializer>[0]) => {
  const serialize = answerSerializer(answer);
  return (body: unknown) => Buffer.byteLength(serialize(body));
};

const SIZE = {
  course: sizer(learning.getCourse.answer),
  unit: sizer(learning.getUnit.answer),
  lesson: sizer(learning.getLesson.answer),
  notes: sizer(notes.listNotes.answer),
  bookmarks: sizer(notes.listBookmarks.answer),
  lessonQuizzes: sizer(quizzes.listLessonQuizzes.answer),
  quiz: sizer(quizzes.getQuiz.answer),
};

const withQuery = (path: string, name: string, value: string) =>
  `${path}?${new URLSearchParams({ [name]: value })}`;

/**
 * Every GET that the pages of a course, a unit and its lessons send (spec 14.44), with the bytes of its answer. The
 * answers are those of the calls, so nothing is counted that they would not send.
 */
export async function callsOf(services: Services, caller: Caller, unit: Unit): Promise<OfflineCall[]> {
  const languages = [
    ...new Set(unit.lessons.lessons.flatMap(({ answers }) => answers.map(({ lesson }) => lesson.language))),
  ];
  return [
    ...(await courseCalls(services, caller, unit, languages)),
    ...(await ownCalls(services, caller, unit)),
    ...unit.lessons.lessons.flatMap(({ _id, answers }) =>
      answers.map(({ asked, lesson }) => ({
        path:
          asked === null
            ? `/course/unit/lesson/${_id}`
            : withQuery(`/course/unit/lesson/${_id}`, 'lang', asked),
        bytes: SIZE.lesson({ data: signed(services, lesson) }),
        lessonId: _id,
      })),
    ),
  ];
}

const signed = ({ media }: Services, lesson: Lesson): Lesson => ({
  ...lesson,
  html: media.sign(lesson.html),
  video: lesson.video && media.signVideo(lesson.video),
});

/** The course without a language, as its own page asks for it, and in each language of the lessons, as theirs do. */
async function courseCalls(
  services: Services,
  caller: Caller,
  { id, courseId, lessons }: Unit,
  languages: readonly string[],
): Promise<OfflineCall[]> {
  const course = await getCourse(services, caller, { id: courseId });
  const data = { ...course, descriptionHtml: services.media.sign(course.descriptionHtml) };
  const path = `/course/${courseId}`;
  const unit = await getUnit(services.db, caller, { id });
  const titled = (language: string) => {
    const titles = lessons.titles.get(language);
    return <T extends { _id: string; title: string }>(lesson: T): T => {
      const title = titles?.get(lesson._id);
      return title === undefined ? lesson : { ...lesson, title, titleLanguage: language };
    };
  };
  const inLanguage = (language: string) => {
    const named = titled(language);
    const { enrolment } = data;
    const resume = enrolment?.resume;
    const title = resume && lessons.titles.get(language)?.get(resume._id);
    return {
      ...data,
      units: data.units.map((unit) => ({ ...unit, lessons: unit.lessons.map(named) })),
      enrolment: enrolment && {
        ...enrolment,
        resume: resume && title ? { ...resume, title } : enrolment.resume,
      },
    };
  };
  return [
    { path, bytes: SIZE.course({ data }), lessonId: null },
    ...languages.map((language) => ({
      path: withQuery(path, 'lang', language),
      bytes: SIZE.course({ data: inLanguage(language) }),
      lessonId: null,
    })),
    { path: `/course/unit/${id}`, bytes: SIZE.unit({ data: unit }), lessonId: null },
    ...languages.map((language) => ({
      path: withQuery(`/course/unit/${id}`, 'lang', language),
      bytes: SIZE.unit({
        data: { ...unit, unit: { ...unit.unit, lessons: unit.unit.lessons.map(titled(language)) } },
      }),
      lessonId: null,
    })),
  ];
}

/** What only readers who are enrolled ask for: notes, bookmarks and, for learners, quizzes. */
async function ownCalls(
  services: Services,
  caller: Caller,
  { courseId, owned, lessons, quizzes: ofUnit }: Unit,
): Promise<OfflineCall[]> {
  if (!owned) return [];
  const { db } = services;
  const bookmarks = await listBookmarks(db, caller, courseId);
  const pages = await firstNotes(
    db,
    caller,
    lessons.lessons.map(({ _id }) => _id),
  );
  const own: OfflineCall[] = [
    { path: `/course/${courseId}/bookmarks`, bytes: SIZE.bookmarks({ data: bookmarks }), lessonId: null },
    ...[...pages].map(([lessonId, page]) => ({
      path: `/course/unit/lesson/${lessonId}/notes`,
      bytes: SIZE.notes(page),
      lessonId,
    })),
  ];
  if (caller.role !== 'user') return own;
  const places = lessons.lessons.map(({ _id: id, defaultLanguage }) => ({ id, defaultLanguage }));
  const answer = await quizzesOfLessons(services, learnerOf(caller), places);
  const ofLesson = (lessonId: string, language: string, data: QuizSummary[]): OfflineCall => ({
    path: withQuery(`/course/unit/lesson/${lessonId}/quizzes`, 'language', language),
    bytes: SIZE.lessonQuizzes({ data }),
    lessonId,
  });
  for (const { _id: id, defaultLanguage, answers } of lessons.lessons)
    for (const language of new Set(answers.map(({ lesson }) => lesson.language)))
      own.push(ofLesson(id, language, answer({ id, defaultLanguage }, language)));
  for (const { detail } of ofUnit.filter(isOffline))
    own.push({
      path: `/quizzes/${detail._id}`,
      bytes: SIZE.quiz({ data: detail }),
      lessonId: detail.lesson?._id ?? null,
    });
  return own;
}

/**
 * Whether a quiz can be answered without a connection: practice, without a time limit, and with a way back (spec 14.43).
 * Without one, the server sends each question only once the one before it was left.
 */
export const isOffline = ({ detail }: UnitQuiz): boolean =>
  detail.practice && detail.timeLimitMinutes === null && !isSequential(detail);
