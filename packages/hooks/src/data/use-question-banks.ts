import type { BankQuestion } from '@digiken/contract';
import { questionBankRoutes } from '@digiken/contract/routes/question-banks';
import type { RequestQuery } from '../api/request';
import { type Query, useQuery } from './use-query';

export type BankQuery = RequestQuery<typeof questionBankRoutes.listBankQuestions>;
export interface BankQuestions {
  data: BankQuestion[];
  next: string | null;
  previous: string | null;
  /** On all pages. */
  total: number;
}

/** The banks of a course with their tags, with unpublished changes. @param courseId empty: asks nothing */
export const useBanks = (courseId: string) =>
  useQuery(questionBankRoutes.listBanks, courseId ? { params: { id: courseId } } : null);

/** A page of the questions of a bank that match. @param id empty: asks nothing */
export const useBankQuestions = (id: string, query: BankQuery): Query<BankQuestions> =>
  useQuery(questionBankRoutes.listBankQuestions, id ? { params: { id }, query } : null, {
    read: (answer) => answer,
    keepPreviousData: true,
  });

/** A question of a bank for editing. @param questionId empty: asks nothing */
export const useBankQuestion = (id: string, questionId: string) =>
  useQuery(questionBankRoutes.getBankQuestion, id && questionId ? { params: { id, questionId } } : null);
