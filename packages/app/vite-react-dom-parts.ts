/**
 * What this app does not use of react-dom 19.2, by the names of its functions and variables. `vite-react-dom.ts` leaves
 * it out; what it relies on is checked there for every build.
 */

/** A mistake must not go unnoticed: a feature that is gone says so when it is used. */
export const GONE = 'throw Error("Left out: see packages/app/vite-react-dom-parts.ts");';

/** Functions that cannot be reached without a feature that is not used here. */
export const UNUSED = [
  // Style sheets, scripts and preloads that components render or request (`<link precedence>`, `preload()`).
  'preinitStyle preinitScript preinitModuleScript prefetchDNS preconnect preload preloadModule preconnectAs',
  'getResource getStyleKey getStylesheetSelectorFromKey stylesheetPropsFromRawProps preloadStylesheet getScriptKey',
  'acquireResource insertStylesheet adoptPreloadPropsForStylesheet adoptPreloadPropsForScript preloadResource',
  'getHydratableHoistableCache mountHoistable suspendResource insertSuspendedStylesheets insertStylesheetIntoRoot',
  // Functions as the `action` of a form, `useActionState` and `useOptimistic`.
  'updateActionStateImpl mountActionState dispatchActionState runActionStateAction handleActionReturnValue',
  'onActionSuccess onActionError notifyActionListeners updateActionState rerenderActionState startHostTransition',
  'updateOptimisticImpl dispatchOptimisticSetState requestFormReset$1',
  // `useTransition`, and transitions that are promises.
  'startTransition entangleAsyncAction defaultOnDefaultTransitionIndicator',
  // `Activity`, and `SuspenseList`, which no stable release exports.
  'updateSuspenseListComponent initSuspenseListRenderState',
  'updateActivityComponent mountActivityChildren retryActivityComponentWithoutHydrating',
  // The compiler's hook, and the one that renews a cache.
  'useMemoCache updateRefresh refreshCache',
  // Elements with a dash in their name.
  'setPropOnCustomElement',
].flatMap((line) => line.split(' '));

/** Functions that run without such a feature, too: their answer is that there is nothing of that kind. */
export const ANSWERS: Record<string, string> = {
  // Names of minified components, for reports of errors, which nothing here reads.
  getStackByFiberInDevAndProd: "{ return ''; }",
  // Events of forms that have an action.
  extractEvents$1: '{}',
  // Reports to React's DevTools.
  setIsStrictModeForDevtools: '{}',
};

/** Calls with a known answer. `undefined` stands for the first argument. */
export const CALLS: Record<string, boolean | undefined> = {
  // Elements of the head are elements like others.
  isHostHoistableType: false,
  isSingletonScope: false,
  isCustomElement: false,
  // No browser that can load the app has names with a prefix.
  getVendorPrefixedEventName: undefined,
};

/** Variables whose value is known in every browser that can load the app. */
export const VARIABLES: Record<string, boolean | null> = {
  canUseDOM: true,
  isInputEventSupported: true,
  passiveBrowserEventsSupported: true,
  injectedHook: null,
};

/** Functions and classes that every browser has which can load the app. */
export const GLOBALS = new Set([
  'AbortController',
  'reportError',
  'queueMicrotask',
  'setTimeout',
  'clearTimeout',
  'Promise',
  'WeakMap',
]);

/**
 * Kinds of fibers (`tag`) that are never made: Profiler 12, SuspenseList 19, LegacyHidden 23, Cache 24, tracing 25,
 * hoistable elements 26, html, head and body 27, ViewTransition 30, Activity 31.
 */
export const KINDS = new Set([12, 19, 23, 24, 25, 26, 27, 30, 31]);
export const TYPES = new Set(['REACT_ACTIVITY_TYPE', 'REACT_PROFILER_TYPE', 'REACT_SUSPENSE_LIST_TYPE']);

/** No file of the build may name these: what is left out for them would be missed without an error. */
export const MISSED =
  /\bon(?:BeforeInput|Composition(?:Start|End|Update))(?:Capture)?\b|\bxlink(?:Actuate|Arcrole|Href|Role|Show|Title|Type)\b|\bxml(?:Base|Lang|Space)\b|\.use(?:ActionState|FormState|HostTransitionStatus|MemoCache|Optimistic|Transition)\(/;

interface Cut {
  from: string;
  to: string;
  by?: string;
}

/**
 * Code in the middle of something. `from` occurs once; what is removed starts with it and ends before the next `to`,
 * and `by` takes its place. White space may differ.
 */
export const CUTS: Cut[] = [
  // Internet Explorer: no `passive`, no `input`, no names without prefix.
  { from: 'if (canUseDOM) try {', to: 'var root = null,' },
  { from: 'canUseDOM && "documentMode" in document && (documentMode', to: 'var canUseTextInputEvent' },
  { from: 'if (canUseDOM) { var JSCompiler_inline_result', to: 'function stopWatchingForValueChange' },
  { from: 'function makePrefixMap(', to: 'var ANIMATION_END' },
  // React's DevTools, and `findDOMNode` of React 18 for them.
  { from: 'ReactDOMSharedInternals.findDOMNode = ', to: 'exports.createRoot = ' },
  // `onBeforeInput` and `onComposition…`
  { from: 'registerTwoPhaseEvent("onBeforeInput"', to: 'var mediaEventTypes =' },
  { from: 'var fallbackData;', to: 'extractEvents$1(' },
  // Forms with functions as their action.
  {
    from: 'if ("function" === typeof value) { domElement.setAttribute( key, "javascript:throw',
    to: 'if ( null == value ||',
    by: `if ("function" === typeof value) ${GONE}`,
  },
  // Attributes of SVG 1.1 with a namespace.
  { from: 'case "xlinkHref":', to: 'case "contentEditable":' },
  { from: 'case "xlinkActuate":', to: 'case "is":' },
  // html, head and body.
  { from: '"html" === type || "head" === type || "body" === type ? 27 :', to: '5;' },
  // Commits that wait for style sheets or images.
  { from: 'suspendedCommitReason = finishedWork.subtreeFlags;', to: 'commitRoot( root, finishedWork,' },
];
