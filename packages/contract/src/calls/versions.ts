import { z } from 'zod';
import { defineCall } from '../call';
import { LIMITS, TEXT_FORMATS, VERSION_ORIGINS } from '../constants';
import { Id, Named, Timestamp } from '../entities';
import { PageQuery, pageOf, typed } from '../paging';
import { versionRoutes } from '../routes/versions';
import { Language, AuthoredCourseDetail, AuthoredTopic } from './authoring';

/** Versions belong to a lesson that the caller may edit (404 elsewhere). */
const ByVersion = z.object({ topicId: Id, versionId: Id });

export const LessonVersion = z.object({
  _id: Id,
  language: z.string(),
  title: z.string(),
  origin: z.enum(VERSION_ORIGINS),
  /** Null: not known, e.g. a text from before the history was kept. */
  savedBy: Named.nullable(),
  savedAt: Timestamp,
  /** It is the lesson's text now. */
  current: z.boolean(),
});
export type LessonVersion = z.infer<typeof LessonVersion>;

export const LessonVersionText = LessonVersion.extend({
  format: z.enum(TEXT_FORMATS),
  markdown: z.string(),
  /** Sanitised, as learners would see it. */
  html: z.string(),
});
export type LessonVersionText = z.infer<typeof LessonVersionText>;

export const listLessonVersions = defineCall(versionRoutes.listLessonVersions, {
  summary: 'The texts that a lesson has had in one language, newest first',
  params: z.object({ topicId: Id }),
  /** `lang`: default the lesson's own. */
  query: PageQuery.extend({ lang: Language.optional() }),
  answer: pageOf(LessonVersion),
});

export const getLessonVersion = defineCall(versionRoutes.getLessonVersion, {
  summary: 'One text that a lesson has had',
  params: ByVersion,
  answer: z.object({ data: LessonVersionText }),
});

/** 409 when somebody saved since `version` was read. An unsaved draft of the caller is kept as a version. */
export const restoreLessonVersion = defineCall(versionRoutes.restoreLessonVersion, {
  summary: 'Save an older text of a lesson again, as a new version',
  params: ByVersion,
  /** `version`: of the present text in the language of the older one. */
  body: z.object({ version: z.number().int().min(0).max(2_147_483_647) }),
  answer: z.object({ message: z.string(), data: AuthoredTopic }),
});

/** What the caller sees is copied: with the unpublished changes of an own course. */
export const duplicateCourse = defineCall(versionRoutes.duplicateCourse, {
  summary: 'Create a draft with the content of a course, without its learners',
  params: z.object({ id: Id }),
  body: z.object({ title: typed('a title', LIMITS.titleMax) }),
  answer: z.object({ message: z.string(), data: AuthoredCourseDetail }),
  status: 201,
});
