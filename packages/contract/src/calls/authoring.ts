import { z } from 'zod';
import { defineCall } from '../call';
import { authoringRoutes } from '../routes/authoring';
import {
  CHANGE_KINDS,
  CHANGED_ITEMS,
  CHANGED_PARTS,
  CHECK_IDS,
  CHECK_STATUSES,
  COURSE_STATES,
  CONTACTS,
  HELP_REASONS,
  COURSE_EXPORT_CONTENTS,
  COURSE_EXPORT_FORMATS,
  IMPORT_FINDING_KINDS,
  COURSE_EXPORT_STATES,
  IMPORT_CHANGES,
  IMPORT_STATES,
  LEVELS,
  LIMITS,
  QUIZ_LIMITS,
  REVIEW_EVENTS,
  STAGED_STATES,
  TEXT_FORMATS,
} from '../constants';
import {
  Course,
  Id,
  idOf,
  LessonActivity,
  LessonVideo,
  Named,
  Progress,
  Shillings,
  TextLanguage,
  Timestamp,
  TypedShillings,
} from '../entities';
import { optionalLine, optionalText, PageQuery, pageOf, Said, SearchedPageQuery, typed } from '../paging';

/**
 * Writing courses. Every call is for instructors in their own courses (404 elsewhere); sudo and admin may
 * make them too. What costs money or is seen by learners is checked again on the server.
 */
const ById = z.object({ id: Id });
const ByUnit = z.object({ unitId: Id });
const ByTopic = z.object({ topicId: Id });
export const Order = z.object({ ids: z.array(Id).min(1).max(LIMITS.unitsPerCourse) });
/** Of the outline of a course: what is where. */
export const Revision = z.string().min(1).max(64);
/** What PostgreSQL's integer holds. */
const Version = z.number().int().min(0).max(2_147_483_647);
/** BCP 47 tag. */
export const Language = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Choose a language')
  .max(35);

export const Check = z.object({
  id: z.enum(CHECK_IDS),
  status: z.enum(CHECK_STATUSES),
  /** How many places want mending. */
  count: z.number().int(),
  /** The first of them, as links lead there. */
  where: z.array(z.object({ unitId: Id.nullable(), topicId: Id.nullable(), title: z.string() })),
});
export type Check = z.infer<typeof Check>;

/** `ready`: nothing is missing; advice does not stop a submission. */
export const Checklist = z.object({
  ready: z.boolean(),
  weightBytes: z.number().int(),
  checks: z.array(Check),
});
export type Checklist = z.infer<typeof Checklist>;

export const ReviewEvent = z.object({
  _id: Id,
  kind: z.enum(REVIEW_EVENTS),
  by: Named.nullable(),
  reason: z.string().nullable(),
  reasonLanguage: TextLanguage,
  createdAt: Timestamp,
});
export type ReviewEvent = z.infer<typeof ReviewEvent>;

/** One course, unit or lesson that differs between the published course and its unpublished changes. */
export const StagedChange = z.object({
  item: z.enum(CHANGED_ITEMS),
  change: z.enum(CHANGE_KINDS),
  _id: Id,
  title: z.string(),
  /** Of a lesson: its unit's title. */
  unit: z.string().nullable(),
  parts: z.array(z.enum(CHANGED_PARTS)),
});
export type StagedChange = z.infer<typeof StagedChange>;

/** The same with the old and the new text of each part; null where there was or is none. */
export const StagedChangeDetail = StagedChange.extend({
  texts: z.array(
    z.object({
      part: z.enum(CHANGED_PARTS),
      /** BCP 47 tag of a lesson's text, else null. */
      language: z.string().nullable(),
      before: z.string().nullable(),
      after: z.string().nullable(),
    }),
  ),
});
export type StagedChangeDetail = z.infer<typeof StagedChangeDetail>;

/**
 * How an edit by the asking person is published. `staged`: edits wait for a review until they are published.
 * `pending`: this course, unit or lesson has unpublished changes.
 */
const Publishing = z.object({ staged: z.boolean(), pending: z.boolean() });

