import type { NodePath, PluginObj } from '@babel/core';
import { types } from '@babel/core';
import type { Plugin } from 'vite';
import { withBabel } from './vite-babel';

/**
 * Removes `X.displayName = …` at the top level of a module, which React uses only in messages for developers, and the
 * `contextType` of the error boundary of data routers, which keeps that class in the bundle.
 */
const withoutAssignments: PluginObj = {
  visitor: {
    ExpressionStatement(path) {
      const { expression } = path.node;
      if (
        path.parentPath.isProgram() &&
        types.isAssignmentExpression(expression) &&
        types.isMemberExpression(expression.left) &&
        types.isIdentifier(expression.left.property) &&
        ['displayName', 'contextType'].includes(expression.left.property.name)
      )
        path.remove();
    },
  },
};

/**
 * What functions of the router read from a data router (loaders, actions, error elements). The app uses
 * `BrowserRouter`, below which all of it is undefined.
 */
const DATA_ROUTER: Record<string, readonly string[]> = {
  useRoutesImpl: ['dataRouterOpts'],
  _renderMatches: [
    'dataRouterOpts',
    'dataRouterState',
    'errors',
    'error',
    'onErrorHandler',
    'shouldRenderHydrateFallback',
  ],
  RenderedRoute: ['dataRouterContext'],
  useNavigate: ['isDataRoute'],
};

const nothing = () => types.unaryExpression('void', types.numericLiteral(0));

const valueOf = (path: NodePath) => path.evaluate() as { confident: boolean; value: unknown };

/** Replaces a condition whose value is known by the branch that it takes. */
function fold(path: NodePath<types.IfStatement> | NodePath<types.ConditionalExpression>) {
  const { confident, value } = valueOf(path.get('test') as NodePath);
  if (!confident) return;
  const { consequent, alternate } = path.node;
  const taken = value ? consequent : alternate;
  if (taken) path.replaceWith(taken);
  else path.remove();
}

const folded = {
  // `undefined?.x` and `undefined && x`
  OptionalMemberExpression(path: NodePath<types.OptionalMemberExpression>) {
    const { confident, value } = valueOf(path.get('object'));
    if (confident && value === undefined) path.replaceWith(nothing());
  },
  LogicalExpression: {
    exit(path: NodePath<types.LogicalExpression>) {
      const { confident, value } = valueOf(path.get('left'));
      if (confident && path.node.operator === '&&')
        path.replaceWith(value ? path.node.right : path.node.left);
    },
  },
  IfStatement: { exit: fold },
  ConditionalExpression: { exit: fold },
};

/** Takes the parts for data routers out, and warnings: those are for developers, who have the development build. */
function withoutDataRouter(changed: Set<string>): PluginObj {
  return {
    visitor: {
      FunctionDeclaration(path) {
        const name = path.node.id?.name ?? '';
        const unset = DATA_ROUTER[name];
        if (!unset) return;
        for (const one of unset) {
          const binding = path.scope.getBinding(one);
          const references = binding?.referencePaths ?? innerReferences(path, one);
          if (references.length === 0)
            throw new Error(`react-router: ${name} does not read ${one} any more.`);
          for (const reference of references) reference.replaceWith(nothing());
        }
        path.traverse(folded);
        changed.add(name);
      },
      CallExpression(path) {
        const { callee } = path.node;
        if (types.isIdentifier(callee, { name: 'warning' }) && path.parentPath.isExpressionStatement())
          path.parentPath.remove();
      },
    },
  };
}

/** The reads of a variable that a function inside this one declares. */
function innerReferences(path: NodePath, name: string): NodePath[] {
  const found: NodePath[] = [];
  path.traverse({
    Scope({ scope }) {
      const binding = scope.getOwnBinding(name);
      if (binding) found.push(...binding.referencePaths);
    },
  });
  return found;
}

/**
 * Lets the bundler drop the parts of react-router that the app does not use (links, forms, data routes). Their
 * `displayName` assignments and unannotated `forwardRef` calls keep them in the bundle, and so do the branches for data
 * routers. Saves 7 KB of gzip per page.
 * The bundler's own options do not help: `manualPureFunctions` does not match members of a namespace import, and
 * `propertyWriteSideEffects: false` also removes assignments that the app needs.
 */
export const treeShakeRouter: Plugin = {
  name: 'digiken-tree-shake-router',
  apply: 'build',
  transform: {
    filter: { id: '**/node_modules/react-router/dist/production/**' },
    async handler(code, id) {
      const changed = new Set<string>();
      const result = await withBabel(code, id, [
        '@babel/plugin-transform-react-pure-annotations',
        withoutAssignments,
        withoutDataRouter(changed),
      ]);
      // A module with one of them has all.
      const missing = Object.keys(DATA_ROUTER).filter((name) => !changed.has(name));
      if (changed.size > 0 && missing.length > 0)
        throw new Error(`react-router has no function ${missing.join(', ')} any more: adapt vite-router.ts.`);
      return result;
    },
  },
};
