import { clock } from '../clock/clock';

export type Politeness = 'polite' | 'assertive';

export interface SpeechOptions {
  /** `assertive` interrupts, for errors only. Default `polite`. */
  politeness?: Politeness;
  /** Milliseconds until the text is cleared. Default 1000 (spec 9.7). */
  clearAfter?: number;
}

interface LiveRegions extends Record<Politeness, HTMLElement> {
  /** Screen readers only announce changes in a region that they already know, not its initial text. */
  knownFrom: number;
}

/** Milliseconds until screen readers know a new region. */
export const SETTLE = 100;

/** The page's regions first, then those of each open modal; the last one is used. */
const stack: LiveRegions[] = [];

function region(politeness: Politeness): HTMLElement {
  const element = document.createElement('div');
  element.className = 'dk-visually-hidden';
  element.dataset.slot = `announcer-${politeness}`;
  element.setAttribute('aria-live', politeness);
  element.setAttribute('aria-relevant', 'additions text');
  return element;
}

/**
 * Adds a pair of empty regions to `host`. A modal needs its own: browsers on macOS hide everything outside
 * an `aria-modal` element from VoiceOver, including the regions of the page.
 * @returns removes them; a pending announcement moves to the regions below
 */
export function openRegions(host: Element, place: 'page' | 'modal'): () => void {
  const own: LiveRegions = {
    polite: region('polite'),
    assertive: region('assertive'),
    knownFrom: place === 'modal' ? clock.now() + SETTLE : 0,
  };
  host.append(own.polite, own.assertive);
  if (place === 'modal') stack.push(own);
  else stack.unshift(own);
  return () => {
    stack.splice(stack.indexOf(own), 1);
    for (const politeness of ['polite', 'assertive'] as const) {
      stack.at(-1)?.[politeness].append(...own[politeness].childNodes);
      own[politeness].remove();
    }
  };
}

/** Announces a text in the topmost modal, else on the page. */
export function speak(text: string, options: SpeechOptions = {}): void {
  const target = stack.at(-1);
  if (!target) return;
  const wait = target.knownFrom - clock.now();
  if (wait > 0) {
    clock.setTimeout(() => speak(text, options), wait);
    return;
  }
  const line = document.createElement('p');
  line.textContent = text;
  target[options.politeness ?? 'polite'].append(line);
  clock.setTimeout(() => line.remove(), options.clearAfter ?? 1000);
}