export const AuthoredCourse = Course.extend({
  state: z.enum(COURSE_STATES),
  lessonCount: z.number().int(),
  learnerCount: z.number().int(),
  updatedAt: Timestamp,
  /** Where the unpublished changes of a published course are; null without any. */
  changes: z.enum(STAGED_STATES).nullable(),
});
export type AuthoredCourse = z.infer<typeof AuthoredCourse>;

export const AuthoredUnitLine = z.object({
  _id: Id,
  title: z.string(),
  price: Shillings,
  lessonCount: z.number().int(),
  weightBytes: z.number().int(),
});

/**
 * `priceWhole`: whole shillings for all units together; null: the sum of the units' prices, which is `priceUnits`.
 */
export const AuthoredCourseDetail = AuthoredCourse.extend({
  descriptionMarkdown: z.string(),
  /** What you will learn, and who the course is for. */
  outcomes: z.array(z.string()),
  audience: z.string(),
  priceWhole: Shillings.nullable(),
  priceUnits: Shillings,
  units: z.array(AuthoredUnitLine),
  checklist: Checklist,
  history: z.array(ReviewEvent),
  /** Of the details: sent back with a save. */
  version: z.number().int(),
  publishing: Publishing,
  /** Submitted changes are published at once: an administrator trusts approved instructors. */
  trusted: z.boolean(),
  /** Opens the course as learners will see it, with its unpublished changes. */
  previewId: Id,
  stagedChanges: z.array(StagedChange),
});
export type AuthoredCourseDetail = z.infer<typeof AuthoredCourseDetail>;

export const TopicLine = z.object({
  _id: Id,
  title: z.string(),
  minutes: z.number().int(),
  weightBytes: z.number().int(),
  preview: z.boolean(),
  hasVideo: z.boolean(),
  hasDraft: z.boolean(),
  /** Of the checklist. */
  missing: z.array(z.enum(CHECK_IDS)),
});

export const AuthoredUnit = z.object({
  _id: Id,
  position: z.number().int(),
  title: z.string(),
  summary: z.string(),
  price: Shillings,
  /** The unit is complete once its required quizzes are passed. */
  requiresQuizzes: z.boolean(),
  /** Of title, summary, price and completion: sent back with a save. */
  version: z.number().int(),
  publishing: Publishing,
  course: z.object({ _id: Id, title: z.string(), state: z.enum(COURSE_STATES) }),
  topics: z.array(TopicLine),
});
export type AuthoredUnit = z.infer<typeof AuthoredUnit>;

/** `version` grows with each saving: sent back, so that two windows never overwrite each other. */
export const AuthoredTopic = z.object({
  _id: Id,
  title: z.string(),
  language: z.string(),
  languages: z.array(z.string()),
  preview: z.boolean(),
  /** The text as its author wrote it, in `format`. */
  markdown: z.string(),
  format: z.enum(TEXT_FORMATS),
  version: z.number().int(),
  minutes: z.number().int(),
  weightBytes: z.number().int(),
  updatedAt: Timestamp,
  /** What was typed and not saved into the lesson yet. */
  draft: z
    .object({
      title: z.string(),
      markdown: z.string(),
      format: z.enum(TEXT_FORMATS),
      savedAt: Timestamp,
      version: z.number().int(),
    })
    .nullable(),
  video: LessonVideo.extend({ transcript: z.string().nullable() }).nullable(),
  /** Below the text; it comes from an import and is not edited here. */
  activity: LessonActivity.nullable(),
  missing: z.array(z.enum(CHECK_IDS)),
  publishing: Publishing,
  /** Opens the lesson as learners will see it. */
  previewId: Id,
  unit: z.object({ _id: Id, title: z.string() }),
  course: z.object({ _id: Id, title: z.string(), state: z.enum(COURSE_STATES) }),
});
export type AuthoredTopic = z.infer<typeof AuthoredTopic>;

const Title = typed('a title', LIMITS.titleMax);
const Markdown = z
  .string()
  .max(
    LIMITS.markdownMax,
    `A text can have ${LIMITS.markdownMax.toLocaleString('en-KE')} characters at most`,
  );
