/**
 * Runs a check that scrolls, then restores the scroll positions. During the check, `elementsFromPoint` also finds
 * elements without pointer events, because they are painted, too.
 */
export function withScrolling<T>(check: () => T): T {
  const positions = [document.scrollingElement, ...document.querySelectorAll('*')]
    .filter((element) => element !== null)
    .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      Boolean(scrollHeight > clientHeight || scrollWidth > clientWidth),
    )
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
  const style = document.createElement('style');
  style.textContent = '*, *::before, *::after { pointer-events: auto !important }';
  document.head.append(style);
  try {
    return check();
  } finally {
    style.remove();
    for (const { element, top, left } of positions) element.scrollTo({ top, left, behavior: 'instant' });
  }
}

export const scrollTo = (element: Element) =>
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
