import { declared, definitionOf, memberType, typeOf } from './annotated-type.mjs';

/**
 * What an expression in JSX renders, found without types: from its syntax, the declarations of the names in it, and
 * the type annotations in the same file.
 * @typedef {object} Rendered
 * @property {boolean} text It may render text.
 * @property {boolean} node It is a `ReactNode` of the caller, which may be text or elements.
 * @property {boolean} fixed It is the same each time that the component renders.
 */

/** @typedef {any} Node A node of ESTree with the extensions of typescript-eslint. */
/** @typedef {import('eslint').Scope.Scope} Scope */

/** @type {Rendered} */
const NOTHING = { text: false, node: false, fixed: true };
/** @type {Rendered} */
const ELEMENT = { text: false, node: false, fixed: true };
/** @type {Rendered} */
const CHANGING_ELEMENT = { ...ELEMENT, fixed: false };
/** @type {Rendered} */
const SOME_TEXT = { text: true, node: false, fixed: false };
/** @type {Rendered} */
const SOME_NODE = { text: false, node: true, fixed: false };

/**
 * Either of two, so neither is certain.
 * @param {Rendered} one
 * @param {Rendered} other
 * @returns {Rendered}
 */
const either = (one, other) => ({
  text: one.text || other.text,
  node: one.node || other.node,
  fixed: false,
});

/**
 * @param {Node} node an expression
 * @param {Scope} scope where it is
 * @returns {Rendered}
 */
export function rendered(node, scope) {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return ELEMENT;
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number'
        ? { ...SOME_TEXT, text: node.value !== '', fixed: true }
        : NOTHING;
    case 'TemplateLiteral':
      return { ...SOME_TEXT, fixed: node.expressions.length === 0 };
    case 'LogicalExpression': {
      const right = rendered(node.right, scope);
      return node.operator === '&&' ? { ...right, fixed: false } : either(rendered(node.left, scope), right);
    }
    case 'ConditionalExpression':
      return either(rendered(node.consequent, scope), rendered(node.alternate, scope));
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === 'void' ? NOTHING : SOME_TEXT;
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'ChainExpression':
      return rendered(node.expression, scope);
    case 'CallExpression':
      return called(node, scope);
    case 'MemberExpression':
      return member(node, scope);
    case 'Identifier':
      return named(node.name, scope);
    default:
      return SOME_TEXT;
  }
}

/** Calls that make elements of a list. */
const LISTS = new Set(['map', 'flatMap', 'from']);
/** Functions that render what the caller passes. */
const RENDERERS = /^(?:children|actions)$/;
/** Functions of React that return elements. */
const MAKERS = /^(?:createElement|createPortal|cloneElement)$/;
/** Names of props and of results of hooks that hold elements, wherever their type is declared. */
const SLOTS =
  /^(?:actions?|badge|defs|dialog|extra|field|icon|legend|mark|minorField|notice|page|secondary)$/;

/** @param {Node} node @param {Scope} scope @returns {Rendered} */
function called({ callee, arguments: args }, scope) {
  const name = callee.type === 'MemberExpression' ? callee.property.name : callee.name;
  if (SLOTS.test(name) && callee.type === 'MemberExpression') return CHANGING_ELEMENT;
  if (MAKERS.test(name)) return CHANGING_ELEMENT;
  if (RENDERERS.test(name)) return SOME_NODE;
  const made = LISTS.has(name) ? args.at(-1) : functionOf(name, callee, scope);
  // A message without values changes with the language only.
  if (!made?.body) return { ...SOME_TEXT, fixed: args.length === 1 && typeof args[0].value === 'string' };
  return either(CHANGING_ELEMENT, returned(made, scope));
}

/** @param {string} name @param {Node} callee @param {Scope} scope @returns {Node | undefined} */
function functionOf(name, callee, scope) {
  const definition = callee.type === 'Identifier' ? definitionOf(name, scope) : undefined;
  return definition?.type === 'Variable' ? definition.node.init : definition?.node;
}

/** What a function returns in its own body, without what it returns early. @param {Node} made @param {Scope} scope */
function returned(made, scope) {
  if (made.body.type !== 'BlockStatement') return rendered(made.body, scope);
  const values = made.body.body.flatMap((/** @type {Node} */ one) => one.argument ?? []);
  return values.map((/** @type {Node} */ one) => rendered(one, scope)).reduce(either, CHANGING_ELEMENT);
}

/** @param {Node} node @param {Scope} scope @returns {Rendered} */
function member({ object, property, computed }, scope) {
  if (SLOTS.test(property.name)) return CHANGING_ELEMENT;
  if (computed || object.type !== 'Identifier') return SOME_TEXT;
  return typed(memberType(typeOf(object.name, scope), property.name, scope), scope);
}

/** @param {string} name @param {Scope} scope @returns {Rendered} */
function named(name, scope) {
  if (name === 'undefined') return NOTHING;
  if (SLOTS.test(name)) return CHANGING_ELEMENT;
  const definition = definitionOf(name, scope);
  const { id, init } = definition?.type === 'Variable' ? definition.node : {};
  if (init && id.type === 'Identifier' && !id.typeAnnotation) return rendered(init, scope);
  return typed(typeOf(name, scope), scope);
}

const ELEMENTS = /^(?:ReactElement|Element|JSX)$/;

/** @param {Node | undefined} type @param {Scope} scope @returns {Rendered} */
function typed(type, scope) {
  switch (type?.type) {
    case 'TSBooleanKeyword':
    case 'TSNullKeyword':
    case 'TSUndefinedKeyword':
    case 'TSVoidKeyword':
      return NOTHING;
    case 'TSUnionType':
      return type.types.map((/** @type {Node} */ one) => typed(one, scope)).reduce(either);
    case 'TSTypeReference': {
      const name = type.typeName.name ?? type.typeName.left?.name ?? '';
      if (name === 'ReactNode') return SOME_NODE;
      if (ELEMENTS.test(name)) return CHANGING_ELEMENT;
      const alias = declared(name, scope);
      return alias?.type === 'TSTypeAliasDeclaration' ? typed(alias.typeAnnotation, scope) : SOME_TEXT;
    }
    default:
      return SOME_TEXT;
  }
}