/** What the text of a lesson is written in; Markdown when absent. */
const Format = z.enum(TEXT_FORMATS).optional();
/**
 * A correction that the instructor calls minor goes live at once and is listed for the reviewers. It changes
 * words only: 422 with a new price, level, category or preview, 409 while the item has unpublished changes.
 */
const Minor = z.boolean().optional();
const courseAnswer = z.object({ message: z.string(), data: AuthoredCourseDetail });
const unitAnswer = z.object({ message: z.string(), data: AuthoredUnit });
const topicAnswer = z.object({ message: z.string(), data: AuthoredTopic });

// Dashboard

export const InstructorFigures = z.object({
  courses: z.number().int(),
  published: z.number().int(),
  inReview: z.number().int(),
  learners: z.number().int(),
  /** Studied in the last seven days. */
  activeLearners: z.number().int(),
  needHelp: z.number().int(),
  lessonsDone: z.number().int(),
  /** When `learners`, `activeLearners`, `needHelp`, `lessonsDone` and `byCourse` were counted; null: just now. */
  countedAt: z.string().nullable().optional(),
  enrolmentsByWeek: z.array(z.object({ week: z.string(), count: z.number().int() })),
  byCourse: z.array(
    z.object({ _id: Id, title: z.string(), learners: z.number().int(), averageProgress: z.number() }),
  ),
});
export type InstructorFigures = z.infer<typeof InstructorFigures>;

export const instructorDashboard = defineCall(authoringRoutes.instructorDashboard, {
  summary: 'Figures of your own courses and learners',
  answer: z.object({ data: InstructorFigures }),
});

// Courses

export const listOwnCourses = defineCall(authoringRoutes.listOwnCourses, {
  summary: 'Your own courses in every state, last changed first',
  query: SearchedPageQuery.extend({ state: z.enum(COURSE_STATES).optional() }),
  answer: pageOf(AuthoredCourse),
});

export const createCourse = defineCall(authoringRoutes.createCourse, {
  summary: 'Create a draft course, with `first` also its first unit and lesson',
  /** `first`: titles of a unit and of a lesson in it, created with the course or not at all. */
  body: z.object({ title: Title, first: z.object({ unit: Title, lesson: Title }).optional() }),
  /** `topicId`: the first lesson; null without `first`. */
  answer: courseAnswer.extend({ topicId: Id.nullable() }),
  status: 201,
});

export const getAuthoredCourse = defineCall(authoringRoutes.getAuthoredCourse, {
  summary: 'A course for editing, with its checklist and review history',
  params: ById,
  answer: z.object({ data: AuthoredCourseDetail }),
});

export const updateCourse = defineCall(authoringRoutes.updateCourse, {
  summary: 'Change a course’s texts, level, category and price; what is absent stays as it is',
  params: ById,
  body: z
    .object({
      title: Title,
      summary: optionalText(LIMITS.summaryMax),
      descriptionMarkdown: Markdown,
      /** Empty lines are left out. */
      outcomes: z
        .array(optionalLine(LIMITS.outcomeMax))
        .transform((lines) => lines.filter((line) => line !== ''))
        .pipe(z.array(z.string()).max(LIMITS.outcomes, `Write ${LIMITS.outcomes} lines or fewer`)),
      audience: optionalText(LIMITS.audienceMax),
      level: z.enum(LEVELS),
      categoryId: Id.nullable(),
      priceWhole: TypedShillings.nullable(),
    })
    .partial()
    .extend({ version: Version, minor: Minor }),
  maxBytes: LIMITS.markdownBodyBytes,
  answer: courseAnswer,
});

export const uploadCourseImage = defineCall(authoringRoutes.uploadCourseImage, {
  summary: 'Replace the cover (PNG, JPEG, WebP or GIF); stored as WebP without metadata',
  params: ById,
  maxBytes: LIMITS.pictureBytes,
  answer: courseAnswer,
});

/** 409 once anybody enrolled. */
export const removeCourse = defineCall(authoringRoutes.removeCourse, {
  summary: 'Remove a course without enrolments',
  params: ById,
  answer: Said,
});

