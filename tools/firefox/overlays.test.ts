import { type Browser, launch, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { Hand } from './hand.ts';
import { OVERLAYS, type Overlay } from './overlays.ts';

const firefox = inject('firefox');
/** More tab stops than any overlay has. */
const MOST_STOPS = 60;

// 2026-11-21: without Firefox, and without the rights to install it, these tests cannot run.
describe.skipIf(firefox === '')('keyboard and focus of every overlay, in Firefox', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await launch({ browser: 'firefox', executablePath: firefox, headless: true });
    page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
  }, 180_000);

  afterAll(() => browser?.close());

  it.each(OVERLAYS.map((overlay) => [overlay.name, overlay] as const))(
    '%s: opens by key, keeps the focus, closes by Escape, gives the focus back',
    async (_, overlay) => {
      const hand = await Hand.at(page, inject('storybook'), overlay.story);
      await hand.until(overlay.panel, true);
      const trigger = await closeByEscape(hand, overlay);

      for (const key of ['Enter', ' '] as const) {
        await hand.press(key);
        await hand.until(overlay.panel, true);
        await WALKS[overlay.kind](hand, overlay);
        expect(await closeByEscape(hand, overlay), `after ${key}: ${await hand.nameOfFocused()}`).toBe(
          trigger,
        );
      }
    },
    30_000,
  );

  it('tooltip: shows on focus, hides on Escape, and keeps the focus', { timeout: 30_000 }, async () => {
    const hand = await Hand.at(page, inject('storybook'), 'actions-icon-button--variants');
    await hand.until('[data-slot=tooltip]', false);
    await hand.press('Tab');
    await hand.until('[data-slot=tooltip]', true);
    const button = await hand.focused();
    expect(await hand.focusIsIn('button'), await hand.nameOfFocused()).toBe(true);
    await hand.press('Escape');
    await hand.until('[data-slot=tooltip]', false);
    expect(await hand.focused()).toBe(button);
  });
});

/** Presses Escape once. Returns the element that has the focus afterwards. */
async function closeByEscape(hand: Hand, { panel }: Overlay): Promise<number> {
  await hand.press('Escape');
  await hand.until(panel, false);
  const focused = await hand.focused();
  expect(focused, 'the focus fell to the page').not.toBe(0);
  return focused;
}

const WALKS: Record<Overlay['kind'], (hand: Hand, overlay: Overlay) => Promise<void>> = {
  async modal(hand, { panel }) {
    await hand.untilFocusIn(panel, true);
    const stops: number[] = [];
    while (stops.length < MOST_STOPS) {
      await hand.press('Tab');
      expect(await hand.focusIsIn(panel), `Tab left it: ${await hand.nameOfFocused()}`).toBe(true);
      const stop = await hand.focused();
      if (stop === stops[0]) break;
      stops.push(stop);
    }
    expect(await hand.focused()).toBe(stops[0]);
    await hand.press('Shift+Tab');
    expect(await hand.focused()).toBe(stops.at(-1));
  },

  async open(hand, { panel }) {
    await hand.untilFocusIn(panel, true);
    await hand.press('Tab');
    expect(await hand.focusIsIn(panel), await hand.nameOfFocused()).toBe(true);
  },

  async menu(hand, { panel }) {
    await hand.untilFocusIn(`${panel} [role^=menuitem]`, true);
    const first = await hand.focused();
    const items = [first];
    while (items.length < MOST_STOPS) {
      await hand.press('ArrowDown');
      expect(await hand.focusIsIn(panel)).toBe(true);
      const item = await hand.focused();
      if (items.includes(item)) break;
      items.push(item);
    }
    expect(items.length).toBeGreaterThan(1);
    await hand.press('Home');
    expect(await hand.focused()).toBe(first);
    await hand.press('End');
    expect(await hand.focused()).toBe(items.at(-1));
  },

  async disclosure(hand, { panel }) {
    expect(await hand.focusIsIn(panel)).toBe(false);
    await hand.press('Tab');
    expect(await hand.focusIsIn(panel), await hand.nameOfFocused()).toBe(true);
  },
};
