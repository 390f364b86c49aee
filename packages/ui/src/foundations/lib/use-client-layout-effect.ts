import { useEffect, useLayoutEffect } from 'react';

/** `useLayoutEffect` without the warning of React 18 on the server. */
export const useClientLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
