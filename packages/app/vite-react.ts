import { createRequire } from 'node:module';
import type { NodePath, PluginObj } from '@babel/core';
import { types } from '@babel/core';
import type { Alias, Plugin } from 'vite';
import { withBabel } from './vite-babel';

const require = createRequire(import.meta.url);
const fileOf = (name: string, file: string) =>
  require.resolve(`${name}/package.json`).replace('package.json', `cjs/${file}.production.js`);

/** React's packages by their production files, which the plugin below makes ES modules. */
export const REACT: Alias[] = [
  // The shim is built into React since version 18.
  { find: /^(?:react|use-sync-external-store\/shim)$/, replacement: fileOf('react', 'react') },
  { find: /^react\/jsx-runtime$/, replacement: fileOf('react', 'react-jsx-runtime') },
  { find: /^react-dom$/, replacement: fileOf('react-dom', 'react-dom') },
  { find: /^react-dom\/client$/, replacement: fileOf('react-dom', 'react-dom-client') },
  { find: /^scheduler$/, replacement: fileOf('scheduler', 'scheduler') },
];

const isExported = (path: NodePath<types.MemberExpression>) =>
  types.isIdentifier(path.node.object, { name: 'exports' }) && types.isIdentifier(path.node.property);

/** Turns `exports.x = …` into exported variables and `require` into imports of a namespace. */
const asModule: PluginObj = {
  visitor: {
    Program(program) {
      const names = new Set<string>();
      const declared = new Set<string>();
      const nameOf = (name: string) => types.identifier(`exported_${name}`);
      program.traverse({
        MemberExpression(path) {
          if (!isExported(path)) return;
          const { name } = path.node.property as types.Identifier;
          const statement = path.parentPath.parentPath;
          names.add(name);
          if (
            !declared.has(name) &&
            path.key === 'left' &&
            path.parentPath.isAssignmentExpression() &&
            statement?.isExpressionStatement() &&
            statement.parentPath.isProgram()
          ) {
            declared.add(name);
            statement.replaceWith(
              types.variableDeclaration('var', [
                types.variableDeclarator(nameOf(name), path.parentPath.node.right),
              ]),
            );
          } else path.replaceWith(nameOf(name));
        },
        VariableDeclarator(path) {
          const { id, init } = path.node;
          if (!types.isCallExpression(init) || !types.isIdentifier(init.callee, { name: 'require' })) return;
          const specifier = types.importNamespaceSpecifier(id as types.Identifier);
          program.unshiftContainer(
            'body',
            types.importDeclaration([specifier], init.arguments[0] as types.StringLiteral),
          );
          path.remove();
        },
      });
      const missing = [...names].filter((name) => !declared.has(name));
      if (missing.length > 0)
        throw new Error(`exports.${missing.join(', exports.')} is set nowhere at the top level.`);
      program.pushContainer(
        'body',
        types.exportNamedDeclaration(
          null,
          [...names].map((name) => types.exportSpecifier(nameOf(name), types.identifier(name))),
        ),
      );
    },
  },
};

/**
 * React, react-dom and scheduler as ES modules, so that the bundler leaves out what nothing imports and calls functions
 * by their names.
 */
export const reactModules: Plugin = {
  name: 'digiken-react-modules',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    filter: { id: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]cjs[\\/][\w-]+\.production\.js$/ },
    handler: (code, id) => withBabel(code, id, [asModule], { script: true }),
  },
};

const DEFAULT_IMPORT = /\bimport\s+(\w+)\s*(?:,\s*(\{[^}]*\})\s*)?from\s*(["']react["'])/g;
const HIDDEN_NAME = /\[" (use\w*) "\.trim\(\)\.toString\(\)\]/g;

/**
 * How packages name React: `import React` becomes the import of a namespace, and the names of functions that they hide
 * from bundlers, because older versions do not have them, become plain. Otherwise an object of all functions would stay
 * in the bundle.
 */
export const reactImports: Plugin = {
  name: 'digiken-react-imports',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    filter: { id: /node_modules[\\/].*\.m?js$/, code: /["']react["']/ },
    handler: (code) => ({
      code: code
        .replace(DEFAULT_IMPORT, (_, name: string, names: string | undefined, from: string) =>
          [`import * as ${name} from ${from}`, names && `import ${names} from ${from}`]
            .filter(Boolean)
            .join(';'),
        )
        .replace(HIDDEN_NAME, '.$1')
        // It would keep the object as well.
        .replace('window.__SWR_DEVTOOLS_REACT__ = React;', ''),
      map: null,
    }),
  },
};
