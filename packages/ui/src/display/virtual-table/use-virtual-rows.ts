import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, useEffect, useMemo, useRef, useState } from 'react';

/** From this own width on, rows are laid out as a table (rem); the same as in DataTable. */
const TABLE_FROM = 44;
/** The estimated height of a row before it is measured (rem). */
const ROW = 3.6;
const CARD_HEAD = 4.5;
const CARD_LINE = 2.1;
const CARD_GAP = 0.75;
/** Rows rendered beyond the visible ones, so that Tab always finds the next row's link. */
const OVERSCAN = 6;

const rem = () =>
  typeof document === 'undefined'
    ? 16
    : Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

/** Is the element narrower than a table needs? Measured again on resize. */
function useStacked(element: HTMLElement | null): boolean {
  const [stacked, setStacked] = useState(false);
  useEffect(() => {
    // jsdom has no layout to observe.
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setStacked(element.clientWidth < TABLE_FROM * rem()));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return stacked;
}

/**
 * Which rows are rendered: visible rows, a few beyond, and the focused row, so that
 * it is not lost when it is scrolled out of view. Positions and heights are set through the CSSOM (strict CSP).
 * @param lines values per row, to estimate the height of a card
 */
export function useVirtualRows(count: number, lines: number, keyOf: (index: number) => string) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [focused, setFocused] = useState<number>();
  const stacked = useStacked(scroller);
  const key = useRef(keyOf);
  useEffect(() => {
    key.current = keyOf;
  });

  const rangeExtractor = useMemo(
    () => (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (focused === undefined) return rows;
      // Includes its neighbours, so that Tab continues from the focused row.
      const kept = [focused - 1, focused, focused + 1].filter(
        (row) => row >= 0 && row < range.count && !rows.includes(row),
      );
      return kept.length === 0 ? rows : [...rows, ...kept].sort((a, b) => a - b);
    },
    [focused],
  );
  const estimate = useMemo(() => rem() * (stacked ? CARD_HEAD + lines * CARD_LINE : ROW), [stacked, lines]);
  // oxlint-disable-next-line react/incompatible-library -- 2026-11-21: it warns about React Compiler, which this library is not built with
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLTableRowElement>({
    count,
    getScrollElement: () => scroller,
    estimateSize: () => estimate,
    getItemKey: (index) => key.current(index),
    gap: stacked ? CARD_GAP * rem() : 0,
    overscan: OVERSCAN,
    rangeExtractor,
    // Server and hydration: enough rows for the first view.
    initialRect: { width: 0, height: 600 },
    directDomUpdates: true,
    useFlushSync: false,
  });
  useEffect(() => {
    virtualizer.measure();
    // Rendered rows may have changed size before the first measurement.
    for (const row of virtualizer.elementsCache.values()) virtualizer.measureElement(row);
  }, [virtualizer, stacked]);

  const onFocus = (event: FocusEvent) => {
    const row = event.target.closest<HTMLElement>('[data-index]');
    setFocused(row ? Number(row.dataset.index) : undefined);
  };
  const onBlur = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(undefined);
  };
  return {
    scroller,
    setScroller,
    items: virtualizer.getVirtualItems(),
    bodyRef: virtualizer.containerRef,
    rowRef: virtualizer.measureElement,
    focusHandlers: { onFocus, onBlur },
  };
}
