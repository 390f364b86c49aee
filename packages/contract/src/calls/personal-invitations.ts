import { z } from 'zod';
import { defineCall } from '../call';
import { personalInvitationRoutes } from '../routes/personal-invitations';
import { FirstName, Id, LastName, Named, NewPassword, User } from '../entities';
import { plainCode } from '../values/typed-text';

const Secret = z
  .string({ error: 'This invitation is not complete' })
  .overwrite(plainCode)
  .min(10, 'This invitation is not complete')
  .max(200);

/** A personal invitation as its link shows it. Null hub: the link is not known. */
export const OpenedInvitation = z.object({
  hub: Named.extend({ summary: z.string(), logo: z.string().nullable() }).nullable(),
  /** Whom it is for; empty where it is not known or no longer works. */
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  /** Why it cannot be accepted, by anybody or by the caller, in one sentence. */
  problem: z.string().nullable(),
  /**
   * What the person does next: `accept` as the caller, `sign-in` to the account of the address, `sign-up` for one, or
   * `switch`: the caller has another address. `none` where there is a problem.
   */
  next: z.enum(['accept', 'sign-in', 'sign-up', 'switch', 'none']),
});
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;

export const readPersonalInvitation = defineCall(personalInvitationRoutes.readPersonalInvitation, {
  summary: 'The hub and the address of a personal invitation; notes that it was opened',
  body: z.object({ secret: Secret }),
  answer: z.object({ data: OpenedInvitation }),
});

/** 403 for an account with another address, 404 for one that is unknown, expired, used or withdrawn, 409 for a member. */
export const acceptPersonalInvitation = defineCall(personalInvitationRoutes.acceptPersonalInvitation, {
  summary: 'Join by a personal invitation; it also verifies the address of the account',
  body: z.object({ secret: Secret }),
  answer: z.object({ message: z.string(), data: z.object({ hub: Named }) }),
});

/** 409 where the address has an account. */
export const signUpByInvitation = defineCall(personalInvitationRoutes.signUpByInvitation, {
  summary:
    'Create a learner account with the invited address, which the link verifies; join and start a session',
  body: z.object({ secret: Secret, firstName: FirstName, lastName: LastName, password: NewPassword }),
  answer: z.object({
    message: z.string(),
    data: z.object({ token: z.string(), user: User, hub: z.object({ _id: Id, name: z.string() }) }),
  }),
  status: 201,
});
