import { describeElement } from './describe-element';

/** WCAG 1.4.10: nothing may be wider than the page. Returns the elements that overflow on either side. */
export function checkReflow(): string[] {
  const root = document.documentElement;
  const room = root.clientWidth;
  const needed = Math.max(document.scrollingElement?.scrollWidth ?? 0, document.body.scrollWidth);
  if (needed <= room) return [];
  const culprits = [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return getComputedStyle(root).direction === 'rtl' ? left < -1 : right + window.scrollX > room + 1;
    })
    .slice(-3)
    .map(describeElement);
  return [
    `the page is ${needed} px wide in a window of ${room} px; sticking out: ${culprits.join(', ') || 'unknown'}`,
  ];
}
