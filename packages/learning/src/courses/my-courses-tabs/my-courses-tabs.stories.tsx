import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { MyCoursesTabs } from './my-courses-tabs';

const meta = {
  title: 'Learning/Courses/My courses tabs',
  component: MyCoursesTabs,
  args: {
    current: 'notes',
    notes: 14,
    hrefs: { courses: '#courses', notes: '#notes', downloads: '#downloads' },
  },
} satisfies Meta<typeof MyCoursesTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default', 'spec:17.89', 'wcag:1.4.1'] };
export const Courses: Story = { args: { current: 'courses', notes: undefined } };
export const ManyNotes: Story = { tags: ['content:longest'], args: { notes: 12_345 } };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.4'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Courses' })).toHaveFocus();
    await userEvent.tab();
    const notes = canvas.getByRole('link', { name: /^Notes and bookmarks/ });
    await expect(notes).toHaveFocus();
    await expect(notes).toHaveAttribute('aria-current', 'page');
  },
};
