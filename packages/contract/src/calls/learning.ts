import { z } from 'zod';
import { defineCall } from '../call';
import { learningRoutes } from '../routes/learning';
import { studyRoutes } from '../routes/study';
import {
  CATALOGUE_DURATIONS,
  CATALOGUE_PRICES,
  CATALOGUE_SORTS,
  COURSES_AT_ONCE,
  LEVELS,
  LIMITS,
} from '../constants';
import {
  Category,
  Course,
  CourseDetail,
  Enrolled,
  Fraction,
  Id,
  Lesson,
  Progress,
  Quote,
  Review,
  SearchResults,
  Shillings,
  UnitDetail,
} from '../entities';

import { Cursor, optionalText, pageOf, PageQuery, Reason, Said, SearchText } from '../paging';

const ById = z.object({ id: Id });

const FacetCount = z.object({ value: z.string(), count: z.number().int() });
/**
 * How many courses each option of a filter would leave, given the other filters. Options that leave none are missing.
 */
export const CourseFacets = z.object({
  total: z.number().int(),
  /** `value` is the category's id. */
  categories: z.array(FacetCount),
  levels: z.array(FacetCount),
  languages: z.array(FacetCount),
  prices: z.array(FacetCount),
  durations: z.array(FacetCount),
});
export type CourseFacets = z.infer<typeof CourseFacets>;

/** Without filters and `size`, this is exactly spec 7.7: at most {@link COURSES_AT_ONCE} courses, then also `next`. */
export const listCourses = defineCall(learningRoutes.listCourses, {
  summary: 'Published courses, newest first unless sorted otherwise',
  query: z.object({
    q: z.literal('published', { error: 'Only published courses are listed: use q=published' }),
    search: SearchText.optional(),
    category: Id.optional(),
    level: z.enum(LEVELS).optional(),
    /** BCP 47 tag of a language that lessons can be read in. */
    language: z.string().max(35).optional(),
    price: z.enum(CATALOGUE_PRICES).optional(),
    duration: z.enum(CATALOGUE_DURATIONS).optional(),
    /** `true`: the answer has `facets`. */
    facets: z.enum(['true', 'false']).optional(),
    sort: z.enum(CATALOGUE_SORTS).optional(),
    /** `true`: the answer has `lowestPrice`. */
    lowestPrice: z.enum(['true', 'false']).optional(),
    /** Courses in a page, by key. */
    size: z.coerce.number().int().min(1).max(COURSES_AT_ONCE).optional(),
    cursor: Cursor.optional(),
  }),
  answer: z.object({
    data: z.array(Course),
    next: z.string().nullable().optional(),
    previous: z.string().nullable().optional(),
    facets: CourseFacets.optional(),
    /** At which a part of any published course is sold; null if all are free. */
    lowestPrice: Shillings.nullable().optional(),
  }),
});

export const listCategories = defineCall(learningRoutes.listCategories, {
  summary: 'Categories with the number of their published courses',
  answer: z.array(Category),
});

export const getCourse = defineCall(learningRoutes.getCourse, {
  summary:
    'A course with its units and, for a signed-in caller, what they own and have completed. `lang` chooses the language of the titles of lessons, where there is a translation',
  params: ById,
  query: z.object({ lang: z.string().max(35).optional() }),
  answer: z.object({ data: CourseDetail }),
});

export const listReviews = defineCall(learningRoutes.listReviews, {
  summary: 'Reviews of a course, newest first',
  params: ById,
  query: PageQuery,
  answer: pageOf(Review),
});

export const saveReview = defineCall(studyRoutes.saveReview, {
  summary: 'Rate a course, or change the rating; 403 before the first lesson is done',
  params: ById,
  body: z.object({
    stars: z
      .number({ error: 'Choose 1 to 5 stars' })
      .int('Choose 1 to 5 stars')
      .min(1, 'Choose 1 to 5 stars')
      .max(5, 'Choose 1 to 5 stars'),
    text: optionalText(LIMITS.reviewMax),
  }),
  answer: z.object({ message: z.string(), data: Review }),
});

export const removeReview = defineCall(studyRoutes.removeReview, {
  summary: 'Remove the caller’s review',
  params: ById,
  answer: Said,
});

export const reportReview = defineCall(studyRoutes.reportReview, {
  summary: 'Report a review to the administrators',
  params: z.object({ reviewId: Id }),
  body: z.object({ reason: Reason }),
  answer: Said,
});

export const getUnit = defineCall(learningRoutes.getUnit, {
  summary:
    'A unit with its lessons; `lang` chooses the language of their titles, where there is a translation',
  params: z.object({ unitId: Id }),
  query: z.object({ lang: z.string().max(35).optional() }),
  answer: z.object({ data: UnitDetail }),
});

export const getLesson = defineCall(learningRoutes.getLesson, {
  summary: 'A lesson to read: owned, or marked as a free preview',
  params: z.object({ lessonId: Id }),
  query: z.object({ lang: z.string().max(35).optional() }),
  answer: z.object({ data: Lesson }),
});

export const saveLessonProgress = defineCall(studyRoutes.saveLessonProgress, {
  summary: 'Mark a lesson done or not done, or save the reading position',
  params: z.object({ lessonId: Id }),
  body: z
    .object({ done: z.boolean().optional(), scroll: Fraction.optional() })
    .refine((body) => body.done !== undefined || body.scroll !== undefined, 'Send done, scroll or both'),
  answer: z.object({
    data: z.object({
      done: z.boolean(),
      scroll: Fraction,
      /** Absent when only the reading position was saved. */
      unitProgress: Progress.optional(),
      courseProgress: Progress.optional(),
    }),
  }),
});

/** What somebody wants of a course: all of it, or some of its units. */
export const Choice = z.union([
  z.object({ whole: z.literal(true) }),
  z.object({ unitIds: z.array(Id).min(1, 'Choose at least one unit').max(LIMITS.unitsPerOrder) }),
]);
export type Choice = z.infer<typeof Choice>;

export const quoteCourse = defineCall(learningRoutes.quoteCourse, {
  summary: 'Price of the chosen units, without units already owned',
  params: ById,
  body: z.object({ choice: Choice }),
  answer: z.object({ data: Quote }),
});

export const enrol = defineCall(studyRoutes.enrol, {
  summary:
    'Enrol in a choice whose total is zero; 402 where it costs money and no payment provider is configured; 409 where the total is no longer the one shown',
  params: ById,
  body: z.object({ choice: Choice, expectedTotal: Shillings }),
  answer: z.object({ message: z.string(), data: Enrolled }),
  status: 201,
});

export const listEnrolled = defineCall(learningRoutes.listEnrolled, {
  summary: 'Enrolled courses of the signed-in learner, newest first',
  params: z.object({ userId: Id }),
  query: z.object({
    /** Courses in a page, by key. */
    size: z.coerce.number().int().min(1).max(COURSES_AT_ONCE).optional(),
    cursor: Cursor.optional(),
    /** `true`: the answer has `lead`. */
    lead: z.enum(['true', 'false']).optional(),
  }),
  answer: z.object({
    data: z.array(Enrolled),
    next: z.string().nullable().optional(),
    previous: z.string().nullable().optional(),
    /** The course that was studied last, of those that are not finished, if it is on another page; null otherwise. */
    lead: Enrolled.nullable().optional(),
  }),
});

export const search = defineCall(learningRoutes.search, {
  summary: 'Search courses; for signed-in learners also the lessons that they can open',
  query: z.object({ q: SearchText.min(1, 'Type something to search for') }),
  answer: z.object({ data: SearchResults }),
});
