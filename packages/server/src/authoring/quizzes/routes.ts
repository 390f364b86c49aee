import { quizAuthoring as calls } from '@digiken/contract';
import type { Caller, Route } from '../../platform/http/route';
import { route } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { exportQuestions, readQuestionFile, readQuestionText } from './exchange';
import { listCourseQuizzes, readQuiz } from './read';
import {
  addQuestions,
  createQuiz,
  orderQuestions,
  removeQuestion,
  removeQuiz,
  updateQuestion,
  updateQuiz,
} from './write';

/** Writing quizzes: instructors in their own courses, administrators in all. */
export function quizAuthoringRoutes(services: Services): Route[] {
  const { db } = services;
  const quiz = async (caller: Caller, id: string, message: string) => ({
    message,
    data: await readQuiz(services, caller, id),
  });
  return [
    route(calls.listCourseQuizzes, async ({ caller, params }) => ({
      data: await listCourseQuizzes(db, caller, params.id),
    })),
    route(calls.createQuiz, async ({ caller, params, body }) => {
      const id = await createQuiz(services, caller, { ...body, courseId: params.id });
      return quiz(caller, id, `“${body.title}” is added.`);
    }),
    route(calls.getAuthoredQuiz, async ({ caller, params }) => ({
      data: await readQuiz(services, caller, params.id),
    })),
    route(calls.updateQuiz, async ({ caller, params, body }) => {
      await updateQuiz(services, caller, { ...body, ...params });
      return quiz(caller, params.id, 'The quiz is saved.');
    }),
    route(calls.removeQuiz, async ({ caller, params }) => {
      await removeQuiz(services, caller, params.id);
      return { message: 'The quiz is removed.' };
    }),
    route(calls.addQuestions, async ({ caller, params, body: { questions } }) => {
      await addQuestions(services, caller, { ...params, questions });
      const message =
        questions.length === 1 ? 'The question is added.' : `${questions.length} questions are added.`;
      return quiz(caller, params.id, message);
    }),
    route(calls.orderQuestions, async ({ caller, params, body }) => {
      await orderQuestions(services, caller, { ...params, ids: body.ids });
      return quiz(caller, params.id, 'The order is saved.');
    }),
    route(calls.updateQuestion, async ({ caller, params, body }) => {
      await updateQuestion(services, caller, { ...params, ...body });
      return quiz(caller, params.id, 'The question is saved.');
    }),
    route(calls.removeQuestion, async ({ caller, params }) => {
      await removeQuestion(services, caller, params);
      return quiz(caller, params.id, 'The question is removed.');
    }),
    route(calls.exportQuestions, async ({ caller, params, query }) => ({
      data: await exportQuestions(services, caller, { ...params, ...query }),
    })),
    route(calls.readQuestions, async ({ caller, body }) => ({
      data: await readQuestionText(services, caller, body),
    })),
    route(calls.readQuestionFile, async ({ caller, params, request }) => ({
      data: await readQuestionFile(services, caller, { ...params, request }),
    })),
  ];
}
