import { keys } from '../support/input-device.ts';
import { signInAs } from '../support/people.ts';
import { quizJourney } from '../support/quiz-journey.ts';
import { test } from '../support/test.ts';

test('[1.6][12.6] a learner matches, orders and fills in by keyboard alone', async ({ page, server }) => {
  await signInAs(page, server.url, 'learner');
  await quizJourney({
    page,
    device: keys(page),
    title: 'Water wisely: what you have learned',
    questions: [
      {
        heading: 'The finger test: when do you water?',
        answer: async (question, { choose }) => {
          await choose(question.getByRole('combobox', { name: 'Wet and cold' }), 'Not today');
          await choose(question.getByRole('combobox', { name: 'Cool and slightly damp' }), 'This evening');
          await choose(question.getByRole('combobox', { name: 'Dry' }), 'Now, in two rounds');
        },
      },
      {
        heading: 'Put the steps of the bottle that waters for you in order.',
        answer: async (question, device) => {
          const steps = [
            'Prick holes into the cap',
            'Fill the bottle and close it',
            'Bury it upside down beside the plants',
          ];
          for (const [place, name] of steps.entries()) {
            const items = question.getByRole('listitem');
            for (;;) {
              const texts = await items.allInnerTexts();
              if (texts.findIndex((text) => text.includes(name)) <= place) break;
              await device.press(
                question.getByRole('button', { name: new RegExp(`up.*${name}|${name}.*up`, 'i') }),
              );
            }
          }
        },
      },
      {
        heading: 'How many litres does an iron roof of 12 square metres give in a storm of 20 mm?',
        answer: (question, { type }) => type(question.getByRole('textbox'), '240'),
      },
      {
        heading: 'Complete the sentence about mulch.',
        answer: async (question, { type }) => {
          await type(question.getByRole('textbox').first(), 'finger');
          await type(question.getByRole('textbox').last(), 'Slugs');
        },
      },
    ],
    score: '4 of 4',
  });
});
