import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { InstallHintPart } from '../src/shell/install-hint-part';

const APPLE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1';
const prompted = () =>
  Object.assign(new Event('beforeinstallprompt'), {
    prompt: vi.fn(async () => ({ outcome: 'accepted' as const })),
  });

// jsdom has no media queries.
beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  window.digikenInstall = undefined;
  vi.restoreAllMocks();
});

const hint = () => screen.queryByText('Install Digiken on this device');

test('[14.23] offers the browser’s own installation once', async () => {
  const event = prompted();
  window.digikenInstall = event;
  render(<InstallHintPart />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Install' })));
  expect(event.prompt).toHaveBeenCalledOnce();
  expect(hint()).toBeNull();
});

test('[14.23] names the steps on Apple devices, and nothing where the app cannot be installed', () => {
  const { unmount } = render(<InstallHintPart />);
  expect(hint()).toBeNull();
  unmount();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(APPLE);
  render(<InstallHintPart />);
  expect(screen.getByText(/“Add to Home Screen”/)).toBeTruthy();
});

test('[14.23] a dismissed hint does not come back', () => {
  window.digikenInstall = prompted();
  const { unmount } = render(<InstallHintPart />);
  fireEvent.click(screen.getByRole('button', { name: 'Don’t show again' }));
  expect(screen.getByText(/at any time in the menu of your browser/)).toBe(document.activeElement);
  unmount();
  render(<InstallHintPart />);
  expect(hint()).toBeNull();
});