/** 409 with the checklist’s gaps in `message` while something is missing. */
export const submitCourse = defineCall(authoringRoutes.submitCourse, {
  summary: 'Ask the administrators to publish; they are notified',
  params: ById,
  answer: courseAnswer,
});

export const withdrawCourse = defineCall(authoringRoutes.withdrawCourse, {
  summary: 'Withdraw a course from review',
  params: ById,
  answer: courseAnswer,
});

export const getStagedChanges = defineCall(authoringRoutes.getStagedChanges, {
  summary: 'The unpublished changes of a published course, with the old and the new texts',
  params: ById,
  answer: z.object({
    data: z.object({
      course: z.object({ _id: Id, title: z.string() }),
      /** null: there are none. */
      state: z.enum(STAGED_STATES).nullable(),
      submittedAt: Timestamp.nullable(),
      /** Names what is shown here: an approval of it is refused once something else is there. */
      revision: z.string(),
      previewId: Id,
      changes: z.array(StagedChangeDetail),
    }),
  }),
});

export const discardStagedChanges = defineCall(authoringRoutes.discardStagedChanges, {
  summary: 'Discard the unpublished changes of a published course',
  params: ById,
  answer: courseAnswer,
});

// Units

export const createUnit = defineCall(authoringRoutes.createUnit, {
  summary: 'Add a unit at the end',
  params: ById,
  body: z.object({ title: Title }),
  answer: unitAnswer,
  status: 201,
});

export const getAuthoredUnit = defineCall(authoringRoutes.getAuthoredUnit, {
  summary: 'A unit for editing',
  params: ByUnit,
  answer: z.object({ data: AuthoredUnit }),
});

export const updateUnit = defineCall(authoringRoutes.updateUnit, {
  summary: 'Change a unit’s title, summary and price; what is absent stays as it is',
  params: ByUnit,
  body: z
    .object({
      title: Title,
      summary: optionalText(LIMITS.summaryMax),
      price: TypedShillings,
      requiresQuizzes: z.boolean(),
    })
    .partial()
    .extend({ version: Version, minor: Minor }),
  answer: unitAnswer,
});

/** 409 once a learner holds the unit or studied in it. */
export const removeUnit = defineCall(authoringRoutes.removeUnit, {
  summary: 'Remove a unit that no learner owns or has studied',
  params: ByUnit,
  answer: Said,
});

// Topics (lessons)

export const createTopic = defineCall(authoringRoutes.createTopic, {
  summary: 'Add a lesson at the end',
  params: ByUnit,
  body: z.object({ title: Title }),
  answer: topicAnswer,
  status: 201,
});

export const orderTopics = defineCall(authoringRoutes.orderTopics, {
  summary: 'Reorder the lessons',
  params: ByUnit,
  body: Order,
  answer: unitAnswer,
});

export const getAuthoredTopic = defineCall(authoringRoutes.getAuthoredTopic, {
  summary: 'A lesson for editing: its Markdown, draft and video',
  params: ByTopic,
  query: z.object({ lang: Language.optional() }),
  answer: z.object({ data: AuthoredTopic }),
});

/** 409 when somebody saved since `version` was read. The draft goes. */
export const saveTopic = defineCall(authoringRoutes.saveTopic, {
  summary: 'Save the lesson',
  params: ByTopic,
  body: z.object({
    title: Title,
    markdown: Markdown,
    format: Format,
    preview: z.boolean(),
    language: Language,
    version: Version,
    minor: Minor,
  }),
  maxBytes: LIMITS.markdownBodyBytes,
  answer: topicAnswer,
});

export const saveTopicDraft = defineCall(authoringRoutes.saveTopicDraft, {
  summary: 'Save the draft of a lesson without showing it to learners',
  params: ByTopic,
  body: z.object({
    title: z.string().max(LIMITS.titleMax),
    markdown: Markdown,
    format: Format,
    language: Language,
    version: Version,
  }),
  maxBytes: LIMITS.markdownBodyBytes,
  answer: z.object({ message: z.string(), data: z.object({ savedAt: Timestamp }) }),
});

