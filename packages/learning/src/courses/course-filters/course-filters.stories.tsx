import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { kept } from '@digiken/ui/story/kept';
import { categories } from '../../lib/samples';
import { type CatalogueFilters, CourseFilters } from './course-filters';

const START: CatalogueFilters = { search: '', category: '', level: '', sort: 'newest' };

const Kept = kept(CourseFilters, 'value', 'onChange');

const meta = {
  title: 'Learning/Courses/Course filters',
  component: CourseFilters,
  args: { value: START, categories, onChange: fn(), resultCount: 21 },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof CourseFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrowed: Story = {
  args: {
    value: { search: 'tomato', category: 'farming', level: 'beginner', sort: 'title' },
    resultCount: 1,
  },
};
export const NothingLeft: Story = { args: { value: { ...START, search: 'zeppelin' }, resultCount: 0 } };
export const StillLoading: Story = { args: { categories: [], resultCount: undefined } };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.2.2', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox', { name: 'Search courses' })).toHaveFocus();
    await userEvent.keyboard('  soil {Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...START, search: 'soil' });
    await userEvent.tab();
    await userEvent.tab();
    const category = canvas.getByRole('combobox', { name: 'Category' });
    await expect(category).toHaveFocus();
    await userEvent.selectOptions(category, 'farming');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...START, search: 'soil', category: 'farming' });
    await expect(category).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(START);
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
};
