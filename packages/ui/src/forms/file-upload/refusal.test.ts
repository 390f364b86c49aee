import { expect, it } from 'vitest';
import { isAccepted } from './refusal';

it.each([
  ['course.IMSCC', '', '.imscc,.zip', true],
  ['course.pdf', 'application/pdf', '.imscc,.zip', false],
  ['course.pdf', '', '.imscc,.zip', false],
  ['shelf.jpg', 'image/jpeg', 'image/*', true],
  ['shelf.jpg', 'image/jpeg', 'image/png, image/webp', false],
  ['shelf', '', 'image/png', true],
  ['anything', 'text/plain', '', true],
])('a file of the wrong kind is refused at once: %s (%s) by %s', (name, type, accept, taken) => {
  expect(isAccepted({ name, type }, accept)).toBe(taken);
});
