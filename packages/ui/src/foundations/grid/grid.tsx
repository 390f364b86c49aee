import { forwardRef } from 'react';
import { ALIGN, type Align, type BoxProps, box, GAP, type Gap } from '../lib/box';
import { cn } from '../lib/cn';

/** The last columns of a line stay empty. */
const FILL = {
  xs: 'grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(32)),1fr))]',
  sm: 'grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(48)),1fr))]',
  md: 'grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(64)),1fr))]',
  lg: 'grid-cols-[repeat(auto-fill,minmax(min(100%,--spacing(88)),1fr))]',
} as const;

/** A few items share the whole line. */
const FIT = {
  xs: 'grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(32)),1fr))]',
  sm: 'grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(48)),1fr))]',
  md: 'grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(64)),1fr))]',
  lg: 'grid-cols-[repeat(auto-fit,minmax(min(100%,--spacing(88)),1fr))]',
} as const;

export interface GridProps extends BoxProps {
  /** The least width of a column: 8, 12, 16 or 22 rem, and never wider than the grid. Default `md` (16 rem). */
  columnWidth?: keyof typeof FILL;
  /** A few items share the whole line, instead of keeping the width of a column. Default false. */
  stretch?: boolean;
  /** Space between columns and rows: 0, 4, 8, 16, 24 or 40 px. Default `md` (16 px). */
  gap?: Gap;
  /** Items of different height in one row. Default `stretch`. */
  align?: Align;
}

/** As many equal columns as fit, without breakpoints: one on a phone. */
export const Grid = forwardRef<HTMLElement, GridProps>(function Grid(
  { columnWidth = 'md', stretch = false, gap = 'md', align = 'stretch', ...rest },
  ref,
) {
  const look = cn('grid min-w-0', (stretch ? FIT : FILL)[columnWidth], GAP[gap], ALIGN[align]);
  return box({ 'data-slot': 'grid', ...rest } as BoxProps, ref, look);
});
