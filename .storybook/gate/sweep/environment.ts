import { cdp, page } from 'vitest/browser';

/** What the reader's system asks for. */
export interface Media {
  colorScheme: 'dark' | 'light';
  forcedColors?: boolean;
}

/** Says the whole of it each time: one override takes the place of the one before it. */
export async function emulate({ colorScheme, forcedColors = false }: Media): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: colorScheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'forced-colors', value: forcedColors ? 'active' : 'none' },
    ],
  });
}

export async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
}

/** A page that answers a change with a change without end is its own finding, elsewhere. */
const MOST_FRAMES = 10;

/** Waits until the page has taken a change: observers and effects run within a frame, and no node changes in it. */
export async function settle(): Promise<void> {
  const observer = new MutationObserver(() => {});
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    for (let frame = 0; frame < MOST_FRAMES; frame++) {
      await nextFrame();
      if (observer.takeRecords().length === 0) return;
    }
  } finally {
    observer.disconnect();
  }
}

/** The task after a frame: by then that frame's layout and its observers have run. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        channel.port1.close();
        resolve();
      };
      channel.port2.postMessage(undefined);
    });
  });
