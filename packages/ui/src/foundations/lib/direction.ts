export type Direction = 'ltr' | 'rtl';

/** The text direction of an element, so that arrow keys follow the layout. `ltr` without a document. */
export function directionOf(element?: Element | null): Direction {
  if (typeof document === 'undefined') return 'ltr';
  return getComputedStyle(element ?? document.documentElement).direction === 'rtl' ? 'rtl' : 'ltr';
}

/**
 * The index that an arrow key, Home or End moves to in a row of `count` items (APG tabs, toolbar, radio group),
 * wrapping at both ends. Undefined for any other key.
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

/** The same in a column: the up and down arrows move. */
export function columnTarget({ key }: { key: string }, at: number, count: number) {
  const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: count - 1 };
  const step = steps[key];
  return step === undefined ? undefined : (step + count) % count;
}
