import { beforeEach, vi } from 'vitest';

const NOW = new Date('2026-11-21T09:00:00Z');

// Set before any story is loaded, and again before each: "3 hours ago" is the same on every day.
vi.useFakeTimers({ toFake: ['Date'], now: NOW, shouldAdvanceTime: true });
beforeEach(() => void vi.setSystemTime(NOW));
