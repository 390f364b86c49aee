export type Direction = 'ltr' | 'rtl';

/** Which way text runs in an element, so that arrow keys follow the layout. Without a page: `ltr`. */
export function directionOf(element?: Element | null): Direction {
  if (typeof document === 'undefined') return 'ltr';
  return getComputedStyle(element ?? document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr';
}

/**
 * Where an arrow, Home or End leads in a row of `count` items (APG tabs, toolbar, radio group), first and last
 * following each other; undefined for any other key.
 */
export function rowTarget(event: { key: string; currentTarget: Element }, at: number, count: number) {
  const rtl = directionOf(event.currentTarget) === 'rtl';
  const steps: Record<string, number> = {
    [rtl ? 'ArrowLeft' : 'ArrowRight']: at + 1,
    [rtl ? 'ArrowRight' : 'ArrowLeft']: at - 1,
    Home: 0,
    End: count - 1,
  };
  const step = steps[event.key];
  return step === undefined ? undefined : (step + count) % count;
}
