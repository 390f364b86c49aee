import type { Element, ElementContent } from 'hast';

/** An element of a text; strings become its text. */
export const element = (
  tagName: string,
  properties: Element['properties'],
  ...children: (ElementContent | string)[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map((child) => (typeof child === 'string' ? { type: 'text', value: child } : child)),
});

/** The address of a file or a lesson below the root of the archive. */
export const address = (path: string) => `/${encodeURI(path).replace(/[?#]/g, encodeURIComponent)}`;
