export type Politeness = 'polite' | 'assertive';

export interface SpeechOptions {
  /** `assertive` interrupts: for errors only. Default `polite`. */
  politeness?: Politeness;
  /** Milliseconds until the text is cleared. Default 1000 (spec 9.7). */
  clearAfter?: number;
}

interface LiveRegions extends Record<Politeness, HTMLElement> {
  /** Screen readers notice what changes in a region that they know; text that comes with it stays unheard. */
  knownFrom: number;
}

/** Milliseconds until a new region is known. */
export const SETTLE = 100;

/** The page's regions first, then those of each open modal; the last one is heard. */
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
 * Puts a pair of empty regions into `host`. A modal needs its own: browsers on macOS drop everything outside of
 * an `aria-modal` element from what VoiceOver is told, regions of the page included.
 * @returns removes them again; a pending announcement moves to the regions below
 */
export function openRegions(host: Element, place: 'page' | 'modal'): () => void {
  const own: LiveRegions = {
    polite: region('polite'),
    assertive: region('assertive'),
    knownFrom: place === 'modal' ? Date.now() + SETTLE : 0,
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

/** Says a text where it is heard now: in the topmost modal, else on the page. */
export function speak(text: string, options: SpeechOptions = {}): void {
  const target = stack.at(-1);
  if (!target) return;
  const wait = target.knownFrom - Date.now();
  if (wait > 0) {
    setTimeout(() => speak(text, options), wait);
    return;
  }
  const line = document.createElement('p');
  line.textContent = text;
  target[options.politeness ?? 'polite'].append(line);
  setTimeout(() => line.remove(), options.clearAfter ?? 1000);
}
