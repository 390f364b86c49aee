import type { RetentionPart, SocialLinks } from '@digiken/contract/constants';
import { boolean, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** One row: `site`. */
export const siteSettings = pgTable('site_settings', {
  id: text('id').primaryKey(),
  signUpOpen: boolean('sign_up_open').notNull().default(true),
  supportEmail: text('support_email'),
  notice: text('notice'),
  /** Edits of published courses are published at once, without a review. */
  trustInstructors: boolean('trust_instructors').notNull().default(false),
  twoPersonRefunds: boolean('two_person_refunds').notNull().default(true),
  /** Learners see the full names of other learners. */
  fullNames: boolean('full_names').notNull().default(false),
  social: jsonb('social').$type<Partial<SocialLinks>>().notNull().default({}),
  /** Days; a part that is missing has its default. */
  retention: jsonb('retention').$type<Partial<Record<RetentionPart, number>>>().notNull().default({}),
});
