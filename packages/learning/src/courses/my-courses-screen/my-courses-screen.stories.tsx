import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { enrolled, enrolledLinks } from '../../lib/samples';
import { inConsolePage } from '../../lib/story-frames';
import { MyCoursesTabs } from '../my-courses-tabs/my-courses-tabs';
import { MyCoursesScreen } from './my-courses-screen';

const meta = {
  title: 'Learning/Courses/My courses screen',
  component: MyCoursesScreen,
  parameters: { frame: 'page' },
  decorators: [inConsolePage],
  args: {
    receiptsHref: '#receipts',
    tabs: (
      <MyCoursesTabs
        current="courses"
        hrefs={{ courses: '#courses', notes: '#notes', downloads: '#downloads' }}
      />
    ),
    state: { status: 'ready' },
    enrolled,
    ...enrolledLinks,
  },
} satisfies Meta<typeof MyCoursesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Many: Story = {
  args: {
    enrolled: Array.from({ length: 14 }, (_, i) => ({
      ...(enrolled[i % 4] as (typeof enrolled)[number]),
      _id: `e${i}`,
    })),
  },
};
export const NoCourse: Story = { args: { enrolled: [] } };
export const Loading: Story = { args: { state: { status: 'loading' }, enrolled: [] } };
export const Failed: Story = {
  args: { state: { status: 'error', error: { kind: 'other' }, onRetry: fn() }, enrolled: [] },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:4.1.2', 'wcag:4.1.3'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const done = canvas.getByRole('button', { name: 'Completed (1)' });
    done.focus();
    await userEvent.keyboard('{Enter}');
    await expect(done).toHaveAttribute('aria-pressed', 'true');
    await expect(done).toHaveFocus();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveFocus();
  },
};