export const discardTopicDraft = defineCall(authoringRoutes.discardTopicDraft, {
  summary: 'Discard the draft of a lesson',
  params: ByTopic,
  query: z.object({ lang: Language.optional() }),
  answer: Said,
});

/** 409 once somebody studied it. */
export const removeTopic = defineCall(authoringRoutes.removeTopic, {
  summary: 'Remove a lesson that no learner has studied',
  params: ByTopic,
  answer: Said,
});

export const previewMarkdown = defineCall(authoringRoutes.previewMarkdown, {
  summary: 'Preview a text as sanitised HTML; 429 after 300 in five minutes',
  body: z.object({
    markdown: Markdown,
    format: Format,
    language: Language.optional(),
    /** Short texts, such as the options of a question. */
    short: z
      .array(z.string().max(QUIZ_LIMITS.promptMax))
      .max(2 * QUIZ_LIMITS.options + 1)
      .optional(),
  }),
  maxBytes: LIMITS.markdownBodyBytes,
  answer: z.object({
    data: z.object({
      html: z.string(),
      minutes: z.number().int(),
      weightBytes: z.number().int(),
      /** The same text in Markdown: what HTML is converted to. */
      markdown: z.string(),
      /** In the order of the request. `html` only with formulas or emphasis. */
      short: z.array(z.object({ text: z.string(), html: z.string().optional() })).optional(),
    }),
  }),
});

/** The alternative text goes into the Markdown: the checklist asks for it. `path` is below /api/media/. */
export const uploadTopicPicture = defineCall(authoringRoutes.uploadTopicPicture, {
  summary: 'Store a picture for a lesson, as WebP without metadata',
  params: ByTopic,
  maxBytes: LIMITS.pictureBytes,
  answer: z.object({
    message: z.string(),
    data: z.object({
      path: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      bytes: z.number().int(),
    }),
  }),
  status: 201,
});

export const uploadTopicVideo = defineCall(authoringRoutes.uploadTopicVideo, {
  summary: 'Replace the lesson’s video (MP4 or WebM)',
  params: ByTopic,
  maxBytes: LIMITS.videoBytes,
  answer: topicAnswer,
});

export const removeTopicVideo = defineCall(authoringRoutes.removeTopicVideo, {
  summary: 'Remove the video with its captions and transcript',
  params: ByTopic,
  answer: topicAnswer,
});

export const uploadTopicCaptions = defineCall(authoringRoutes.uploadTopicCaptions, {
  summary: 'Captions of one language (WebVTT, or SubRip which becomes WebVTT)',
  params: z.object({ topicId: Id, language: Language }),
  maxBytes: LIMITS.captionBytes,
  /** `problems`: sentences about captions that were left out or moved, with their lines. */
  answer: topicAnswer.extend({ problems: z.array(z.string()) }),
});

export const removeTopicCaptions = defineCall(authoringRoutes.removeTopicCaptions, {
  summary: 'Remove the captions of one language',
  params: z.object({ topicId: Id, language: Language }),
  answer: topicAnswer,
});

export const saveTopicTranscript = defineCall(authoringRoutes.saveTopicTranscript, {
  summary: 'Set the transcript of the video, in Markdown; an empty text removes it',
  params: ByTopic,
  body: z.object({ transcript: Markdown }),
  maxBytes: LIMITS.markdownBodyBytes,
  answer: topicAnswer,
});

// Import

/** `where` is a file of the archive; `line` from 1. */
export const ImportFinding = z.object({
  kind: z.enum(IMPORT_FINDING_KINDS),
  where: z.string(),
  line: z.number().int().nullable(),
  text: z.string(),
  /** The same in Kiswahili, if there is a translation. */
  textSw: z.string().optional(),
});

const Counts = z.object({
  added: z.number().int(),
  changed: z.number().int(),
  moved: z.number().int(),
  removed: z.number().int(),
});

