/** Attributes whose value people read or hear. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
  'label',
]);
const WORD = /\p{L}{2}/u;

/**
 * Words in JSX: texts stand in the messages of a component, where they are translated.
 * @type {import('eslint').Rule.RuleModule}
 */
export const writtenText = {
  meta: {
    type: 'problem',
    messages: { written: 'Define this text with defineMessages(), so that it can be translated.' },
    schema: [],
  },
  create: (context) => ({
    JSXText(/** @type {any} */ node) {
      if (WORD.test(node.value)) context.report({ node, messageId: 'written' });
    },
    'JSXAttribute > Literal'(/** @type {any} */ node) {
      if (READ.has(node.parent.name.name) && WORD.test(String(node.value)))
        context.report({ node, messageId: 'written' });
    },
  }),
};
