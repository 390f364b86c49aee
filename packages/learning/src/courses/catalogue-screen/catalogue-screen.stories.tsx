import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { categories, courseHrefOf, courses, facets, longCourse, unbrokenCourse } from '../../lib/samples';
import { inPublicPage } from '../../lib/story-frames';
import { withoutFilters } from '../course-filters/filter-types';
import { CatalogueScreen } from './catalogue-screen';

const START = withoutFilters({ sort: 'newest' });

const meta = {
  title: 'Learning/Courses/Catalogue screen',
  component: CatalogueScreen,
  parameters: { frame: 'page' },
  decorators: [inPublicPage],
  args: {
    state: { status: 'ready' },
    courses,
    hrefOf: courseHrefOf,
    categories,
    facets,
    filters: START,
    onFilters: fn(),
  },
} satisfies Meta<typeof CatalogueScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ManyPages: Story = {
  tags: ['spec:16.2'],
  args: {
    courses: Array.from({ length: 12 }, (_, i) => ({
      ...(courses[i % 6] as (typeof courses)[number]),
      _id: `c${i}`,
    })),
    facets: { ...facets, total: 40 },
    page: { previousHref: '/courses?cursor=a', nextHref: '/courses?cursor=b' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('40 courses')).toBeVisible();
    const pages = within(await canvas.findByRole('navigation', { name: 'Pages of courses' }));
    await expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/courses?cursor=b');
    await expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/courses?cursor=a');
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
/** One filter less finds some: the one that leaves most courses is offered. */
export const NothingMatches: Story = {
  tags: ['spec:17.67'],
  args: {
    courses: [],
    filters: { ...START, search: 'camel milk', level: 'advanced', price: 'free' },
    facets: { ...facets, total: 0, price: { paid: 1 }, level: {} },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { name: 'Nothing about “camel milk” yet' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show any price' }));
    await expect(args.onFilters).toHaveBeenCalledWith({ ...args.filters, price: '' });
  },
};
export const NothingPublished: Story = { args: { courses: [], categories: [] } };
export const VeryLong: Story = { args: { courses: [longCourse, unbrokenCourse] } };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.6'],
  args: { courses: [], filters: { ...START, search: 'zeppelin', sort: 'title' } },
  play: async ({ canvasElement, args }) => {
    const all = await within(canvasElement).findByRole('button', { name: 'Show all courses' });
    all.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFilters).toHaveBeenCalledWith({ ...START, sort: 'title' });
  },
};

/** In wide windows the filters are beside the list, and each choice applies at once. */
export const FiltersBeside: Story = {
  tags: ['wcag:3.2.2', 'spec:11.48'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    if (!window.matchMedia('(min-width: 64rem)').matches) return;
    const free = await canvas.findByRole('radio', { name: /^Free/ });
    await expect(canvas.getByRole('radio', { name: /^Advanced/ })).toBeDisabled();
    await userEvent.click(free);
    await expect(args.onFilters).toHaveBeenLastCalledWith({ ...START, price: 'free' });
  },
};
