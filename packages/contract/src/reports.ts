import { z } from 'zod';
import { LIMITS, REPORT_STATES } from './constants';
import { Id, Named, TextLanguage, Timestamp } from './entities';
import { optionalText, PageQuery } from './paging';

/** A report of what a person wrote. The other kinds of reports extend it. */
export const Report = z.object({
  _id: Id,
  state: z.enum(REPORT_STATES),
  reason: z.string(),
  reasonLanguage: TextLanguage,
  reporter: Named.nullable(),
  author: Named.nullable(),
  /** The text at the time of the report. */
  body: z.string(),
  bodyLanguage: TextLanguage,
  createdAt: Timestamp,
});
export type Report = z.infer<typeof Report>;

export const ReportQuery = PageQuery.extend({ state: z.enum(REPORT_STATES).optional() });
export type ReportQuery = z.infer<typeof ReportQuery>;

export const ReportDecision = z.object({
  action: z.enum(['dismiss', 'remove']),
  note: optionalText(LIMITS.reasonMax).optional(),
});
export type ReportDecision = z.infer<typeof ReportDecision>;
