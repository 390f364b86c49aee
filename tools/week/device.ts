import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { type BadLine, badLine, type Fault } from '../../e2e/support/bad-line.ts';
import type { Learner } from '../../e2e/support/new-learner.ts';

export interface Lesson {
  _id: string;
  title: string;
}

/** What a device did, by the moments of this machine's clock. */
export interface Done {
  actions: number;
  /** The notes that must be on the server, by lesson. */
  notes: Map<string, string[]>;
  /** The latest state of each bookmark. */
  bookmarks: Map<string, { on: boolean; at: number }>;
  done: Set<string>;
  /** Actions that the device could not keep, and said so. They were repeated. */
  told: number;
}

/** The browser closes a database some seconds after the last page that had it open. */
const UNTIL_CLOSED = 5_000;
/** How often a device without room is asked to keep something. */
const TRIES = 8;
/** What the app says of something that it could not keep. */
const TOLD = /this device could not keep the change/;

/** Local storage survives a killed tab, like the clock of a phone. */
const CLOCK = 'week-clock';
/** Between what is done and the connection, in milliseconds: three hours. */
const APART = 3 * 3_600_000;

/** Runs in every page before its own code: a clock that is wrong by what the device says. */
function wrongClock(key: string): void {
  const Real = Date;
  const wrongBy = () => Number(localStorage.getItem(key) ?? 0);
  class Wrong extends Real {
    constructor(...given: [] | [number | string]) {
      if (given.length === 0) super(Real.now() + wrongBy());
      else super(...(given as [number]));
    }
    static override now = () => Real.now() + wrongBy();
  }
  globalThis.Date = Wrong as DateConstructor;
}

/** A phone of the learner: a browser of its own behind a bad line, with a wrong clock. */
export class Device {
  readonly did: Done = { actions: 0, notes: new Map(), bookmarks: new Map(), done: new Set(), told: 0 };
  #page: Page | undefined;

  private constructor(
    private readonly name: string,
    private readonly context: BrowserContext,
    readonly line: BadLine,
  ) {}

  static async open(browser: Browser, server: { url: string }, name: string): Promise<Device> {
    const line = await badLine(server.url);
    const context = await browser.newContext({
      ...{ baseURL: line.url, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
      locale: 'en-KE',
    });
    context.setDefaultTimeout(20_000);
    await context.addInitScript(wrongClock, CLOCK);
    return new Device(name, context, line);
  }

  /** Signs in, sets the clock wrong and downloads the units. @param wrongBy milliseconds */
  async prepare({ email, password }: Learner, units: readonly string[], wrongBy: number): Promise<void> {
    const answer = await this.context.request.post(`${this.line.url}/api/auth/signin`, {
      data: { email, password },
    });
    if (!answer.ok()) throw new Error(`${this.name} cannot sign in: ${answer.status()}`);
    const page = await this.#tab();
    await page.goto('/console/my-courses');
    await page.evaluate(([key, by]) => localStorage.setItem(key, by), [CLOCK, String(wrongBy)] as const);
    for (const unit of units) {
      await page.goto(`/console/course/unit/${unit}/x`);
      const main = page.getByRole('main');
      await main.getByRole('button', { name: /^Download unit, / }).tap();
      await expect(main.getByText(/^On this device, /)).toBeVisible({ timeout: 60_000 });
    }
    await this.context.setOffline(true);
  }

  async #tab(): Promise<Page> {
    this.#page ??= await this.context.newPage();
    return this.#page;
  }

  /** The tab is gone without a warning. */
  async crash(): Promise<void> {
    const page = await this.#tab();
    this.#page = undefined;
    const session = await this.context.newCDPSession(page);
    const crashed = page.waitForEvent('crash');
    // It never answers.
    session.send('Page.crash').catch(() => {});
    await crashed;
    await page.close();
  }

  async close(): Promise<void> {
    await this.#page?.close();
    this.#page = undefined;
  }

  /**
   * Fourteen actions in one lesson: nine notes, of which one is changed and one deleted, two changes of its bookmark,
   * and its completion or another note.
   */
  async study(lesson: Lesson, day: number, { full = false } = {}): Promise<void> {
    if (full) await this.#withoutRoom(lesson);
    const page = await this.#tab();
    await this.#openLesson(page, lesson);
    const texts = Array.from({ length: 9 }, (_, at) => `${this.name} ${day} ${lesson.title} ${at}`);
    const mark = page.getByRole('button', { name: 'Mark as done' });
    if (await mark.isVisible()) {
      await mark.tap();
      await expect(page.getByRole('button', { name: 'Mark as not done' })).toBeVisible();
      this.did.done.add(lesson._id);
      this.did.actions += 1;
    } else texts.push(`${this.name} ${day} ${lesson.title} instead`);
    await this.#toggleBookmark(page, lesson);
    await this.#writeNotes(page, lesson, texts);
    await this.#toggleBookmark(page, lesson);
  }

