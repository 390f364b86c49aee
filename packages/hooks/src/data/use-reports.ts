import type { PostReport, Report, ReviewReport } from '@digiken/contract';
import { contentAdminRoutes } from '@digiken/contract/routes/content-admin';
import { discussionRoutes } from '@digiken/contract/routes/discussions';
import type { ReportPage } from '../api/page-queries';
import type { Defaults } from './list-items';
import { readPage, useQuery } from './use-query';

const NAMED = { _id: '', name: '' };
const REPORT: Defaults<Report> = { reason: '', reporter: null, author: null, body: '', createdAt: '' };
const REVIEW_REPORT: Defaults<ReviewReport> = { ...REPORT, course: NAMED };
const POST_REPORT: Defaults<PostReport> = {
  ...REPORT,
  ...{ state: 'open', postId: '', discussion: NAMED, lesson: NAMED },
};

const PAGED = { keepPreviousData: true } as const;

/** A page of reported messages, newest first. */
export const useMessageReports = (query: ReportPage = {}) =>
  useQuery(contentAdminRoutes.listMessageReports, { query }, { read: readPage(REPORT), ...PAGED });

/** A page of reported reviews, newest first. */
export const useReviewReports = (query: ReportPage = {}) =>
  useQuery(contentAdminRoutes.listReviewReports, { query }, { read: readPage(REVIEW_REPORT), ...PAGED });

/** A page of reported posts, newest first. */
export const usePostReports = (query: ReportPage = {}) =>
  useQuery(discussionRoutes.listPostReports, { query }, { read: readPage(POST_REPORT), ...PAGED });
