import type { PluginObj } from '@babel/core';
import { template, transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/**
 * Functions of react-dom for features that this app does not use. They cannot be reached without one of those:
 * - style sheets, scripts and preloads that components render or request (`<link precedence>`, `preload()`);
 * - functions as the `action` of a form, `useActionState` and `useOptimistic`;
 * - `Activity`, and `SuspenseList`, which no stable release exports.
 */
const UNUSED = [
  'preinitStyle preinitScript preinitModuleScript prefetchDNS preconnect preload preloadModule preconnectAs',
  'getResource getStyleKey getStylesheetSelectorFromKey stylesheetPropsFromRawProps preloadStylesheet getScriptKey',
  'acquireResource insertStylesheet adoptPreloadPropsForStylesheet adoptPreloadPropsForScript preloadResource',
  'getHydratableHoistableCache mountHoistable suspendResource insertSuspendedStylesheets insertStylesheetIntoRoot',
  'updateActionStateImpl mountActionState dispatchActionState runActionStateAction handleActionReturnValue',
  'onActionSuccess onActionError notifyActionListeners updateActionState rerenderActionState startHostTransition',
  'updateOptimisticImpl dispatchOptimisticSetState updateSuspenseListComponent initSuspenseListRenderState',
  'updateActivityComponent mountActivityChildren retryActivityComponentWithoutHydrating',
].flatMap((line) => line.split(' '));

/** These run without one of them, too: their answer is that there is nothing of that kind. */
const ANSWERS: Record<string, string> = {
  // Elements of the head are elements like others.
  isHostHoistableType: '{ return false; }',
  // Names of minified components, for reports of errors, which nothing here reads.
  describeNativeComponentFrame: "{ return ''; }",
  // Events of forms that have an action.
  extractEvents$1: '{}',
};

/** A mistake must not go unnoticed: a feature that is gone says so when it is used. */
const GONE = '{ throw Error("Left out: see packages/app/vite-react-dom.ts"); }';

function withoutUnused(changed: Set<string>): PluginObj {
  return {
    visitor: {
      FunctionDeclaration(path) {
        const name = path.node.id?.name ?? '';
        const body = ANSWERS[name] ?? (UNUSED.includes(name) ? GONE : undefined);
        if (body === undefined || !path.parentPath.isProgram()) return;
        path.get('body').replaceWith(template.statement(body, { syntacticPlaceholders: true })());
        path.skip();
        changed.add(name);
      },
    },
  };
}

/**
 * Leaves out of react-dom what the app does not use: 4 KB of gzip on every first load. react-dom is pinned to one
 * version; another one fails the build here until the lists have been checked (docs/adr/0047-speed.md).
 */
export const trimReactDom: Plugin = {
  name: 'digiken-trim-react-dom',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  transform: {
    filter: { id: '**/node_modules/react-dom/cjs/react-dom-client.production.js' },
    async handler(code, id) {
      const changed = new Set<string>();
      const result = await transformAsync(code, {
        filename: id,
        cwd: import.meta.dirname,
        babelrc: false,
        configFile: false,
        compact: false,
        sourceType: 'script',
        plugins: [withoutUnused(changed)],
      });
      if (typeof result?.code !== 'string') throw new Error(`Babel returned no code for ${id}.`);
      const missing = [...UNUSED, ...Object.keys(ANSWERS)].filter((name) => !changed.has(name));
      if (missing.length > 0)
        throw new Error(`react-dom has no function ${missing.join(', ')} any more: adapt vite-react-dom.ts.`);
      return { code: result.code, map: null };
    },
  },
};
