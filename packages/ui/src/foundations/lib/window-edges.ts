/**
 * Returns the left and right edge of the page in the window, in pixels: without a scrollbar and without the empty
 * gutter of one, which `clientWidth` ignores. From right to left, Chromium keeps both on the left in frames only.
 */
export function windowEdges(): { left: number; right: number } {
  const { left, width } = document.documentElement.getBoundingClientRect();
  const start = left + window.scrollX;
  // jsdom has no layout.
  return { left: start, right: width === 0 ? window.innerWidth : start + width };
}
