import { z } from 'zod';
import { defineCall } from '../call';
import { DELETION_BLOCKERS, EXPORT_STATES } from '../constants/privacy';
import { LIMITS } from '../constants/limits';
import { Id, Timestamp } from '../entities';
import { Said } from '../paging';
import { privacyRoutes } from '../routes/privacy';

const UserParams = z.object({ id: Id });

/** What a person needs to know before they copy or delete their data. */
export const AccountData = z.object({
  /** The newest copy; null if none was asked for. */
  export: z
    .object({
      state: z.enum(EXPORT_STATES),
      requestedAt: Timestamp,
      /** When the file is deleted; null until it is ready. */
      expiresAt: Timestamp.nullable(),
      bytes: z.number().int().nullable(),
      /** A signed address of the file while it is ready. */
      href: z.string().nullable(),
    })
    .nullable(),
  /** When another copy can be asked for; null: now. */
  nextExportAt: Timestamp.nullable(),
  /** What has to be done before the account can be deleted. */
  blockers: z.array(z.enum(DELETION_BLOCKERS)),
  /** Certificates that can stay valid. */
  certificates: z.number().int(),
  /** Days from a request to the deletion. */
  graceDays: z.number().int(),
});
export type AccountData = z.infer<typeof AccountData>;

export const getAccountData = defineCall(privacyRoutes.getAccountData, {
  summary: 'The newest copy of the caller’s data, and what stands in the way of deleting the account',
  params: UserParams,
  answer: z.object({ data: AccountData }),
});

export const requestExport = defineCall(privacyRoutes.requestExport, {
  summary: 'Make a copy of all data of the caller, once a day; a mail tells when it is ready',
  params: UserParams,
  answer: z.object({ message: z.string(), data: AccountData }),
  status: 202,
});

export const deleteAccount = defineCall(privacyRoutes.deleteAccount, {
  summary: 'Deactivate the account at once and delete it after the days of grace; signs out everywhere',
  params: UserParams,
  body: z.object({
    /** For accounts that have one. Others need a sign-in within 10 minutes. */
    password: z
      .string({ error: 'Enter your password' })
      .min(1, 'Enter your password')
      .max(LIMITS.passwordMax)
      .optional(),
    /** Whether certificates stay valid and keep the name. */
    keepCertificates: z.boolean().default(false),
  }),
  answer: Said.extend({ data: z.object({ deletedAt: Timestamp }) }),
  status: 202,
});