/** A part of a course that an import changes. */
export const ImportChange = z.object({
  item: z.enum(['course', 'unit', 'lesson', 'quiz']),
  change: z.enum(IMPORT_CHANGES),
  title: z.string(),
  /** The unit of a lesson or quiz. */
  unit: z.string().nullable(),
  parts: z.array(z.enum(CHANGED_PARTS)),
  /** How many learners have studied the lesson, are enrolled in the unit, or have taken the quiz. */
  learners: z.number().int(),
});
export type ImportChange = z.infer<typeof ImportChange>;

export const ImportChanges = z.object({
  units: Counts,
  lessons: Counts,
  quizzes: Counts,
  pictures: Counts,
  items: z.array(ImportChange),
  /** Whether learners see the changes at once; otherwise they wait for a review. */
  live: z.boolean(),
});
export type ImportChanges = z.infer<typeof ImportChanges>;

/** A course that an import updates, or may update. */
export const ImportedCourse = z.object({ _id: Id, title: z.string(), state: z.enum(COURSE_STATES) });

/** A course whose earlier import had the same identifier as the file. */
export const SuggestedCourse = ImportedCourse.extend({
  units: z.number().int(),
  lessons: z.number().int(),
  updatedAt: Timestamp,
});
export type SuggestedCourse = z.infer<typeof SuggestedCourse>;

export const ImportJob = z.object({
  _id: Id,
  state: z.enum(IMPORT_STATES),
  fileName: z.string(),
  createdAt: Timestamp,
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  /** Why it failed: one sentence for a person. */
  problem: z.string().nullable(),
  /** The same in Kiswahili, if there is a translation. */
  problemSw: z.string().optional(),
  report: z
    .object({
      courseId: Id,
      title: z.string(),
      units: z.number().int(),
      lessons: z.number().int(),
      pictures: z.number().int(),
      quizzes: z.number().int(),
      findings: z.array(ImportFinding),
    })
    .nullable(),
  /** Your courses that the file may be, while it waits for a choice. */
  suggested: z.array(SuggestedCourse),
  /** The course that it updates; once it is written, with its title and state before. Null: a new course. */
  updates: ImportedCourse.nullable(),
  /** What it changes in that course. */
  changes: ImportChanges.nullable(),
  /** A preview of a course that was edited since: it has to be compared again. */
  outdated: z.boolean(),
  /** Until when it can be undone; null: it cannot. */
  undoUntil: Timestamp.nullable(),
  /** Why an import that was written cannot be undone any more: one sentence. */
  undoProblem: z.string().nullable(),
});
export type ImportJob = z.infer<typeof ImportJob>;

export const startImport = defineCall(authoringRoutes.startImport, {
  summary:
    'Import a course from an archive: Common Cartridge (.imscc), Open edX (.tar.gz), QTI (.zip), EPUB (.epub) or Markdown (.zip)',
  /**
   * `course`: `new`, or the id of the course that it updates, which is shown first. Without it, it becomes a new course
   * unless it may be one of yours: then it waits for `chooseImport`.
   */
  query: z.object({ course: Id.optional() }),
  maxBytes: LIMITS.archiveBytes,
  answer: z.object({ message: z.string(), data: ImportJob }),
  status: 202,
});

export const getImport = defineCall(authoringRoutes.getImport, {
  summary: 'Progress and report of an import',
  params: ById,
  answer: z.object({ data: ImportJob }),
});

const importAnswer = z.object({ message: z.string(), data: ImportJob });

export const chooseImport = defineCall(authoringRoutes.chooseImport, {
  summary:
    'Choose what an import that waits becomes: a new course (`new`), which is written, or the update of one, which is shown first',
  params: ById,
  body: z.object({ course: idOf('Choose a course, or a new one') }),
  answer: importAnswer,
});

export const applyImport = defineCall(authoringRoutes.applyImport, {
  summary:
    'Write the update of a course after its preview; 409 if the course was edited or another one was chosen since',
  params: ById,
  /** The course of the preview. */
  query: z.object({ course: Id.optional() }),
  answer: importAnswer,
});

export const compareImport = defineCall(authoringRoutes.compareImport, {
  summary: 'Compare an import that waits for a decision with the course as it is now',
  params: ById,
  answer: importAnswer,
});

