import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { courses, enrolled, longCourse } from '../../lib/samples';
import { inConsolePage } from '../../lib/story-frames';
import { DashboardScreen } from './dashboard-screen';

const meta = {
  title: 'Learning/Courses/Dashboard screen',
  component: DashboardScreen,
  parameters: { frame: 'page' },
  decorators: [inConsolePage],
  args: { state: { status: 'ready' }, firstName: 'Otieno', enrolled, suggestions: courses },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const [begun] = enrolled as [(typeof enrolled)[number]];

export const Default: Story = {};
export const OneCourse: Story = { args: { enrolled: [begun], suggestions: [] } };
export const NoCourse: Story = { args: { enrolled: [] } };
export const EverythingDone: Story = {
  args: { enrolled: enrolled.filter(({ id }) => id === 'enrolled-3'), suggestions: [] },
};
export const VeryLong: Story = {
  args: {
    enrolled: [
      { ...begun, course: longCourse, resume: { title: longCourse.title, href: begun.course.href } },
    ],
  },
};
export const Loading: Story = { args: { state: { status: 'loading' }, enrolled: [], suggestions: [] } };
export const Failed: Story = {
  args: {
    state: { status: 'error', error: { kind: 'unavailable' }, onRetry: fn() },
    enrolled: [],
    suggestions: [],
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.6'],
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    const [title, action] = main.getAllByRole('link') as [HTMLElement, HTMLElement];
    await expect(title).toHaveAccessibleName(begun.course.title);
    title.focus();
    await userEvent.tab();
    await expect(action).toHaveFocus();
    await expect(action).toHaveAccessibleName(`Resume: ${begun.course.title}`);
  },
};
