import { z } from 'zod';
import { defineCall } from '../call';
import { CHANGED_ITEMS, CHANGED_PARTS, COURSE_STATES, LIMITS } from '../constants';
import { Id, Named, TextLanguage, Timestamp } from '../entities';
import { optionalText, Said, typedLines } from '../paging';
import { courseReviewRoutes } from '../routes/course-reviews';
import { Language, StagedChangeDetail } from './authoring';

const ByCourse = z.object({ id: Id });

/** One change of a review. What learners do not see is not in it. */
export const ReviewedChange = StagedChangeDetail.extend({
  /** Of a removed lesson: learners who have done it. Of a unit with another price: learners who hold it. Else null. */
  learners: z.number().int().min(0).nullable(),
  /** Pictures that the texts of a lesson did not have before, at addresses that can be opened. */
  pictures: z.array(z.object({ language: z.string().nullable(), alt: z.string(), src: z.string() })),
});
export type ReviewedChange = z.infer<typeof ReviewedChange>;

/** What a reviewer wrote about one part of a course, unit or lesson. */
export const ReviewComment = z.object({
  _id: Id,
  item: z.enum(CHANGED_ITEMS),
  /** Of the published course, unit or lesson, also if it is not published yet. */
  itemId: Id,
  part: z.enum(CHANGED_PARTS),
  /** BCP 47 tag of a lesson's text, else null. */
  language: z.string().nullable(),
  /** The words that it is about; null: the whole part. */
  quote: z.string().nullable(),
  text: z.string(),
  textLanguage: TextLanguage,
  by: Named.nullable(),
  createdAt: Timestamp,
});
export type ReviewComment = z.infer<typeof ReviewComment>;

export const CourseReview = z.object({
  course: z.object({
    _id: Id,
    title: z.string(),
    state: z.enum(COURSE_STATES),
    learnerCount: z.number().int().min(0),
  }),
  /** `new`: learners have never seen the course; all of it is added. */
  kind: z.enum(['new', 'changes']),
  submittedAt: Timestamp.nullable(),
  submittedBy: Named.nullable(),
  /** Names what is shown here: an approval of it is refused once something else is there. */
  revision: z.string(),
  /** The course to open for a preview. */
  previewId: Id,
  /** In the order in which learners read the course; removed units and lessons last. */
  changes: z.array(ReviewedChange),
  /** Not sent to the instructor yet, in the order in which they were written. */
  comments: z.array(ReviewComment),
});
export type CourseReview = z.infer<typeof CourseReview>;

export const getCourseReview = defineCall(courseReviewRoutes.getCourseReview, {
  summary: 'What is under review in a course: every change as learners would get it; 409 if nothing is',
  params: ByCourse,
  answer: z.object({ data: CourseReview }),
});

export const addReviewComment = defineCall(courseReviewRoutes.addReviewComment, {
  summary: 'Comment on one part of what is under review; the instructor gets it when changes are requested',
  params: ByCourse,
  body: z.object({
    item: z.enum(CHANGED_ITEMS),
    itemId: Id,
    part: z.enum(CHANGED_PARTS),
    language: Language.nullish(),
    quote: optionalText(LIMITS.quoteMax),
    text: typedLines('a comment', LIMITS.reasonMax),
  }),
  answer: z.object({ data: ReviewComment }),
  status: 201,
});

export const removeReviewComment = defineCall(courseReviewRoutes.removeReviewComment, {
  summary: 'Remove a comment that was not sent yet',
  params: z.object({ id: Id, commentId: Id }),
  answer: Said,
});

export const listReviewComments = defineCall(courseReviewRoutes.listReviewComments, {
  summary: 'The comments that came with the last request for changes; none once the course is approved',
  params: ByCourse,
  answer: z.object({ data: z.array(ReviewComment) }),
});
