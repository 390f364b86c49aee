import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { courses } from '../courses';
import { createdAt, languageOf, moment } from '../platform/database/columns';
import { users } from '../users';

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
});

/** Stored states; `expired` follows from the date. */
const STORED_STATES = ['valid', 'revoked', 'superseded'] as const;

/** A picture of a signature, by the hash of its content: certificates keep the one that they were issued with. */
export const signatures = pgTable('certificate_signatures', {
  hash: text('hash').primaryKey(),
  png: bytea('png').notNull(),
});

/** How the certificates of a course look. Without a row: enabled, in the name of the instructor, for good. */
export const certificateTemplates = pgTable(
  'certificate_templates',
  {
    courseId: text('course_id')
      .primaryKey()
      .references(() => courses.id, { onDelete: 'cascade' }),
    enabled: boolean('enabled').notNull().default(true),
    /** Empty: the instructor. */
    signatory: text('signatory').notNull().default(''),
    signatoryTitle: text('signatory_title').notNull().default(''),
    signature: text('signature').references(() => signatures.hash),
    validityMonths: integer('validity_months'),
  },
  () => [check('certificate_templates_validity', sql`validity_months between 1 and 120`)],
);

/** A required quiz as it counted at the time of issue. */
export interface CertificateResult {
  title: string;
  /** Share of the points. */
  score: number;
}

/** A certificate. What it says never changes: another name makes another certificate (spec 12.53). */
export const certificates = pgTable(
  'certificates',
  {
    /** `DK-YYYYMMDD-abcd-hex8`. */
    id: text('id').primaryKey(),
    /** Null once the account or the course was deleted: whoever holds the number can still check it. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    courseId: text('course_id').references(() => courses.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    courseTitle: text('course_title').notNull(),
    signatory: text('signatory').notNull(),
    signatoryTitle: text('signatory_title').notNull(),
    signature: text('signature').references(() => signatures.hash),
    lessonCount: integer('lesson_count').notNull(),
    /** What the course said that its learners can do. */
    outcomes: text('outcomes').array().notNull().default([]),
    /** Required quizzes, also those whose scores are not shown. */
    quizCount: integer('quiz_count').notNull().default(0),
    results: jsonb('results').$type<CertificateResult[]>().notNull(),
    state: text('state', { enum: STORED_STATES }).notNull().default('valid'),
    reason: text('reason').notNull().default(''),
    reasonLanguage: languageOf('reason'),
    supersededBy: text('superseded_by'),
    issuedAt: moment('issued_at').notNull(),
    expiresAt: moment('expires_at'),
    /** When it was revoked or superseded. */
    endedAt: moment('ended_at'),
    /** Its place in the public status lists (docs/adr/0031-certificates.md). */
    statusList: integer('status_list').notNull(),
    statusIndex: integer('status_index').notNull(),
    /** The signed credential, a JWT. */
    credential: text('credential').notNull(),
  },
  (table) => [
    uniqueIndex('certificates_one').on(table.userId, table.courseId).where(sql`state = 'valid'`),
    unique('certificates_status').on(table.statusList, table.statusIndex),
    index('certificates_ended').on(table.statusList, table.statusIndex).where(sql`state <> 'valid'`),
    index('certificates_user').on(table.userId, table.issuedAt, table.id),
    index('certificates_course').on(table.courseId, table.userId),
    index('certificates_all').on(table.issuedAt, table.id),
    index('certificates_state').on(table.state, table.issuedAt, table.id),
    index('certificates_search').using('gin', sql`to_tsvector('simple', name || ' ' || course_title)`),
  ],
);

/** A public key, as RFC 7517 writes it. */
export interface PublicKeyJwk {
  kty: 'EC';
  crv: 'P-256';
  x: string;
  y: string;
}

/** Keys that sign credentials. None is ever deleted, because credentials name the key that they were signed with. */
export const signingKeys = pgTable('certificate_keys', {
  /** Of RFC 7638. */
  thumbprint: text('thumbprint').primaryKey(),
  publicKey: jsonb('public_key').$type<PublicKeyJwk>().notNull(),
  /** The private key, encrypted with a key that is derived from the server's secret. */
  sealed: text('sealed').notNull(),
  createdAt: createdAt(),
});
