import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runFolder } from './data.ts';

/**
 * Returns true if no test of this run, in any worker, has checked this state of this screen at this width yet. The
 * caller then checks it. What a check finds depends on elements, attributes and styles, so a state is a digest of
 * these. Texts, ids and numbers do not count, and equal rows, items and options count once.
 */
export async function isNewState(page: Page): Promise<boolean> {
  const digest = createHash('sha256')
    .update(await page.evaluate(describeState))
    .digest('hex');
  try {
    await mkdir(join(runFolder(), 'checked', digest), { recursive: false });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Runs in the page. */
function describeState(): string {
  const REPEATED = new Set(['ARTICLE', 'DD', 'DT', 'LI', 'OPTION', 'P', 'TD', 'TR']);
  const REFERENCES = new Set(['id', 'for', 'name', 'href', 'src', 'srcset', 'value', 'd']);
  const valueOf = ({ name, value }: Attr): string => {
    if (value === '') return '';
    // An id of the page, or the id of something in the database.
    if (REFERENCES.has(name) || /^aria-(?:controls|describedby|labelledby|owns|activedescendant)$/.test(name))
      return '*';
    return value.replace(/\S+@\S+/g, '@').replace(/\d+/g, '0');
  };
  const describe = (element: Element): string => {
    const attributes = [...element.attributes]
      .map((attribute) => `${attribute.name}=${valueOf(attribute)}`)
      .sort()
      .join(' ');
    const children: string[] = [];
    for (const child of element.childNodes) {
      if (child instanceof Element) {
        // Axe checks what is rendered.
        if (!child.checkVisibility()) continue;
        const described = describe(child);
        if (!REPEATED.has(child.tagName) || !children.includes(described)) children.push(described);
      } else if (child.nodeType === Node.TEXT_NODE && child.textContent?.trim()) children.push('text');
    }
    return `<${element.tagName} ${attributes}>${children.join('')}</>`;
  };
  const screen = location.pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}.*/, '*');
  const colours = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { lang, dir, dataset } = document.documentElement;
  return [
    screen,
    lang,
    dir,
    JSON.stringify(dataset),
    window.innerWidth,
    colours,
    document.title !== '',
    describe(document.body),
  ].join('\n');
}