  async #toggleBookmark(page: Page, { _id }: Lesson): Promise<void> {
    const button = page.getByRole('button', { name: 'Bookmark', exact: true });
    const on = (await button.getAttribute('aria-pressed')) !== 'true';
    await button.tap();
    await expect(button).toHaveAttribute('aria-pressed', String(on));
    this.did.bookmarks.set(_id, { on, at: Date.now() });
    this.did.actions += 1;
  }

  async #writeNotes(page: Page, { _id }: Lesson, texts: readonly string[]): Promise<void> {
    await page.getByRole('button', { name: /^Notes/ }).tap();
    const sheet = page.getByRole('dialog', { name: /^My notes/ });
    const field = sheet.getByRole('textbox', { name: /^A note to/ });
    const save = sheet.getByRole('button', { name: 'Save the note' });
    const item = (text: string) => sheet.getByRole('listitem').filter({ hasText: text });
    for (const text of texts) {
      await field.fill(text);
      await save.tap();
      await expect(item(text)).toBeVisible();
      this.did.actions += 1;
    }
    const [changed = '', removed = '', ...others] = texts;
    await item(changed)
      .getByRole('button', { name: /^Change/ })
      .tap();
    await sheet.getByRole('textbox', { name: 'Your note' }).fill(`${changed} changed`);
    await sheet.getByRole('button', { name: 'Save', exact: true }).tap();
    await expect(item(`${changed} changed`)).toBeVisible();
    await item(removed)
      .getByRole('button', { name: /^Delete/ })
      .tap();
    await sheet.getByRole('button', { name: 'Yes, delete it' }).tap();
    await expect(item(removed)).toHaveCount(0);
    this.did.actions += 2;
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toBeHidden();
    const known = this.did.notes.get(_id) ?? [];
    this.did.notes.set(_id, [...known, `${changed} changed`, ...others]);
  }

  /** The device has no room for a note, and says so; the text stays in its field. */
  async #withoutRoom(lesson: Lesson): Promise<void> {
    // The browser counts the room anew once nothing has the database open.
    await this.close();
    await setTimeout(UNTIL_CLOSED);
    const page = await this.#tab();
    const session = await this.context.newCDPSession(page);
    const { url: origin } = this.line;
    await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
    await this.#openLesson(page, lesson);
    await page.getByRole('button', { name: /^Notes/ }).tap();
    const sheet = page.getByRole('dialog', { name: /^My notes/ });
    const field = sheet.getByRole('textbox', { name: /^A note to/ });
    const told = sheet.getByText(TOLD).first();
    // As long as the browser works with its last count of the room, it keeps some more.
    for (let at = 0; at < TRIES && this.did.told === 0; at += 1) {
      const text = `${this.name} without room ${at}`;
      const kept = sheet.getByRole('listitem').filter({ hasText: text });
      await field.fill(text);
      await sheet.getByRole('button', { name: 'Save the note' }).tap();
      await expect(told.or(kept)).toBeVisible();
      if (await told.isVisible()) {
        await expect(field).toHaveValue(text);
        this.did.told += 1;
      } else {
        this.did.notes.set(lesson._id, [...(this.did.notes.get(lesson._id) ?? []), text]);
        this.did.actions += 1;
        await setTimeout(UNTIL_CLOSED);
      }
    }
    await session.send('Storage.overrideQuotaForOrigin', { origin });
    await session.detach();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toBeHidden();
  }

  async #openLesson(page: Page, { _id, title }: Lesson): Promise<void> {
    await page.goto(`/console/course/unit/lesson/${_id}/x`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }

  /** Three hours later there is a line, whose first requests have these fates. Ends when nothing waits any more. */
  async connect(fates: readonly Fault[]): Promise<void> {
    const page = await this.#tab();
    await page.evaluate(
      ([key, by]) => localStorage.setItem(key, String(Number(localStorage.getItem(key)) + by)),
      [CLOCK, APART] as const,
    );
    const next = fates.values();
    this.line.fate = () => next.next().value;
    await this.context.setOffline(false);
    // A page that was closed opens again.
    await page.goto('/console/my-courses');
    await expect
      .poll(async () => (await this.left()).waiting, { timeout: 240_000, intervals: [500] })
      .toBe(0);
    this.line.fate = () => undefined;
    // The pages of the device know what was confirmed; then the connection is gone again.
    await page.goto('/console/my-courses');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await this.context.setOffline(true);
  }

  /** What the device still holds, by state. */
  async left(): Promise<{ waiting: number; refused: number }> {
    const page = await this.#tab();
    const states = await page.evaluate(
      () =>
        new Promise<string[]>((resolve, reject) => {
          const opening = indexedDB.open('digiken-outbox');
          opening.onerror = () => reject(new Error(opening.error?.message));
          opening.onsuccess = () => {
            const { result: database } = opening;
            const all = database.transaction('actions').objectStore('actions').getAll();
            all.onsuccess = () => {
              database.close();
              resolve(all.result.map(({ state }: { state: string }) => state));
            };
          };
        }),
    );
    const refused = states.filter((state) => state === 'refused').length;
    return { waiting: states.length - refused, refused };
  }

  async end(): Promise<void> {
    await this.context.close();
    await this.line.stop();
  }
}
