import { pointer } from '../support/input-device.ts';
import { signInAs } from '../support/people.ts';
import { quizJourney } from '../support/quiz-journey.ts';
import { test } from '../support/test.ts';

test('[1.6][2.24][12.1][12.13] a learner takes a quiz of choices and a number by touch', async ({
  page,
  server,
}) => {
  await signInAs(page, server.url, 'learner');
  await quizJourney({
    page,
    device: pointer,
    title: 'Find the light: what you have learned',
    questions: [
      {
        heading: 'Which of these grow with two to four hours of sun?',
        answer: async (question, { tick }) => {
          await tick(question.getByRole('checkbox', { name: 'Dania' }));
          await tick(question.getByRole('checkbox', { name: 'Amaranth (terere)' }));
        },
      },
      {
        heading: 'Where do you put plants on the balcony of an upper floor?',
        answer: (question, { tick }) =>
          tick(question.getByRole('radio', { name: 'Behind the balcony wall' })),
      },
      {
        heading: 'How many hours is that?',
        answer: (question, { type }) => type(question.getByRole('textbox'), '6'),
      },
    ],
    score: '3 of 3',
  });
});
