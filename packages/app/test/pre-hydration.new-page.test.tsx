import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { ThemeProvider, useDisplay } from '@digiken/ui/theme-provider';
import { themeScript } from '@digiken/ui/theme-script';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { replayEarlyInput } from '../src/shell/pre-hydration';

const script = readFileSync(join(import.meta.dirname, '../public/pre-hydration.js'), 'utf8');
const template = readFileSync(join(import.meta.dirname, '../index.html'), 'utf8');

function Display() {
  useDisplay();
  return null;
}

const classes = () => [...document.documentElement.classList].sort();

/** Root classes after the blocking script alone, and after the library's provider has taken over. */
function bothFor(stored: Record<string, string>) {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  document.documentElement.className = /<html[^>]* class="([^"]*)"/.exec(template)?.[1] ?? '';
  runInThisContext(script);
  const early = classes();
  render(
    <ThemeProvider>
      <Display />
    </ThemeProvider>,
  );
  const late = classes();
  cleanup();
  return { early, late };
}

afterEach(() => localStorage.clear());

describe('pre-hydration.js, the display', () => {
  const values = {
    theme: ['dark', 'light', 'system', 'sepia'],
    contrast: ['standard', 'high'],
    textSize: ['100', '125', '150', '1000'],
    motion: ['system', 'reduced'],
  };
  const all = values.theme.flatMap((theme) =>
    values.contrast.flatMap((contrast) =>
      values.textSize.flatMap((textSize) =>
        values.motion.map((motion) => ({ theme, contrast, textSize, motion })),
      ),
    ),
  );

  it.each([{}, ...all])(
    'agrees with the library about %j, so that nothing changes after the first paint',
    (stored) => {
      const { early, late } = bothFor(stored);
      expect(early).toEqual(late);
    },
  );

  it('contains the script of the library', () => {
    expect(script).toContain(themeScript());
  });

  it('[4.13] dark by default, light when chosen', () => {
    expect(bothFor({}).early).toEqual(['dark']);
    expect(bothFor({ theme: 'light' }).early).toEqual(['light']);
  });
});

describe('pre-hydration.js, text from an input method', () => {
  function compose(text: string) {
    const field = document.createElement('input');
    document.body.append(field);
    runInThisContext(script);
    const replayed: string[] = [];
    field.addEventListener('change', () => replayed.push(field.value));
    field.value = text;
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
    return { field, replayed };
  }
  const end = (field: Element) =>
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));

  it('[14.305] is not touched while it is being composed, and reported once it is', async () => {
    const { field, replayed } = compose('kit');
    replayEarlyInput();
    await Promise.resolve();
    expect(replayed).toEqual([]);
    field.value = 'kitchen';
    end(field);
    end(field);
    expect(replayed).toEqual(['kitchen']);
  });

  it('[14.305] is reported at once if it was composed before the code came', async () => {
    const { field, replayed } = compose('kitchen');
    end(field);
    replayEarlyInput();
    await Promise.resolve();
    expect(replayed).toEqual(['kitchen']);
  });
});
