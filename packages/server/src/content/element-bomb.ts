import { defaultTreeAdapter, parseFragment } from 'parse5';
import { TEXT_LIMITS } from './limits';
import { TextRefused } from './text-refused';

const { elements, nesting } = TEXT_LIMITS;

/**
 * HTML parsers reopen formatting elements in each paragraph: 40 KB with ninety open `<b>` and ten thousand `<p>`
 * create a million elements. Counts them during parsing, before they exhaust the memory.
 * @throws {TextRefused} if there are too many elements
 */
export function refuseElementBomb(html: string): void {
  let count = 0;
  // With few tags, even the worst case is small.
  const tags = html.split('<').length;
  if (tags * nesting < elements) return;
  parseFragment(html, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement: (...args) => {
        count += 1;
        if (count > elements) {
          throw new TextRefused(`makes more than ${elements.toLocaleString('en-GB')} elements`);
        }
        return defaultTreeAdapter.createElement(...args);
      },
    },
  });
}
