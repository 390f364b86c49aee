/**
 * Type annotations of the names in a file, read from its syntax.
 * @typedef {any} Node A node of ESTree with the extensions of typescript-eslint.
 * @typedef {import('eslint').Scope.Scope} Scope
 */

/** The declaration of a name. @param {string} name @param {Scope} scope */
export function definitionOf(name, scope) {
  for (let one = /** @type {Scope | null} */ (scope); one; one = one.upper) {
    const found = one.set.get(name);
    if (found) return /** @type {any} */ (found.defs[0]);
  }
  return undefined;
}

/**
 * The annotated type of a variable or a parameter, also of one in a pattern.
 * @param {string} name @param {Scope} scope @returns {Node | undefined}
 */
export function typeOf(name, scope) {
  const definition = definitionOf(name, scope);
  if (definition?.type === 'Variable') {
    const { id, init } = definition.node;
    if (id.type === 'Identifier') return id.typeAnnotation?.typeAnnotation;
    return init?.type === 'Identifier'
      ? memberType(typeOf(init.name, scope), keyOf(id, name), scope)
      : undefined;
  }
  if (definition?.type !== 'Parameter') return undefined;
  const [start, end] = definition.name.range;
  const parameter = definition.node.params.find(
    (/** @type {Node} */ { range }) => range[0] <= start && end <= range[1],
  );
  const type = annotationOf(parameter, definition.node);
  return parameter.type === 'ObjectPattern' ? memberType(type, keyOf(parameter, name), scope) : type;
}

/** The property that a pattern reads into a name. @param {Node} pattern @param {string} name @returns {string} */
function keyOf(pattern, name) {
  const property = pattern.properties?.find((/** @type {Node} */ one) => {
    const value = one.value?.type === 'AssignmentPattern' ? one.value.left : one.value;
    return value?.name === name;
  });
  return property?.key?.name ?? name;
}

/**
 * The annotated type of a parameter; for `forwardRef<Element, Props>(function …)` it is `Props`.
 * @param {Node} parameter @param {Node} owner @returns {Node | undefined}
 */
function annotationOf(parameter, owner) {
  const own = parameter.typeAnnotation ?? parameter.left?.typeAnnotation;
  if (own) return own.typeAnnotation;
  const call = owner.parent;
  return call?.type === 'CallExpression' && owner.params[0] === parameter
    ? call.typeArguments?.params.at(-1)
    : undefined;
}

/** The declaration of a type in this file. @param {string} name @param {Scope} scope @returns {Node | undefined} */
export function declared(name, scope) {
  const definition = definitionOf(name, scope);
  const node = definition?.node;
  if (node?.type === 'TSInterfaceDeclaration' || node?.type === 'TSTypeAliasDeclaration') return node;
  return undefined;
}

/** @type {Node} */
const CHILDREN = { type: 'TSTypeReference', typeName: { name: 'ReactNode' } };

/**
 * The type of a property, as far as this file declares it; `children` without a declaration are a `ReactNode`.
 * @param {Node | undefined} type @param {string} key @param {Scope} scope @returns {Node | undefined}
 */
export function memberType(type, key, scope) {
  return find(type, key, scope, 0) ?? (key === 'children' ? CHILDREN : undefined);
}

/** @param {Node | undefined} type @param {string} key @param {Scope} scope @param {number} depth @returns {Node | undefined} */
function find(type, key, scope, depth) {
  if (!type || depth > 6) return undefined;
  /** @param {Node[]} types */
  const first = (types) => {
    for (const one of types) {
      const found = find(one, key, scope, depth + 1);
      if (found) return found;
    }
    return undefined;
  };
  switch (type.type) {
    case 'TSTypeReference':
    case 'TSInterfaceHeritage': {
      const name = type.typeName?.name ?? type.expression?.name;
      return first([...[declared(name, scope)].filter(Boolean), ...(type.typeArguments?.params ?? [])]);
    }
    case 'TSIndexedAccessType':
      return find(
        find(type.objectType, type.indexType.literal?.value, scope, depth + 1),
        key,
        scope,
        depth + 1,
      );
    case 'TSInterfaceDeclaration':
      return first([type.body, ...type.extends]);
    case 'TSTypeAliasDeclaration':
      return first([type.typeAnnotation]);
    case 'TSIntersectionType':
    case 'TSUnionType':
      return first(type.types);
    case 'TSInterfaceBody':
    case 'TSTypeLiteral':
      return (type.body ?? type.members).find((/** @type {Node} */ one) => one.key?.name === key)
        ?.typeAnnotation?.typeAnnotation;
    default:
      return undefined;
  }
}
