import { configure } from 'storybook/test';
import { translatePage } from '../../tools/translator/translate-page';
import { setClock } from '../../packages/ui/src/foundations/clock/clock';
import { ManualClock } from '../../packages/ui/src/foundations/manual-clock/manual-clock';
import type { Finding } from './story-checks';

/** A story that can be mounted and played again. */
export interface PlayableStory {
  parameters: Record<string, unknown>;
  run: (context: { parameters: Record<string, unknown> }) => Promise<void>;
}

/** React reaches for a node that the translator replaced. */
const GONE = /NotFoundError|not a child of this node/;
const USUAL_TIMEOUT_MS = 5_000;
/** A play function may look for a text in a way that no translated page allows. */
const SHORT_TIMEOUT_MS = 1_000;

/**
 * Mounts the story again, translates it, and plays it. Whether the play function passes does not count, because it may
 * expect a text in one node. Nothing may crash, and no text may change where nobody sees it.
 */
export async function checkTranslated({ parameters, run }: PlayableStory): Promise<Finding[]> {
  const crashes: string[] = [];
  const note = (...args: unknown[]) => {
    const line = args.map(String).join(' ');
    if (GONE.test(line)) crashes.push(line.slice(0, 300));
  };
  const onError = (event: ErrorEvent) => {
    if (!GONE.test(event.message)) return;
    note(event.message);
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const original = console.error;
  console.error = note;
  window.addEventListener('error', onError, true);
  configure({ asyncUtilTimeout: SHORT_TIMEOUT_MS });
  setClock(new ManualClock());
  const page = translatePage();
  try {
    await run({ parameters: { ...parameters, a11y: { disable: true }, translated: true } });
  } catch (error) {
    note(error);
  } finally {
    // Observers report after the last change.
    await Promise.resolve();
    page.stop();
    configure({ asyncUtilTimeout: USUAL_TIMEOUT_MS });
    window.removeEventListener('error', onError, true);
    console.error = original;
  }
  return [
    ...new Set(crashes),
    ...page.lost.map((change) => `a text changes that nobody sees: ${change}`),
  ].map((message) => ({ check: 'translation', message, variant: 'translated' }));
}
