import { passTime } from '../../packages/ui/src/foundations/story/pass-time';
import { describeElement } from './describe-element';

const LIVE = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
/** An announcement waits until screen readers know its live region. */
const LATEST_MS = 500;

let said: string[] = [];

/** Starts observing all live regions. Returns a function that stops it. */
export function watchAnnouncements(): () => void {
  const heard: string[] = [];
  said = heard;
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
      // Text that is added together with its region is not announced.
      if (region && ![...addedNodes].includes(region)) heard.push(region.textContent ?? '');
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
  return () => observer.disconnect();
}

/** WCAG 4.1.3: a visible toast was also announced, without moving the focus. */
export async function checkAnnouncements(): Promise<string[]> {
  const silent = () =>
    [...document.body.querySelectorAll('[data-slot=toast]')].filter(
      (toast) => !said.some((text) => text.includes(messageOf(toast))),
    );
  if (silent().length > 0) await passTime(LATEST_MS);
  return silent().map(
    (toast) => `${describeElement(toast)} shows “${messageOf(toast)}”, and nothing says it`,
  );
}

/** The longest text of the toast. Button labels are not part of the message. */
function messageOf(toast: Element): string {
  const walker = document.createTreeWalker(toast, NodeFilter.SHOW_TEXT);
  let longest = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (!node.parentElement?.closest('button') && text.length > longest.length) longest = text;
  }
  return longest;
}
