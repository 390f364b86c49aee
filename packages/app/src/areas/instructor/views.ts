import type {
  AuthoredCourseDetail,
  AuthoredQuizLine,
  AuthoredTopic,
  AuthoredUnit,
  Check,
  CourseState,
  ImportJob,
  Outline,
  OutlineTopic,
  ReviewEvent,
} from '@digiken/contract';
import type { ImportFindingKind } from '@digiken/contract/constants';
import type { CourseEditorScreenProps, EditorTab } from '@digiken/learning/course-editor-screen';
import type { CourseImportScreenProps, SuggestedCourseView } from '@digiken/learning/course-import-screen';
import type { TopicEditorScreenProps } from '@digiken/learning/topic-editor-screen';
import type { UnitEditorScreenProps } from '@digiken/learning/unit-editor-screen';
import type { InstructorKey, Translate } from './messages';
import { categoryName } from '../../views/category-name';
import { paths } from './paths';

type CourseView = NonNullable<CourseEditorScreenProps['course']>;
type CheckView = CourseEditorScreenProps['checklist']['items'][number];
type TopicView = NonNullable<TopicEditorScreenProps['topic']>;
type ReportView = NonNullable<CourseImportScreenProps['report']>;
type PreviewView = NonNullable<CourseImportScreenProps['preview']>['preview'];

const nameOf = (event: ReviewEvent, t: Translate) => event.by?.name ?? t('somebody');

export function authoredCourseView(course: AuthoredCourseDetail): CourseView {
  const answer = (course.history ?? []).find(({ reason }) => reason !== null);
  return {
    id: course._id,
    title: course.title,
    summary: course.summary ?? '',
    description: course.descriptionMarkdown ?? '',
    outcomes: course.outcomes ?? [],
    audience: course.audience ?? '',
    level: course.level ?? 'beginner',
    categoryId: course.category?._id,
    priceWhole: course.priceWhole,
    priceUnits: course.priceUnits,
    state: course.state,
    unpublishedChanges: course.changes !== null,
    reviewNote: answer && {
      text: answer.reason ?? '',
      language: answer.reasonLanguage,
      at: answer.createdAt,
    },
    image: course.image ?? undefined,
    learnerCount: course.learnerCount,
  };
}

/** The categories to choose from, including the course's own if the list could not be loaded. */
export function categoriesOf(
  found: readonly { _id: string; name: string; nameSw?: string | null }[] | undefined,
  course: AuthoredCourseDetail | undefined,
): CourseEditorScreenProps['categories'] {
  const own = course?.category;
  const missing = own && !found?.some(({ _id }) => _id === own._id) ? [own] : [];
  return [...missing, ...(found ?? [])].map((item) => ({ id: item._id, name: categoryName(item) }));
}

/** The units with their lessons; the quizzes of a lesson stand before and after it, those of a unit last. */
export function curriculumView(outline: Outline | undefined): CourseEditorScreenProps['curriculum']['units'] {
  return (outline?.units ?? []).map(({ _id, title, price, change, topics, quizzes }) => {
    const quizzesAt = (place: AuthoredQuizLine['place'], topicId?: string) =>
      (quizzes ?? [])
        .filter((quiz) => quiz.place === place && quiz.lesson?._id === topicId)
        .map((quiz) => quizRow(quiz));
    return {
      id: _id,
      title,
      href: paths.unit(_id),
      price,
      change: change ?? undefined,
      items: [
        ...(topics ?? []).flatMap((topic) => [
          ...quizzesAt('pre', topic._id),
          lessonRow(topic),
          ...quizzesAt('post', topic._id),
        ]),
        ...quizzesAt('unit'),
      ],
    };
  });
}

const lessonRow = ({ _id, preview, change, ...topic }: OutlineTopic) => ({
  ...topic,
  kind: 'lesson' as const,
  id: _id,
  href: paths.topic(_id),
  free: preview,
  change: change ?? undefined,
});

const quizRow = (quiz: AuthoredQuizLine) => ({
  kind: 'quiz' as const,
  id: quiz._id,
  title: quiz.title,
  href: paths.quiz(quiz._id),
  questions: quiz.questions,
  passShare: quiz.passShare ?? undefined,
  practice: quiz.practice,
  ...(quiz.lesson && {
    lesson: {
      id: quiz.lesson._id,
      title: quiz.lesson.title,
      place: quiz.place === 'pre' ? ('before' as const) : ('after' as const),
    },
  }),
});

const CHECK_TABS: Partial<Record<Check['id'], EditorTab>> = {
  summary: 'details',
  category: 'details',
  price: 'price',
};

/** A check with a link to the place to fix it: the lesson, the unit, or a tab of the course's editor. */
export function checkView({ id, status, count, where }: Check, courseId: string): CheckView {
  const part = paths.courseTab(courseId, CHECK_TABS[id] ?? 'curriculum');
  const places = where.filter(({ unitId, topicId }) => unitId !== null || topicId !== null);
  return {
    id,
    status,
    href: places.length === 0 && status !== 'done' ? part : undefined,
    // Pictures are counted, their lessons are listed.
    count: id === 'alt-text' ? undefined : count,
    where: places.map(({ unitId, topicId, title }) => ({
      title,
      href: topicId ? paths.topic(topicId) : paths.unit(unitId ?? ''),
    })),
  };
}

