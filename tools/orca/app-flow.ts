import { expect, type Page } from '@playwright/test';
import type { RunningServer } from '../../e2e/support/server.ts';

/** One step: a key press, or something that no key does, such as losing the connection. */
export interface AppStep {
  did: string;
  run: (page: Page) => Promise<unknown>;
}

/** A flow in the built app, with a server of its own that holds the demo. */
export interface AppFlow {
  /** Its file: a11y-reports/orca/<name>.txt */
  name: string;
  title: string;
  /** Width of the window in CSS pixels. Default 1,280, the whole screen. */
  width?: number;
  /**
   * Signs the browser of the page in and makes what the flow needs.
   * @returns the path where it begins, and its steps
   */
  begin: (page: Page, server: RunningServer) => Promise<{ path: string; steps: readonly AppStep[] }>;
}

type Role = 'button' | 'checkbox' | 'link' | 'radio' | 'textbox';

/** Moves the focus to a control, like Tab but without counting key presses, which change with every page. */
export const moveTo = (role: Role, name: string | RegExp): AppStep => ({
  did: `Moves to the ${role} ${typeof name === 'string' ? `“${name}”` : name.source}`,
  run: async (page) => {
    const control = page.getByRole('main').getByRole(role, { name }).filter({ visible: true }).first();
    await expect(control).toBeVisible({ timeout: 20_000 });
    await control.focus();
  },
});

/** @param key its name in Playwright */
export const press = (key: string): AppStep => ({
  did: `Presses ${key}`,
  run: (page) => page.keyboard.press(key),
});

export const write = (text: string): AppStep => ({
  did: `Types “${text}”`,
  run: (page) => page.keyboard.type(text, { delay: 60 }),
});
