import { pointer } from '../support/input-device.ts';
import { quizWritingJourney } from '../support/quiz-writing-journey.ts';
import { test } from '../support/test.ts';

test('[1.6][12.7][12.23][12.25][12.26][12.129][12.135] a quiz is written, pasted, taken, marked and read by touch', async ({
  page,
  server,
}) => {
  await quizWritingJourney({ page, serverUrl: server.url, device: pointer, course: 'Rain by touch' });
});
