import { defaultTreeAdapter, parseFragment } from 'parse5';
import { IMPORT_LIMITS } from './limits';
import { ImportRefused } from './report';

const { elements, nesting } = IMPORT_LIMITS;

/**
 * HTML reopens what a paragraph left open: ninety open `<b>` and ten thousand `<p>`, 40 KB, make a million
 * elements. Counted while they are made, because afterwards is too late.
 * @throws ImportRefused when there are more than any text has
 */
export function refuseElementBomb(html: string, file: string): void {
  let count = 0;
  // With few tags even the worst stays small.
  const tags = html.split('<').length;
  if (tags * nesting < elements) return;
  parseFragment(html, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement: (...args) => {
        count += 1;
        if (count > elements) {
          throw new ImportRefused(`${file} makes more than ${elements.toLocaleString('en-GB')} elements.`);
        }
        return defaultTreeAdapter.createElement(...args);
      },
    },
  });
}
