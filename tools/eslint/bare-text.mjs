import { rendered } from './rendered-kind.mjs';

/** @typedef {any} Node A node of ESTree with the extensions of typescript-eslint. */
/** @typedef {import('./rendered-kind.mjs').Rendered & { at: Node, blank: boolean, comes: boolean }} Child */

/** Host elements that hold blocks. All others hold words, also when these come from the caller. */
const BLOCKS = new Set(
  (
    'html body main div section article aside header footer nav form fieldset figure ul ol li dl dd details dialog ' +
    'table thead tbody tfoot tr td th video audio picture menu search'
  ).split(' '),
);
/** Host elements whose text is not shown. */
const WITHOUT_TEXT = new Set(['svg', 'g', 'defs', 'pattern']);
/** Components that render one element, and hold words. */
const WORDS = /(?:Item|Link|Button|Trigger|Label|Title|Badge)$/;
/** Props of the caller that are words also where their element is not known. */
const NAMES_OF_WORDS = /^(?:children|label|text|title|words)$/;
/** Components that always render the same element. */
const STABLE = new Set(['Icon', 'VisuallyHidden', 'TextLink', 'BaseLink']);

/** @param {Node} element @returns {string} */
const tagOf = (element) =>
  element.openingElement?.name.name ?? element.openingElement?.name.property?.name ?? '';
const isComponent = (/** @type {string} */ tag) => /^[A-Z]/.test(tag);

/** Whether translators leave it alone. @param {Node | null} node @returns {boolean} */
const isLeftAlone = (node) =>
  node !== null &&
  (node.openingElement?.attributes.some(
    (/** @type {Node} */ one) => one.name?.name === 'translate' && one.value?.value === 'no',
  ) ||
    isLeftAlone(node.parent));

/**
 * Bare text beside other children. The translator of a browser replaces a text node by an element, and React goes on
 * with the node that it made: it inserts before it, removes it (both throw a NotFoundError) or changes it (nobody sees
 * it). The text that is the only child of an element is safe: React sets it as the content of the element.
 * docs/adr/0002-the-story-gate.md
 * @type {import('eslint').Rule.RuleModule}
 */
export const bareText = {
  meta: {
    type: 'problem',
    messages: {
      beside:
        'Put this text into a <span>, or join it with the text beside it in one template: when the browser translates the page, React cannot reach bare text beside other children.',
      fragment:
        'Put this text into an element instead of a fragment: when the browser translates the page, React cannot reach it.',
      returned:
        'Return this text in an element: when the browser translates the page, React cannot reach it.',
    },
    schema: [],
  },
  create(context) {
    const { sourceCode } = context;

    /** @param {Node} at @returns {Child | undefined} */
    const childOf = (at) => {
      const child = { text: false, node: false, fixed: true, at, blank: false, comes: false };
      if (at.type === 'JSXText') {
        if (at.value.trim() === '') return undefined;
        return { ...child, text: true };
      }
      if (at.type === 'JSXExpressionContainer') {
        if (at.expression.type === 'JSXEmptyExpression') return undefined;
        if (at.expression.type === 'Literal' && String(at.expression.value).trim() === '') return undefined;
        const what = rendered(at.expression, sourceCode.getScope(at));
        return { ...child, ...what, comes: !what.fixed };
      }
      if (at.type !== 'JSXElement') return child;
      const tag = tagOf(at);
      const keyed = at.openingElement.attributes.some((/** @type {Node} */ one) => one.name?.name === 'key');
      return { ...child, comes: keyed || (isComponent(tag) && !STABLE.has(tag)) };
    };

    /** @param {Node} node @param {boolean} isFragment */
    const check = (node, isFragment) => {
      if (isLeftAlone(node)) return;
      const children = node.children.flatMap((/** @type {Node} */ one) => childOf(one) ?? []);
      const tag = tagOf(node);
      if (WITHOUT_TEXT.has(tag)) return;
      /** @param {Child} child */
      const isWords = ({ at }) =>
        isFragment
          ? NAMES_OF_WORDS.test(at.expression?.name)
          : isComponent(tag)
            ? WORDS.test(tag)
            : !BLOCKS.has(tag);
      for (const [index, child] of children.entries()) {
        const { text, node: given, fixed, at } = child;
        if (isFragment && text) context.report({ node: at, messageId: 'fragment' });
        else if (children.length > 1 && text) {
          const others = children.filter((/** @type {Child} */ one, /** @type {number} */ place) =>
            place < index ? one.comes : place > index && one.comes && one.at.type !== 'JSXElement',
          );
          if (!fixed || others.length > 0) context.report({ node: at, messageId: 'beside' });
        } else if (children.length > 1 && given && isWords(child))
          context.report({ node: at, messageId: 'beside' });
      }
    };

    /** @param {Node} node the function @param {Node | null} value */
    const checkReturned = (node, value) => {
      const name = node?.id?.name ?? node?.parent?.id?.name ?? '';
      if (!value || !isComponent(name)) return;
      const branches = value.type === 'ConditionalExpression' ? [value.consequent, value.alternate] : [value];
      for (const one of branches) {
        const certain =
          one.type === 'TemplateLiteral' ||
          (one.type === 'Literal' && typeof one.value === 'string') ||
          (one.type === 'CallExpression' && one.callee.name === 't');
        if (certain) context.report({ node: one, messageId: 'returned' });
      }
    };

    return {
      JSXElement: (/** @type {Node} */ node) => check(node, tagOf(node) === 'Fragment'),
      JSXFragment: (/** @type {Node} */ node) => check(node, true),
      ReturnStatement(/** @type {Node} */ node) {
        let owner = node.parent;
        while (owner && !/Function/.test(owner.type)) owner = owner.parent;
        checkReturned(owner, node.argument);
      },
      ArrowFunctionExpression(/** @type {Node} */ node) {
        if (node.expression) checkReturned(node, node.body);
      },
    };
  },
};
