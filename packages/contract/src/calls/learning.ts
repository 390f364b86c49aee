import { z } from 'zod';
import { defineCall } from '../call';
import { learningRoutes } from '../routes/learning';
import { CATALOGUE_SORTS, LEVELS, LIMITS } from '../constants';
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
  SearchResults,
  Shillings,
  UnitDetail,
} from '../entities';

import { Cursor } from '../paging';

const ById = z.object({ id: Id });

/** Without filters, this is exactly spec 7.7. */
export const listCourses = defineCall(learningRoutes.listCourses, {
  summary: 'Published courses, newest first unless sorted otherwise',
  query: z.object({
    q: z.literal('published', { error: 'Only published courses are listed: use q=published' }),
    search: z.string().trim().max(LIMITS.searchMax).optional(),
    category: Id.optional(),
    level: z.enum(LEVELS).optional(),
    sort: z.enum(CATALOGUE_SORTS).optional(),
    /** With `size`, answers pages of that many items, by key; without it the whole list (spec 7.7). */
    size: z.coerce.number().int().min(1).max(100).optional(),
    cursor: Cursor.optional(),
  }),
  answer: z.object({
    data: z.array(Course),
    next: z.string().nullable().optional(),
    previous: z.string().nullable().optional(),
  }),
});

export const listCategories = defineCall(learningRoutes.listCategories, {
  summary: 'Categories with the number of their published courses',
  answer: z.array(Category),
});

export const getCourse = defineCall(learningRoutes.getCourse, {
  summary: 'A course with its units and, for a signed-in caller, what they own and have completed',
  params: ById,
  answer: z.object({ data: CourseDetail }),
});

export const getUnit = defineCall(learningRoutes.getUnit, {
  summary: 'A unit with its lessons',
  params: z.object({ unitId: Id }),
  answer: z.object({ data: UnitDetail }),
});

export const getLesson = defineCall(learningRoutes.getLesson, {
  summary: 'A lesson to read: owned, or marked as a free preview',
  params: z.object({ lessonId: Id }),
  query: z.object({ lang: z.string().max(35).optional() }),
  answer: z.object({ data: Lesson }),
});

export const saveLessonProgress = defineCall(learningRoutes.saveLessonProgress, {
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

export const enrol = defineCall(learningRoutes.enrol, {
  summary:
    'Enrol in a choice whose total is zero; 402 where it costs money and no payment provider is configured; 409 where the total is no longer the one shown',
  params: ById,
  body: z.object({ choice: Choice, expectedTotal: Shillings }),
  answer: z.object({ message: z.string(), data: Enrolled }),
  status: 201,
});

export const listEnrolled = defineCall(learningRoutes.listEnrolled, {
  summary: 'Enrolled courses of the signed-in learner',
  params: z.object({ userId: Id }),
  answer: z.object({ data: z.array(Enrolled) }),
});

export const search = defineCall(learningRoutes.search, {
  summary: 'Search courses; for signed-in learners also the lessons that they can open',
  query: z.object({ q: z.string().trim().min(1, 'Type something to search for').max(LIMITS.searchMax) }),
  answer: z.object({ data: SearchResults }),
});
