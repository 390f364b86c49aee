import { heapSlope } from '../../scripts/bench/web-heap.mjs';
import { signInAs } from '../support/people.ts';
import { expect, test } from '../support/test.ts';

test('[14.304] DOM nodes and event listeners stay over 30 navigations of a learner', async ({
  page,
  server,
}) => {
  await signInAs(page, server.url, 'learner');
  const { nodes, listeners } = await heapSlope(page, server.url);
  // One that is kept by each navigation makes 30. A few come and go with the state of the last page.
  expect(nodes[1] - nodes[0], 'DOM nodes that were kept').toBeLessThan(30);
  expect(listeners[1] - listeners[0], 'event listeners that were kept').toBeLessThan(30);
});
