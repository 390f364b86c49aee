import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

afterEach(cleanup);

const question = { id: 'q7' };
const Part = ({ question: { id } }: { question: { id: string } }) => <p>Matching {id}</p>;

it('criteria: a type that failed to load offers a retry, which requests it again', async () => {
  const load = vi.fn(async () => Part).mockRejectedValueOnce(new Error('offline'));
  const Lazy = lazyPart(load);
  render(<Lazy question={question} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Matching q7')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

it('criteria: a preloaded type shows immediately and is loaded once', async () => {
  const load = vi.fn(async () => Part);
  const Lazy = lazyPart(load);
  await Lazy.preload();
  render(<Lazy question={question} />);
  expect(screen.getByText('Matching q7')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});
