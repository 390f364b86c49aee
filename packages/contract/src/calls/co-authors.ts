import { z } from 'zod';
import { defineCall } from '../call';
import { Email, Id, Named, Timestamp } from '../entities';
import { Said } from '../paging';
import { coAuthorRoutes } from '../routes/co-authors';

/** Who writes a course: its owner, who invites and removes, and co-instructors, who may leave (404 elsewhere). */
const ById = z.object({ id: Id });
const Person = Named.extend({ avatar: z.string().nullable() });

export const CourseAuthors = z.object({
  /** Null: the owner's account was deleted. */
  owner: Person.nullable(),
  coAuthors: z.array(Person.extend({ addedAt: Timestamp })),
  /** Those that are open; empty for co-instructors. */
  invitations: z.array(z.object({ _id: Id, email: z.string(), expiresAt: Timestamp })),
  /** The caller invites and removes people. */
  mayInvite: z.boolean(),
});
export type CourseAuthors = z.infer<typeof CourseAuthors>;

const answer = z.object({ message: z.string(), data: CourseAuthors });

export const getCourseAuthors = defineCall(coAuthorRoutes.getCourseAuthors, {
  summary: 'Who writes a course, and who is invited to',
  params: ById,
  answer: z.object({ data: CourseAuthors }),
});

/** The answer never tells whether the address has an account. A new invitation replaces an open one to the address. */
export const inviteCoAuthor = defineCall(coAuthorRoutes.inviteCoAuthor, {
  summary: 'Invite somebody to write a course with you, by email',
  params: ById,
  body: z.object({ email: Email }),
  answer,
  status: 201,
});

export const withdrawCoAuthorInvitation = defineCall(coAuthorRoutes.withdrawCoAuthorInvitation, {
  summary: 'Withdraw an invitation to write a course',
  params: ById.extend({ invitationId: Id }),
  answer,
});

/** Co-instructors remove themselves only. */
export const removeCoAuthor = defineCall(coAuthorRoutes.removeCoAuthor, {
  summary: 'Remove a co-instructor, or leave a course',
  params: ById.extend({ userId: Id }),
  answer: Said,
});

const Secret = z
  .string({ error: 'This invitation is not complete' })
  .min(10, 'This invitation is not complete')
  .max(200);

/** `problem`: why it cannot be accepted, in one sentence; null when it can. */
export const readCoAuthorInvitation = defineCall(coAuthorRoutes.readCoAuthorInvitation, {
  summary: 'The course of an invitation to write it',
  body: z.object({ secret: Secret }),
  answer: z.object({
    data: z.object({
      course: Named.nullable(),
      invitedBy: z.string().nullable(),
      problem: z.string().nullable(),
    }),
  }),
});

/** `courseId`: the course that the caller writes now; null after a refusal. */
export const answerCoAuthorInvitation = defineCall(coAuthorRoutes.answerCoAuthorInvitation, {
  summary: 'Accept or decline an invitation to write a course',
  body: z.object({ secret: Secret, accept: z.boolean() }),
  answer: z.object({ message: z.string(), courseId: Id.nullable() }),
});
