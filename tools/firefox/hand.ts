import type { KeyInput, Page } from 'puppeteer-core';

/** Simulates a keyboard user on one page and reports the focus. */
export class Hand {
  constructor(private readonly page: Page) {}

  /** Opens a story and waits until its play function has finished. The accessibility panel does not run. */
  static async at(page: Page, storybook: string, story: string): Promise<Hand> {
    await page.goto(`${storybook}iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`);
    const phase = await page.waitForFunction(readEndPhase, { timeout: 20_000 });
    const ended = await phase.jsonValue();
    if (ended !== 'finished') throw new Error(`The story ${story} ended as "${String(ended)}".`);
    return new Hand(page);
  }

  async press(key: KeyInput | 'Shift+Tab'): Promise<void> {
    const { keyboard } = this.page;
    if (key !== 'Shift+Tab') return keyboard.press(key);
    await keyboard.down('Shift');
    await keyboard.press('Tab');
    await keyboard.up('Shift');
  }

  /** A number for the focused element: always the same for the same element, 0 without focus. */
  focused(): Promise<number> {
    return this.page.evaluate(() => {
      const known = ((window as Window & { focusOrder?: Element[] }).focusOrder ??= [document.body]);
      const element = document.activeElement ?? document.body;
      if (!known.includes(element)) known.push(element);
      return known.indexOf(element);
    });
  }

  /** Describes the focused element for a message. */
  nameOfFocused(): Promise<string> {
    return this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160) ?? 'nothing');
  }

  focusIsIn(selector: string): Promise<boolean> {
    return this.page.evaluate((css) => document.activeElement?.closest(css) != null, selector);
  }

  /** Waits until an element is visible or hidden. */
  async until(selector: string, shown: boolean): Promise<void> {
    await this.page.waitForFunction(
      (css, wanted) => [...document.querySelectorAll(css)].some((one) => one.checkVisibility()) === wanted,
      { timeout: 5000, polling: 'raf' },
      selector,
      shown,
    );
  }

  /** Waits until the focus is (or is not) inside an element. */
  async untilFocusIn(selector: string, inside: boolean): Promise<void> {
    await this.page.waitForFunction(
      (css, wanted) => (document.activeElement?.closest(css) != null) === wanted,
      { timeout: 5000, polling: 'raf' },
      selector,
      inside,
    );
  }
}

interface StorybookWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
}

/** Runs in the page: the final phase of the story, or false while it runs. */
function readEndPhase(): string | false {
  const phase = (window as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase;
  return phase !== undefined && ['finished', 'errored', 'aborted'].includes(phase) ? phase : false;
}
