import type { AriaAttributes, CSSProperties } from 'react';

/** What each component forwards, with its `ref` and `data-*`, to the element that `forwards` in its meta names. */
export interface Forwarded extends AriaAttributes {
  id?: string;
  className?: string;
  style?: CSSProperties;
}
