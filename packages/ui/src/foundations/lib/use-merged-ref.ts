import { type ForwardedRef, type RefCallback, useCallback, useRef } from 'react';

/** One ref callback for several refs, e.g. a component's own ref and the forwarded one. Stable while the refs are. */
export function useMergedRef<T>(...refs: (ForwardedRef<T> | undefined)[]): RefCallback<T> {
  const cleanups = useRef<(() => void)[]>([]);
  return useCallback((element: T | null) => {
    for (const clean of cleanups.current) clean();
    cleanups.current = [];
    if (element === null) return;
    cleanups.current = refs.map((ref) => attach(ref, element));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- 2026-11-22: the refs are the dependencies
  }, refs);
}

/** @returns detaches it; React 19 lets a ref callback return its own cleanup */
function attach<T>(ref: ForwardedRef<T> | undefined, element: T): () => void {
  if (typeof ref === 'function') {
    const clean = ref(element) as (() => void) | undefined;
    return typeof clean === 'function' ? clean : () => void ref(null);
  }
  if (!ref) return () => {};
  ref.current = element;
  return () => {
    ref.current = null;
  };
}
