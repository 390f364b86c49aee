import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { links, units, unitsOwned } from '../../lib/samples';
import { CourseOutline } from './course-outline';

const meta = {
  title: 'Learning/Courses/Course outline',
  component: CourseOutline,
  args: { ...links, units: unitsOwned, headingLevel: 2 },
} satisfies Meta<typeof CourseOutline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NotOwned: Story = { args: { units, open: 'all' }, tags: ['wcag:1.4.1'] };
export const ManyUnits: Story = {
  args: {
    units: Array.from({ length: 12 }, (_, i) => ({
      ...(unitsOwned[i % 4] as (typeof unitsOwned)[number]),
      _id: `u${i}`,
    })),
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Money in, money out' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.activeElement?.tagName).toBe('SUMMARY');
    // Simulated keys do not toggle the native disclosure; a click does.
    await userEvent.click(document.activeElement as HTMLElement);
    await expect(canvas.getByRole('link', { name: 'Receipts you can find again' })).toBeVisible();
  },
};
