import type { Element } from 'hast';
import type { Script } from 'mdast';
import type { Handlers, State } from 'mdast-util-to-hast';
import { wordsIn } from '../words';
import type { Callout } from './callouts';

/** Class of a callout; another one names its kind. */
export const CALLOUT = 'callout';
export const CALLOUT_TITLE = 'callout-title';

/**
 * Handlers for what Markdown here has beyond CommonMark and GFM.
 * @param language BCP 47 tag, for the headings of callouts
 */
export const htmlHandlers = (language: string): Handlers => ({
  callout: (state: State, { kind, title, children }: Callout): Element => {
    const word = wordsIn(language).callouts[kind];
    const named = title === '' || title.toLowerCase().startsWith(word.toLowerCase());
    const heading = named ? title || word : `${word}: ${title}`;
    const content = state.wrap(state.all({ type: 'root', children }), true);
    return {
      type: 'element',
      tagName: 'div',
      properties: { className: [CALLOUT, `${CALLOUT}-${kind}`], role: 'note' },
      children: [
        {
          type: 'element',
          tagName: 'p',
          properties: { className: [CALLOUT_TITLE] },
          children: [{ type: 'text', value: heading }],
        },
        ...content,
      ],
    };
  },
  script: (state: State, node: Script): Element => ({
    type: 'element',
    tagName: node.tagName,
    properties: {},
    children: state.all(node),
  }),
});
