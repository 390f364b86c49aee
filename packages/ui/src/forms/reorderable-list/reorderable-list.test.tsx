import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FormOutcome } from '../../foundations/lib/types';
import { ReorderableList } from './reorderable-list';

const ITEMS = ['soil', 'water', 'seeds'].map((id) => ({ id, name: id, content: id }));

/** A server that responds on demand. */
function slowServer() {
  const calls: string[][] = [];
  const answers: ((outcome: FormOutcome) => void)[] = [];
  return {
    calls,
    save: (ids: string[]) => {
      calls.push(ids);
      return new Promise<FormOutcome>((resolve) => answers.push(resolve));
    },
    answer: (outcome: FormOutcome) => act(async () => answers.shift()?.(outcome)),
  };
}

const order = () => screen.getAllByRole('listitem').map(({ dataset }) => dataset.item);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('ReorderableList', () => {
  afterEach(cleanup);

  it('criteria: quick moves are saved one after another, and only the last waiting one is sent', async () => {
    const server = slowServer();
    render(<ReorderableList label="Units" items={ITEMS} onReorder={server.save} />);
    press('Move soil down');
    press('Move soil down');
    press('Move seeds up');
    expect(server.calls).toEqual([['water', 'soil', 'seeds']]);
    await server.answer({ ok: true });
    expect(server.calls).toEqual([
      ['water', 'soil', 'seeds'],
      ['seeds', 'water', 'soil'],
    ]);
    await server.answer({ ok: true });
    expect(order()).toEqual(['seeds', 'water', 'soil']);
  });

  it('criteria: if saving fails, the last saved order is restored', async () => {
    const server = slowServer();
    render(<ReorderableList label="Units" items={ITEMS} onReorder={server.save} />);
    press('Move soil down');
    await server.answer({ ok: true });
    press('Move seeds up');
    await server.answer({ ok: false, message: 'The course is being reviewed.' });
    expect(order()).toEqual(['water', 'soil', 'seeds']);
    expect(screen.getByText('The course is being reviewed.')).toBeDefined();
  });

  it('criteria: the saved list is not shown while a later order is being saved', async () => {
    const server = slowServer();
    const list = (items: typeof ITEMS) => (
      <ReorderableList label="Units" items={items} onReorder={server.save} />
    );
    const { rerender } = render(list(ITEMS));
    press('Move soil down');
    press('Move soil down');
    await server.answer({ ok: true });
    rerender(list([ITEMS[1], ITEMS[0], ITEMS[2]] as typeof ITEMS));
    expect(order()).toEqual(['water', 'seeds', 'soil']);
  });
});
