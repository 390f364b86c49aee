import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnnouncerProvider } from '../../foundations/announcer/announcer';
import { OfflineNotice } from './offline-notice';

const page = (online: boolean) => (
  <AnnouncerProvider>
    <OfflineNotice online={online} />
  </AnnouncerProvider>
);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const heard = () => document.querySelector('[data-slot=announcer-polite]')?.textContent;
const shown = () => document.querySelector('[data-slot=offline-notice]')?.textContent ?? '';

describe('OfflineNotice', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('criteria: shows and announces nothing while the connection works', async () => {
    render(page(true));
    await pass(5000);
    expect(shown()).toBe('');
    expect(heard()).toBe('');
  });

  it('criteria: the online message disappears after 8 seconds', async () => {
    const { rerender } = render(page(false));
    await pass(1000);
    expect(heard()).toMatch(/^You are offline/);
    rerender(page(true));
    await pass(1000);
    expect(heard()).toMatch(/^You are back online/);
    await pass(6999);
    expect(shown()).toMatch(/back online/);
    await pass(1);
    expect(shown()).toBe('');
  });

  it('criteria: an unstable connection is shown but not announced', async () => {
    const { rerender } = render(page(true));
    rerender(page(false));
    await pass(900);
    expect(shown()).toMatch(/You are offline/);
    rerender(page(true));
    await pass(2000);
    expect(heard()).toBe('');
  });
});
