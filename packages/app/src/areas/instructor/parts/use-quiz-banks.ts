import type { AuthoredQuiz } from '@digiken/contract';
import { useBanks, useQuestionBankActions } from '@digiken/hooks/quiz-authoring';
import type { QuizBanks } from '@digiken/learning/quiz-editor-screen';
import { useCallback } from 'react';
import { paths } from '../paths';

/** What the editor of a quiz does with the banks of its course; undefined until they are loaded. */
export function useQuizBanks(quiz: AuthoredQuiz | undefined): QuizBanks | undefined {
  const courseId = quiz?.course._id ?? '';
  const { data } = useBanks(courseId);
  const actions = useQuestionBankActions();
  const { findBankQuestions } = actions;
  const onFind = useCallback<QuizBanks['onFind']>(
    async ({ bankId, search, tag, cursor }) => {
      const outcome = await findBankQuestions(bankId, {
        cursor,
        search: search || undefined,
        tag: tag || undefined,
      });
      if (!outcome.ok) return { ok: false, message: outcome.message };
      const { data: found, total, next } = outcome.data;
      return {
        ok: true,
        data: { questions: found.map(({ _id, question }) => ({ id: _id, question })), total, next },
      };
    },
    [findBankQuestions],
  );
  if (!quiz || !data) return undefined;
  return {
    list: data.banks.map(({ _id, name, questions, tags }) => ({ id: _id, name, questions, tags })),
    href: paths.banks(courseId),
    onFind,
    onAdd: (bankId, questionIds) => actions.addFromBank(quiz._id, { bankId, questionIds }),
    onSaveDraw: ({ bankId, tag, count, points }, slotId) =>
      slotId === undefined
        ? actions.addDraw(quiz._id, { bankId, tag, count, points })
        : actions.updateDraw(quiz._id, slotId, { bankId, tag, count, points }),
    onKeep: (bankId, slotId) => actions.keepInBank(bankId, { quizId: quiz._id, slotId }),
  };
}

/** The questions and draws of a quiz as its editor shows them. */
export const quizItems = ({ questions }: AuthoredQuiz) =>
  questions.map((slot) =>
    slot.kind === 'question'
      ? { id: slot._id, question: slot.question }
      : {
          id: slot._id,
          draw: {
            bankId: slot.bank._id,
            bankName: slot.bank.name,
            tag: slot.tag,
            count: slot.count,
            points: slot.points,
            missing: slot.missing,
          },
        },
  );
