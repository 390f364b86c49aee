import { keys } from '../support/input-device.ts';
import { quizWritingJourney } from '../support/quiz-writing-journey.ts';
import { test } from '../support/test.ts';

test('[1.6][12.22][12.28][12.136][12.137] a quiz is written, pasted, taken, marked and read by keyboard alone', async ({
  page,
  server,
}) => {
  await quizWritingJourney({ page, serverUrl: server.url, device: keys(page), course: 'Rain by keyboard' });
});
