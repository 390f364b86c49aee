import { expect, type Page, test } from '../support/test.ts';

/** What React's DevTools read of a component. */
interface Fiber {
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
  type: unknown;
}

interface Probe {
  reactVersions: string[];
  root?: { current: Fiber };
  stacks: string[];
  composed: string[];
}

declare global {
  interface Window {
    probe: Probe;
  }
}

/** Connects as React's DevTools do: with a hook that is there before React. */
async function connectDevTools(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.probe = { reactVersions: [], stacks: [], composed: [] };
    const hook = {
      isDisabled: false,
      supportsFiber: true,
      checkDCE: () => {},
      inject: ({ version }: { version: string }) => window.probe.reactVersions.push(version),
      onCommitFiberRoot: (_renderer: number, root: { current: Fiber }) => {
        window.probe.root = root;
      },
      onCommitFiberUnmount: () => {},
      onPostCommitFiberRoot: () => {},
      setStrictMode: () => {},
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
}

/** Lets every error boundary of the page report the component stack of what it catches. @returns how many there are */
const watchErrorBoundaries = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let found = 0;
    const visit = (fiber: Fiber | null): void => {
      for (let next = fiber; next; next = next.sibling) {
        const { type, stateNode } = next;
        if (typeof type === 'function' && 'getDerivedStateFromError' in type && stateNode instanceof Object) {
          found += 1;
          Object.assign(stateNode, {
            componentDidCatch: (_error: Error, { componentStack }: { componentStack: string }) =>
              window.probe.stacks.push(componentStack),
          });
        }
        visit(next.child);
      }
    };
    visit(window.probe.root?.current ?? null);
    return found;
  });

test('[14.305] text is composed with an input method, and React hears of it', async ({ page }) => {
  await page.goto('/courses');
  const box = page.getByRole('main').getByRole('searchbox');
  // React keeps the properties of an element on it, and replaces them when the element is rendered again. A handler
  // among them is called as one of a component is.
  await page.getByRole('main').evaluate(async (main) => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const nameOfProperties = () => Object.keys(main).find((key) => key.startsWith('__reactProps$'));
    let name = nameOfProperties();
    while (name === undefined) {
      await nextFrame();
      name = nameOfProperties();
    }
    window.probe = { reactVersions: [], stacks: [], composed: [] };
    const report = ({ type, data }: { type: string; data: string }) =>
      window.probe.composed.push(`${type} ${data}`);
    const handlers = { onCompositionStart: report, onCompositionUpdate: report, onCompositionEnd: report };
    let properties: unknown = Reflect.get(main, name);
    Object.defineProperty(main, name, {
      get: () => Object.assign({}, properties, handlers),
      set: (next: unknown) => {
        properties = next;
      },
    });
  });
  await box.focus();
  const devTools = await page.context().newCDPSession(page);
  const compose = (text: string) =>
    devTools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await compose('kit');
  await compose('kitchen');
  await expect(box).toHaveValue('kitchen');
  await devTools.send('Input.insertText', { text: 'kitchen garden' });
  await expect(box).toHaveValue('kitchen garden');
  expect(await page.evaluate(() => window.probe.composed)).toEqual([
    'compositionstart ',
    'compositionupdate kit',
    'compositionupdate kitchen',
    'compositionupdate kitchen garden',
    'compositionend kitchen garden',
  ]);
  await box.press('Enter');
  await expect(page.getByRole('main').getByText('1 course for “kitchen garden”')).toBeVisible();
});

test.describe('a component that throws', () => {
  test.use({ expectedConsole: [/planted/] });

  test('[14.306] is reported with its component stack, and DevTools see the tree', async ({ page }) => {
    await connectDevTools(page);
    // A page without prices.
    await page.goto('/about-us');
    await expect.poll(() => page.evaluate(() => window.probe.root !== undefined)).toBe(true);
    expect(await page.evaluate(() => window.probe.reactVersions)).toEqual([expect.stringMatching(/^19\./)]);
    expect(await watchErrorBoundaries(page)).toBeGreaterThan(0);
    // Prices are formatted while their component renders.
    await page.evaluate(() => {
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get: () => {
          throw new Error('planted');
        },
      });
    });
    await page.getByRole('banner').getByRole('link', { name: 'Courses', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Oops! something went wrong!' })).toBeVisible();
    const stack = (await page.evaluate(() => window.probe.stacks)).join('\n');
    // The component that threw and those around it.
    expect(stack).toMatch(/(?:\n {4}at \w+ \(http:\/\/localhost:\d+\/assets\/[\w-]+\.js:\d+:\d+\).*){4}/s);
  });
});
