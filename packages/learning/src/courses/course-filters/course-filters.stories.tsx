import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { kept } from '@digiken/ui/story/kept';
import { categories, facets } from '../../lib/samples';
import { type CatalogueFilters, CourseFilters } from './course-filters';

const START: CatalogueFilters = {
  search: '',
  category: '',
  level: '',
  language: '',
  price: '',
  duration: '',
  sort: 'newest',
};

const Kept = kept(CourseFilters, 'value', 'onChange');

const meta = {
  title: 'Learning/Courses/Course filters',
  component: CourseFilters,
  args: { value: START, categories, facets, onChange: fn(), onDraft: fn(), resultCount: 21 },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CourseFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowed: Story = {
  args: {
    value: { ...START, search: 'tomato', category: 'farming', level: 'beginner', sort: 'title' },
    resultCount: 1,
  },
};
export const NothingLeft: Story = { args: { value: { ...START, search: 'zeppelin' }, resultCount: 0 } };
export const StillLoading: Story = {
  args: { categories: [], facets: undefined, resultCount: undefined },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.2.2', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search courses' })).toHaveFocus();
    await userEvent.keyboard('  soil {Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...START, search: 'soil' });
    const sort = canvas.getByRole('combobox', { name: 'Sort by' });
    await userEvent.selectOptions(sort, 'title');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...START, search: 'soil', sort: 'title' });
    await expect(sort).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...START, sort: 'title' });
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};

/** In narrow windows: nothing applies before its button; Escape returns the focus. */
export const Sheet: Story = {
  tags: ['wcag:2.4.3', 'wcag:2.1.2', 'spec:11.48'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    // In wide windows the filters are beside the list.
    if (window.matchMedia('(min-width: 64rem)').matches) return;
    const open = canvas.getByRole('button', { name: 'Filters' });
    await userEvent.click(open);
    const page = within(document.body);
    const dialog = await page.findByRole('dialog', { name: 'Filters' });
    await expect(within(dialog).getByRole('radio', { name: /^Advanced/ })).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
    await userEvent.click(open);
    const again = await page.findByRole('dialog', { name: 'Filters' });
    await userEvent.click(within(again).getByRole('radio', { name: /^Free/ }));
    await expect(args.onDraft).toHaveBeenLastCalledWith({ ...START, price: 'free' });
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(within(again).getByRole('button', { name: 'Show 21 courses' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...START, price: 'free' });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters (1)' })).toHaveFocus());
  },
};
