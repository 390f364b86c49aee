import { signInAs } from '../../../e2e/support/people.ts';
import { type AppFlow, moveTo, press } from '../app-flow.ts';

const QUIZ = 'What do you know about light?';

/** Whether the result is spoken, and what follows from it (spec 17.22). */
export const quizResult: AppFlow = {
  name: 'quiz-result',
  title: 'Answer the questions of a quiz, submit, and hear the result and the next step',
  begin: async (page, server) => {
    const { read } = await signInAs(page, server.url, 'learner');
    const { data } = await read<{ data: { _id: string; title: string }[] }>('/quizzes');
    const quiz = data.find(({ title }) => title === QUIZ);
    if (!quiz) throw new Error(`There is no quiz “${QUIZ}”.`);
    return {
      path: `/console/quizzes/${quiz._id}`,
      steps: [
        moveTo('button', 'Start the quiz'),
        press('Enter'),
        moveTo('radio', 'Four to six hours'),
        press('Space'),
        moveTo('button', 'Next'),
        press('Enter'),
        moveTo('radio', 'False'),
        press('Space'),
        moveTo('button', 'Submit answers'),
        press('Enter'),
        // The question whether to submit has the focus on its “yes”.
        press('Enter'),
        press('Tab'),
        press('Tab'),
      ],
    };
  },
};