export function historyView(history: readonly ReviewEvent[] | undefined, t: Translate) {
  return (history ?? []).map((event) => ({
    id: event._id,
    title: t(event.kind, { name: nameOf(event, t) }),
    at: event.createdAt,
    reason: event.reason ?? undefined,
    reasonLanguage: event.reasonLanguage,
  }));
}

export function topicLines(unit: AuthoredUnit | undefined): UnitEditorScreenProps['topics'] {
  return (unit?.topics ?? []).map(({ _id, ...topic }) => ({ ...topic, id: _id, href: paths.topic(_id) }));
}

export function authoredTopicView(topic: AuthoredTopic): TopicView {
  const { _id, title, language, languages, preview, markdown, format, minutes, weightBytes } = topic;
  const { missing, video, activity, course } = topic;
  return {
    id: _id,
    title,
    language,
    languages: languages ?? [],
    courseState: course.state,
    preview,
    markdown,
    format,
    minutes,
    weightBytes,
    missing: missing ?? [],
    activity: activity ? { ...activity, resultsHref: paths.activityResults(_id) } : undefined,
    video: video
      ? {
          src: video.src,
          weightBytes: video.weightBytes ?? 0,
          captions: video.captions ?? [],
          transcript: video.transcript ?? undefined,
        }
      : undefined,
  };
}

const KINDS: Readonly<Record<ImportFindingKind, InstructorKey>> = {
  structure: 'kindStructure',
  'missing-picture': 'kindPictures',
  'translated-picture': 'kindPictures',
  picture: 'kindPictures',
  'remote-picture': 'kindPictures',
  'missing-alt': 'kindAlt',
  'dead-link': 'kindLinks',
  'quiz-link': 'kindQuizzes',
  'quiz-row': 'kindQuizzes',
  leftover: 'kindLeftovers',
  unsafe: 'kindUnsafe',
  translation: 'kindTranslations',
  'left-out': 'kindLeftOut',
  kept: 'kindKept',
};

/** The sentence in the language of the interface. */
export const inLanguage = (locale: string, english: string, swahili: string | undefined): string =>
  locale.startsWith('sw') ? (swahili ?? english) : english;

/** @param locale of the interface: sentences of reports exist in English, most in Kiswahili */
export function reportView(
  job: ImportJob & { report: NonNullable<ImportJob['report']> },
  t: Translate,
  locale: string,
): ReportView {
  const { report, updates } = job;
  const updated = (job.changes ?? null) !== null;
  const { courseId, findings, units, lessons, pictures, quizzes, title } = report;
  return {
    title,
    updated,
    before: updates?.title,
    href: paths.course(courseId),
    units,
    lessons,
    pictures,
    quizzes,
    summary: t(updated ? 'importUpdated' : 'importSummary', {
      units: t('units', { count: units }),
      lessons: t('lessons', { count: lessons }),
    }),
    findings: (findings ?? []).map(({ kind, where, line, text, textSw }, index) => ({
      id: String(index),
      where,
      line: line ?? undefined,
      text: inLanguage(locale, text, textSw),
      // A newer server may know more kinds.
      severity: t(Object.hasOwn(KINDS, kind) ? KINDS[kind] : 'kindStructure'),
    })),
  };
}

const STATES = {
  draft: 'stateDraft',
  review: 'stateReview',
  changes: 'stateChanges',
  published: 'statePublished',
  unpublished: 'stateUnpublished',
} as const satisfies Record<CourseState, InstructorKey>;

/** Courses that an imported file may be, each with its state and size. */
export const suggestedView = (
  { suggested }: ImportJob,
  t: Translate,
  locale: string,
): SuggestedCourseView[] => {
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  return (suggested ?? []).map(({ _id, title, state, units, lessons }) => ({
    id: _id,
    title,
    details: list.format([t(STATES[state]), t('units', { count: units }), t('lessons', { count: lessons })]),
  }));
};

/** What an import would change, for its preview. */
export function previewView({ changes, report, updates, outdated }: ImportJob): PreviewView {
  const none = { added: 0, changed: 0, moved: 0, removed: 0 };
  const { units = none, lessons = none, quizzes = none, pictures = none } = changes ?? {};
  return {
    title: updates?.title ?? report?.title ?? '',
    file: report?.title ?? '',
    published: updates === null || updates?.state === 'published',
    counts: { units, lessons, quizzes, pictures },
    items: (changes?.items ?? []).map(({ item, change, title, unit, learners }, index) => ({
      ...{ id: String(index), item, change, title, learners },
      unit: unit ?? undefined,
    })),
    live: changes?.live ?? true,
    outdated: outdated ?? false,
  };
}
