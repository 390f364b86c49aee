import type { IconNode } from 'lucide';
import { createElement, type SVGProps } from 'react';

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children' | 'ref'> {
  /** The paths of a lucide icon. */
  of: IconNode;
  /** Width and height: pixels, or with a unit. Default 24. */
  size?: number | string;
}

/** A decorative icon in the text colour, hidden from assistive technology. An icon without text needs a name (IconButton). */
export function Icon({ of, size = 24, ...rest }: IconProps) {
  return createElement(
    'svg',
    {
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      fill: 'none',
      stroke: 'currentColor',
      strokeWidth: 2,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
      'aria-hidden': true,
      ...rest,
    },
    of.map(([tag, attributes], key) => createElement(tag, { ...attributes, key })),
  );
}
