import { useState } from 'react';
import type { MenuPoint } from '../menu/menu-root';

/** The area of a context menu, and the point at which it opens: a corner of the area until it is moved. */
export function useMenuPoint() {
  const [{ area, point }] = useState(createMenuPoint);
  return { area, point };
}

function createMenuPoint() {
  const area: { current: HTMLElement | null } = { current: null };
  let at: { x: number; y: number; focused: HTMLElement | null } | undefined;
  const point: MenuPoint = {
    move: (x, y, focused) => {
      at = { x, y, focused };
    },
    getBoundingClientRect: () => {
      if (at) return new DOMRect(at.x, at.y, 0, 0);
      return area.current?.getBoundingClientRect() ?? new DOMRect();
    },
    focused: () => (at?.focused?.isConnected ? at.focused : null),
  };
  return { area, point };
}
