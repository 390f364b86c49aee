import { cdp, page } from 'vitest/browser';

/** The emulated preferences of the user's system. */
export interface Media {
  colorScheme: 'dark' | 'light';
  forcedColors?: boolean;
}

/** Sets all features at once, because each override replaces the previous one. */
export async function emulate({ colorScheme, forcedColors = false }: Media): Promise<void> {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: colorScheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'forced-colors', value: forcedColors ? 'active' : 'none' },
    ],
  });
}

/** Moves the pointer off the page: a control under it would be checked in its hover style. */
export async function leavePage(): Promise<void> {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: -1, y: -1 });
}

export async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height);
}

/** A page that never stops changing is reported by another check. */
const MOST_FRAMES = 10;

/** Waits until the page has applied a change: observers and effects have run and a frame passes without a DOM change. */
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

/** Resolves in the task after a frame, when its layout and its observers have run. */
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
