import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '../../foundations/story/pass-time';
import { Button } from '../../actions/button/button';
import { FilterBar, type FilterBarProps } from './filter-bar';

function Host(props: FilterBarProps) {
  const [values, setValues] = useState<Record<string, string>>({});
  const narrowed = Object.values(values).filter(Boolean).length;
  return (
    <FilterBar
      {...props}
      search={props.search && { ...props.search, value: values.search ?? props.search.value }}
      selects={props.selects?.map((select) => ({ ...select, value: values[select.name] ?? select.value }))}
      onValueChange={(next) => {
        setValues(next);
        props.onValueChange(next);
      }}
      resultText={props.resultText ?? `${Math.max(12, 214 - narrowed * 90)} learners`}
    />
  );
}

const meta = {
  title: 'Forms/Filter bar',
  component: Host,
  parameters: { propsOf: FilterBar },
  args: {
    label: 'Filter learners',
    search: { label: 'Search', value: '', placeholder: 'Name or email address' },
    selects: [
      {
        name: 'role',
        label: 'Role',
        value: '',
        options: [
          { value: '', label: 'All roles' },
          { value: 'user', label: 'Learner' },
          { value: 'tutor', label: 'Instructor' },
        ],
      },
      {
        name: 'sort',
        label: 'Sort by',
        value: 'newest',
        options: [
          { value: 'newest', label: 'Newest first' },
          { value: 'name', label: 'Name, A to Z' },
        ],
      },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: 'Clear filters' })).toBeNull();
  },
};

export const NarrowedWithMore: Story = {
  args: {
    search: { label: 'Search the audit log', value: 'Wanjiru' },
    selects: [],
    resultText: '3 entries',
    extra: <Button variant="secondary">Download as CSV</Button>,
  },
};

const spoken = () => document.querySelector('[data-slot=announcer-polite]');

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.2.2', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const field = canvas.getByRole('searchbox', { name: 'Search' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('chebet');
    await passTime(300);
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ search: 'chebet', role: '', sort: 'newest' }),
    );
    await userEvent.keyboard(' k{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      search: 'chebet k',
      role: '',
      sort: 'newest',
    });
    await expect(field).toHaveValue('chebet k');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Role' }), 'Learner');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      search: 'chebet k',
      role: 'user',
      sort: 'newest',
    });
    await passTime(500);
    await waitFor(() => expect(spoken()).toHaveTextContent(/learners/));
    canvas.getByRole('button', { name: 'Clear filters' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ search: '', role: '', sort: 'newest' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
  },
};