export const discardImport = defineCall(authoringRoutes.discardImport, {
  summary: 'Discard an import that waits for a decision',
  params: ById,
  answer: importAnswer,
});

export const undoImport = defineCall(authoringRoutes.undoImport, {
  summary: 'Restore a course as it was before an import; 409 if it was edited since or 30 days have passed',
  params: ById,
  answer: importAnswer,
});

// Export

export const CourseExport = z.object({
  _id: Id,
  format: z.enum(COURSE_EXPORT_FORMATS),
  content: z.enum(COURSE_EXPORT_CONTENTS),
  state: z.enum(COURSE_EXPORT_STATES),
  createdAt: Timestamp,
  /** 0 to 1. */
  progress: z.number().min(0).max(1),
  bytes: z.number().int().nullable(),
  /** Signed address of the file, while it can be downloaded. */
  href: z.string().nullable(),
  expiresAt: Timestamp.nullable(),
  /** What the format cannot hold: where in the course, and a sentence in the language of the request that started it. */
  findings: z.array(z.object({ where: z.string(), text: z.string() })),
});
export type CourseExport = z.infer<typeof CourseExport>;

export const startCourseExport = defineCall(authoringRoutes.startCourseExport, {
  summary: 'Export a course as a file: Markdown folder or Common Cartridge 1.3',
  params: ById,
  body: z.object({
    format: z.enum(COURSE_EXPORT_FORMATS),
    content: z.enum(COURSE_EXPORT_CONTENTS).default('published'),
  }),
  answer: z.object({ message: z.string(), data: CourseExport }),
  status: 202,
});

export const listCourseExports = defineCall(authoringRoutes.listCourseExports, {
  summary: 'Your newest exports of a course, with progress and address; five at most',
  params: ById,
  answer: z.object({ data: z.array(CourseExport) }),
});

// Learners

/** One learner in one course. No address: an instructor writes by message. */
export const CourseLearner = z.object({
  _id: Id,
  user: z.object({ _id: Id, name: z.string(), avatar: z.string().nullable() }),
  course: Named,
  progress: Progress,
  enrolledAt: Timestamp,
  lastStudiedAt: Timestamp.nullable(),
  needsHelp: z.enum(HELP_REASONS).nullable(),
  /** Whether the caller can write to the learner (spec 13.211). */
  contact: z.enum(CONTACTS),
});
export type CourseLearner = z.infer<typeof CourseLearner>;

export const listLearners = defineCall(authoringRoutes.listLearners, {
  summary: 'Learners of your own courses, newest enrolment first',
  query: SearchedPageQuery.extend({
    course: Id.optional(),
    needsHelp: z.enum(['yes']).optional(),
  }),
  answer: pageOf(CourseLearner),
});

export const LearnerProgress = z.object({
  user: z.object({ _id: Id, name: z.string(), avatar: z.string().nullable(), joinedAt: Timestamp }),
  contact: z.enum(CONTACTS),
  courses: z.array(
    z.object({
      _id: Id,
      title: z.string(),
      enrolledAt: Timestamp,
      lastStudiedAt: Timestamp.nullable(),
      needsHelp: z.enum(HELP_REASONS).nullable(),
      progress: Progress,
      units: z.array(z.object({ _id: Id, title: z.string(), owned: z.boolean(), progress: Progress })),
    }),
  ),
});
export type LearnerProgress = z.infer<typeof LearnerProgress>;

export const getLearner = defineCall(authoringRoutes.getLearner, {
  summary: 'One learner in your own courses; 404 for any other user',
  params: ById,
  answer: z.object({ data: LearnerProgress }),
});

/** For a page of one's imports. */
export const listImports = defineCall(authoringRoutes.listImports, {
  summary: 'Your own imports, newest first',
  query: PageQuery,
  answer: pageOf(
    ImportJob.omit({
      ...{ report: true, suggested: true, updates: true, changes: true },
      ...{ outdated: true, undoUntil: true, undoProblem: true },
    }),
  ),
});
