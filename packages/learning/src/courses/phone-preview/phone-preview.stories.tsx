import type { Unit } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { courses, longCourse, progressOf, units } from '../../lib/samples';
import { PhonePreview } from './phone-preview';

const unit = (_id: string, title: string, price: number): Unit => ({
  ...(units[0] as Unit),
  ...{ _id, title, price },
  weightBytes: 4_200_000,
  progress: progressOf(0, 3),
});

const meta = {
  title: 'Learning/Courses/Phone preview',
  component: PhonePreview,
  args: {
    course: courses[0],
    units: [
      unit('u1', 'Know your cash', 0),
      unit('u2', 'Stock and prices', 200),
      unit('u3', 'Credit and debts', 250),
      unit('u4', 'The month', 250),
    ],
  },
} satisfies Meta<typeof PhonePreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first three units; the total is that of the ticked ones. */
export const Default: Story = {
  tags: ['state:default', 'spec:17.69', 'wcag:1.1.1'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-slot="phone-unit"]')).toHaveLength(3);
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 units')).toBeVisible();
    await expect(canvas.getByText(/450/)).toBeVisible();
  },
};

export const Loading: Story = { tags: ['state:loading'], args: { course: undefined, units: [] } };

export const WithoutUnits: Story = { tags: ['state:empty'], args: { units: [] } };

export const Free: Story = { args: { units: [unit('u1', 'Know your cash', 0)] } };

export const LongText: Story = {
  tags: ['state:long'],
  args: {
    course: longCourse,
    units: [unit('u1', 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwakitaifa katika kaunti', 12_000)],
  },
};
