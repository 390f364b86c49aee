import { heapSlope } from '../../scripts/bench/web-heap.mjs';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('[14.304] 30 navigations of a learner leave no DOM nodes and event listeners', async ({
  page,
  server,
}) => {
  await signInAs(page, server.url, 'learner');
  const { nodes, listeners } = await heapSlope(page, server.url);
  // One that every navigation leaves makes 1.
  expect(nodes, 'DOM nodes that a navigation leaves').toBeLessThan(0.5);
  expect(listeners, 'event listeners that a navigation leaves').toBeLessThan(0.5);
});
