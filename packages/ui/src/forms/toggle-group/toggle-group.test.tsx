import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ToggleGroup } from './toggle-group';

afterEach(cleanup);

const items = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));

function form() {
  const element = screen.getByTestId<HTMLFormElement>('form');
  return { element, sent: () => new FormData(element).getAll('view') };
}

test('sends one value, and returns to the default on reset', () => {
  render(
    <form data-testid="form">
      <ToggleGroup label="View" name="view" items={items} defaultValue="a" />
    </form>,
  );
  const { element, sent } = form();
  fireEvent.click(screen.getByRole('radio', { name: 'B' }));
  expect(sent()).toEqual(['b']);
  fireEvent.reset(element);
  expect(sent()).toEqual(['a']);
});

test('sends nothing while no item is on', () => {
  render(
    <form data-testid="form">
      <ToggleGroup label="View" name="view" items={items} value="" />
    </form>,
  );
  expect(form().sent()).toEqual([]);
});

test('with multiple sends each value by the same name, in the order of the items, and nothing while disabled', () => {
  const group = (disabled: boolean) => (
    <form data-testid="form">
      <ToggleGroup multiple label="View" name="view" items={items} disabled={disabled} />
    </form>
  );
  const { rerender } = render(group(false));
  const { sent } = form();
  expect(sent()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'C' }));
  fireEvent.click(screen.getByRole('button', { name: 'A' }));
  expect(sent()).toEqual(['a', 'c']);
  rerender(group(true));
  expect(sent()).toEqual([]);
});
