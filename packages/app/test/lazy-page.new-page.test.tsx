import { ErrorBoundary } from '@digiken/ui/crash-screen';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from '../src/routes/page-code';
import { lazyPage } from '../src/routes/lazy-page';
import { renderAt, resetBrowser, stubNetwork, stubWideWindow } from './support/render';

const shellOf = (entry: string) => `<script type="module" crossorigin src="/assets/${entry}.js"></script>`;

/** The document was started by this release. */
function running(entry: string) {
  document.head.innerHTML = shellOf(entry);
}

/** Code that cannot be fetched for the first `failures` times. */
function codeFailing(failures: number) {
  let left = failures;
  return async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return { default: () => <h1>Quizzes</h1> };
  };
}

const device = (online: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);

beforeEach(() => {
  stubWideWindow();
  running('index-1');
  // React reports errors that a boundary has caught; jsdom that it cannot reload.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  resetBrowser();
  document.head.innerHTML = '';
});

describe('[R.40] a page whose code cannot be fetched', () => {
  it.each([
    ['offline', false, 200, 'Please check your internet connection and try again.'],
    [
      'while the server is unavailable',
      true,
      503,
      'Our servers are currently unavailable. Please try again later.',
    ],
    ['for another reason', true, 404, 'We encountered an unexpected error. Apologies for the inconvenience.'],
  ])(
    '%s shows the error screen with its hint inside the layout, never the crash screen',
    async (_when, online, status, hint) => {
      device(online);
      stubNetwork({ 'GET /200.html': { status, body: shellOf('index-1') } });
      const Page = lazyPage(codeFailing(1));
      renderAt(
        '/console/quizzes',
        <main id="main">
          <Page />
        </main>,
      );
      expect(await screen.findByText(hint)).toBeDefined();
      expect(document.querySelector('[data-slot=error-screen]')?.closest('#main')).not.toBeNull();
      expect(document.querySelector('[data-slot=crash-screen]')).toBeNull();
      expect(document.title).toBe('Quizzes – Digiken');
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('An error occurred');
    },
  );

  it('"Try Again" fetches it again, and shows the page once it is there', async () => {
    device(false);
    const Page = lazyPage(codeFailing(2));
    renderAt('/console/quizzes', <Page />);
    fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect((await screen.findByRole('heading', { level: 1, name: 'Quizzes' })).textContent).toBe('Quizzes');
  });

  it('an area without its layout shows the error inside the public layout', async () => {
    device(false);
    stubNetwork({});
    const Area = lazyPage(codeFailing(1), { fullPage: true });
    renderAt('/console/quizzes', <Area />);
    await screen.findByText('Please check your internet connection and try again.');
    expect(document.querySelector('[data-slot=page-layout] [data-slot=error-screen]')).not.toBeNull();
  });

  it('errors of the page itself pass through to the crash screen', async () => {
    const Page = lazyPage(async () => ({
      default: () => {
        throw new RangeError('a fault of the page');
      },
    }));
    renderAt(
      '/courses',
      <ErrorBoundary>
        <Page />
      </ErrorBoundary>,
    );
    expect(await screen.findByText('Oops! something went wrong!')).toBeDefined();
  });
});

describe('[R.41] a new release', () => {
  const release = () => stubNetwork({ 'GET /200.html': { body: shellOf('index-2') } });

  it('reloads the page by itself, and shows the error when the reload did not help', async () => {
    device(true);
    release();
    const Page = lazyPage(codeFailing(1));
    renderAt('/courses', <Page />);
    await waitFor(() => expect(sessionStorage.getItem('digiken-reloaded-for')).toBe('/assets/index-2.js'));
    expect(document.querySelector('[data-slot=error-screen]')).toBeNull();

    cleanup();
    const Again = lazyPage(codeFailing(1));
    renderAt('/courses', <Again />);
    expect(await screen.findByText(/We encountered an unexpected error/)).toBeDefined();
  });

  it('[14.8] is found also if the first of the scripts is the same as before', async () => {
    document.head.innerHTML = shellOf('runtime') + shellOf('shared-1');
    device(true);
    stubNetwork({ 'GET /200.html': { body: shellOf('runtime') + shellOf('shared-2') } });
    const Page = lazyPage(codeFailing(1));
    renderAt('/courses', <Page />);
    await waitFor(() =>
      expect(sessionStorage.getItem('digiken-reloaded-for')).toBe('/assets/runtime.js /assets/shared-2.js'),
    );
  });

  it('reloads once for each release, and never when storage is refused', () => {
    const reload = vi.fn();
    expect(reloadOnce('/assets/index-2.js', reload)).toBe(true);
    expect(reloadOnce('/assets/index-2.js', reload)).toBe(false);
    expect(reloadOnce('/assets/index-3.js', reload)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
    expect(reloadOnce('/assets/index-4.js', reload)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});

describe('[R.46] loading', () => {
  it.each([
    ['/console/messages', 'Loading messages…', 'Messages – Digiken'],
    ['/instructor/users', 'Loading my learners…', 'My learners – Digiken'],
    ['/hub/settings', 'Loading settings…', 'Settings – Digiken'],
    ['/console/hub/h1', 'Loading hub…', 'Hub – Digiken'],
    ['/admin/course/unit/topic/t1', 'Loading lesson…', 'Lesson – Digiken'],
    ['/console/ai-chat', 'Loading AI support…', 'AI support – Digiken'],
  ])('%s: the loading text and the title name the page', async (path, text, title) => {
    const Area = lazyPage(() => new Promise(() => {}), { fullPage: true });
    renderAt(path, <Area />);
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(text);
    expect(document.title).toBe(title);
  });
});
