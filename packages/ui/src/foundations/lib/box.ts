import {
  Children,
  cloneElement,
  createElement,
  type ForwardedRef,
  type ReactElement,
  type ReactNode,
  version,
} from 'react';
import { cn } from './cn';
import type { Forwarded } from './forwarded';

/** Steps of the spacing scale: 0, 4, 8, 16, 24 and 40 px at the default density. */
export const GAP = {
  none: 'gap-0',
  xs: 'gap-1',
  sm: 'gap-2',
  md: 'gap-4',
  lg: 'gap-6',
  xl: 'gap-10',
} as const;

export const ALIGN = {
  start: 'items-start',
  center: 'items-center',
  end: 'items-end',
  stretch: 'items-stretch',
  baseline: 'items-baseline',
} as const;

export const JUSTIFY = {
  start: 'justify-start',
  center: 'justify-center',
  end: 'justify-end',
  between: 'justify-between',
} as const;

export type Gap = keyof typeof GAP;
export type Align = keyof typeof ALIGN;
export type Justify = keyof typeof JUSTIFY;

export interface BoxProps extends Forwarded {
  /** Lays out the only child's content instead of adding a `div`, e.g. a `ul` or a `form`. */
  asChild?: boolean;
  children?: ReactNode;
}

interface ChildProps extends Forwarded {
  ref?: ForwardedRef<HTMLElement>;
}

/**
 * A `div`, or with `asChild` the only child, with these classes, props and ref. It uses no hooks, so that layouts stay
 * server components.
 * @throws if `asChild` is set and the child is not one element
 */
export function box(
  { asChild, children, className, ...rest }: BoxProps,
  ref: ForwardedRef<HTMLElement>,
  look: string,
): ReactElement {
  if (!asChild) return createElement('div', { ...rest, ref, className: cn(look, className) }, children);
  const child = Children.only(children) as ReactElement<ChildProps>;
  const { props } = child;
  const merged = {
    ...rest,
    ...props,
    style: rest.style || props.style ? { ...rest.style, ...props.style } : undefined,
    className: cn(look, className, props.className),
  };
  if (!ref) return cloneElement(child, merged);
  // React 19 passes a ref as a prop. React 18 keeps it on the element, where React 19 warns about reading it.
  const own = (version.startsWith('18.') ? (child as unknown as ChildProps) : props).ref;
  return cloneElement(child, { ...merged, ref: own ? both(ref, own) : ref } as ChildProps);
}

const both =
  (...refs: ForwardedRef<HTMLElement>[]) =>
  (element: HTMLElement | null) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
