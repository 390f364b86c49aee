import { forwardRef } from 'react';
import { ALIGN, type Align, type BoxProps, box, GAP, type Gap, JUSTIFY, type Justify } from '../lib/box';
import { cn } from '../lib/cn';

export interface InlineProps extends BoxProps {
  /** Space between the items, also between lines: 0, 4, 8, 16, 24 or 40 px. Default `sm` (8 px). */
  gap?: Gap;
  /** Across: items of different height. Default `center`. */
  align?: Align;
  /** Along the line. Default `start`. */
  justify?: Justify;
  /** Continues on the next line where items do not fit. Default true. */
  wrap?: boolean;
}

/** Items beside one another, which wrap where they do not fit. */
export const Inline = forwardRef<HTMLElement, InlineProps>(function Inline(
  { gap = 'sm', align = 'center', justify = 'start', wrap = true, ...rest },
  ref,
) {
  const look = cn('flex min-w-0', wrap && 'flex-wrap', GAP[gap], ALIGN[align], JUSTIFY[justify]);
  return box({ 'data-slot': 'inline', ...rest } as BoxProps, ref, look);
});
