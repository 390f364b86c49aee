import { defaultTreeAdapter, parseFragment } from 'parse5';
import { TEXT_LIMITS } from './limits';
import { TextRefused } from './text-refused';

const { elements, nesting } = TEXT_LIMITS;

/**
 * HTML parsers reopen the formatting that a paragraph leaves open: ninety open `<b>` and ten thousand `<p>`, 40 KB,
 * make a million elements. They are counted while they are made, because afterwards is too late.
 * @throws {TextRefused} when there are more than any text has
 */
export function refuseElementBomb(html: string): void {
  let count = 0;
  // With few tags even the worst case stays small.
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
