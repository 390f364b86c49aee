import { forwardRef } from 'react';
import { ALIGN, type Align, type BoxProps, box, GAP, type Gap, JUSTIFY, type Justify } from '../lib/box';
import { cn } from '../lib/cn';

export interface StackProps extends BoxProps {
  /** Space between the items: 0, 4, 8, 16, 24 or 40 px. Default `md` (16 px). */
  gap?: Gap;
  /** Across: where items that are narrower than the stack are. Default `stretch`. */
  align?: Align;
  /** Down: where the items are in a stack that is taller than they. Default `start`. */
  justify?: Justify;
}

/** Items below one another, with the same space between them. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { gap = 'md', align = 'stretch', justify = 'start', ...rest },
  ref,
) {
  const look = cn('flex min-w-0 flex-col', GAP[gap], ALIGN[align], JUSTIFY[justify]);
  return box({ 'data-slot': 'stack', ...rest } as BoxProps, ref, look);
});
