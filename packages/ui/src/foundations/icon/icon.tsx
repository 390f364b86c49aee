import type { IconNode } from 'lucide';
import { createElement, forwardRef, type SVGProps } from 'react';

const SIZE = { sm: 16, md: 20, lg: 24 } as const;

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /** The paths of an icon of the package `lucide`, e.g. `import { Bell } from 'lucide'`. */
  of: IconNode;
  /** Width and height: 16, 20 or 24 px, or a number of pixels. Default `md`. */
  size?: keyof typeof SIZE | number;
  /** The accessible name. Without it the icon is decorative and hidden from assistive technology. */
  label?: string;
}

/** An icon in the text colour. Decorative, unless it has a `label`. A control that shows only an icon is an IconButton. */
export const Icon = /* @__PURE__ */ forwardRef<SVGSVGElement, IconProps>(function Icon(
  { of, size = 'md', label, ...rest },
  ref,
) {
  const pixels = typeof size === 'number' ? size : SIZE[size];
  return createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: pixels,
      height: pixels,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': label ? undefined : true,
      role: label && 'img',
      'aria-label': label,
      ...rest,
      ref,
    },
    of.map(([tag, attributes], key) => createElement(tag, { ...attributes, key })),
  );
});
