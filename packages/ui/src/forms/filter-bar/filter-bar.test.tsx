import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FilterBar } from './filter-bar';

const bar = (value: string, onValueChange: (values: Record<string, string>) => void) => (
  <FilterBar label="Filter learners" search={{ label: 'Search', value }} onValueChange={onValueChange} />
);
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });

describe('FilterBar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('criteria: typed text applies once, 300 ms after the last key', async () => {
    const onValueChange = vi.fn();
    render(bar('', onValueChange));
    type('ma');
    await act(() => vi.advanceTimersByTimeAsync(299));
    type('maji ');
    await act(() => vi.advanceTimersByTimeAsync(299));
    expect(onValueChange).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ search: 'maji' });
  });

  it('criteria: a late response never overwrites text typed in the meantime', async () => {
    const onValueChange = vi.fn();
    const { rerender } = render(bar('', onValueChange));
    type('maji');
    await act(() => vi.advanceTimersByTimeAsync(300));
    type('maji safi');
    rerender(bar('maji', onValueChange));
    expect(field().value).toBe('maji safi');
  });

  it('criteria: shows a value that changes outside, e.g. on browser back', () => {
    const { rerender } = render(bar('maji', vi.fn()));
    rerender(bar('mbegu', vi.fn()));
    expect(field().value).toBe('mbegu');
  });
});
