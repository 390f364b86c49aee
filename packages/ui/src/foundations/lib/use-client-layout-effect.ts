import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect`, of which React 18 says on a server that it does nothing there. */
export const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
