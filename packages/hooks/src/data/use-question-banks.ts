import type { BankQuestion, CourseBanks } from '@digiken/contract';
import { questionBankRoutes } from '@digiken/contract/routes/question-banks';
import type { RequestQuery } from '../api/request';
import { useRequest } from '../session/services';
import { dataOf, type Query, useCached } from './use-query';

export type BankQuery = RequestQuery<typeof questionBankRoutes.listBankQuestions>;
export interface BankQuestions {
  data: BankQuestion[];
  next: string | null;
  previous: string | null;
  /** On all pages. */
  total: number;
}

/** Cache keys of question banks as their authors see them. */
export const questionBankKeys = {
  banks: (courseId: string) => ['banks', courseId] as const,
  bankQuestions: (id: string, query: BankQuery) => ['bankQuestions', id, query] as const,
  bankQuestion: (id: string, questionId: string) => ['bankQuestion', id, questionId] as const,
};

/** The banks of a course with their tags, with unpublished changes. @param courseId empty: asks nothing */
export function useBanks(courseId: string): Query<CourseBanks> {
  const request = useRequest();
  return useCached(courseId ? questionBankKeys.banks(courseId) : null, async () =>
    dataOf(await request(questionBankRoutes.listBanks, { params: { id: courseId } })),
  );
}

/** A page of the questions of a bank that match. @param id empty: asks nothing */
export function useBankQuestions(id: string, query: BankQuery): Query<BankQuestions> {
  const request = useRequest();
  return useCached(
    id ? questionBankKeys.bankQuestions(id, query) : null,
    () => request(questionBankRoutes.listBankQuestions, { params: { id }, query }),
    { keepPreviousData: true },
  );
}

/** A question of a bank for editing. @param questionId empty: asks nothing */
export function useBankQuestion(id: string, questionId: string): Query<BankQuestion> {
  const request = useRequest();
  return useCached(id && questionId ? questionBankKeys.bankQuestion(id, questionId) : null, async () =>
    dataOf(await request(questionBankRoutes.getBankQuestion, { params: { id, questionId } })),
  );
}
