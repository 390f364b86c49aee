import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { categories, courses, longCourse, unbrokenCourse } from '../../lib/samples';
import { inPublicPage } from '../../lib/story-frames';
import { CatalogueScreen } from './catalogue-screen';

const meta = {
  title: 'Learning/Courses/Catalogue screen',
  component: CatalogueScreen,
  parameters: { frame: 'page' },
  decorators: [inPublicPage],
  args: {
    state: { status: 'ready' },
    courses,
    categories,
    filters: { search: '', category: '', level: '', sort: 'newest' },
    onFilters: fn(),
  },
} satisfies Meta<typeof CatalogueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ManyPages: Story = {
  args: {
    courses: Array.from({ length: 40 }, (_, i) => ({
      ...(courses[i % 6] as (typeof courses)[number]),
      id: `c${i}`,
    })),
    page: 2,
    hrefFor: (page) => `/courses?page=${page}`,
  },
};
export const Loading: Story = { args: { state: { status: 'loading' }, courses: [], categories: [] } };
export const Failed: Story = {
  tags: ['spec:8.2'],
  args: {
    state: { status: 'error', error: { kind: 'offline' }, onRetry: fn() },
    courses: [],
    categories: [],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Please check your internet connection and try again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.state.onRetry).toHaveBeenCalledOnce();
  },
};
export const NothingMatches: Story = {
  args: { courses: [], filters: { search: 'zeppelin', category: '', level: 'advanced', sort: 'newest' } },
};
export const NothingPublished: Story = { args: { courses: [], categories: [] } };
export const VeryLong: Story = { args: { courses: [longCourse, unbrokenCourse] } };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.6'],
  args: { courses: [], filters: { search: 'zeppelin', category: '', level: '', sort: 'title' } },
  play: async ({ canvasElement, args }) => {
    const all = within(canvasElement).getByRole('button', { name: 'Show all courses' });
    all.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFilters).toHaveBeenCalledWith({ search: '', category: '', level: '', sort: 'title' });
  },
};
