import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Price } from '../price/price';
import { Stat, StatRow } from './stat';

const meta = {
  title: 'Display/Stat',
  component: StatRow,
  args: {
    children: (
      <>
        <Stat
          label="Learners"
          value="1,204"
          href="#learners"
          trend={{ text: '86 more than in October', tone: 'success' }}
        />
        <Stat label="Lessons read" value="18,442" hint="in the last 30 days" />
        <Stat
          label="Enrolments"
          value="312"
          href="#enrolments"
          trend={{ text: '14 fewer than in October', tone: 'warning' }}
        />
        <Stat
          label="Earned"
          value={<Price amount={486_300} />}
          trend={{ text: 'as in October', tone: 'neutral' }}
        />
      </>
    ),
  },
} satisfies Meta<typeof StatRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:1.3.1', 'wcag:2.1.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')).toHaveLength(4);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Learners' })).toHaveFocus();
  },
};

export const LongWords: Story = {
  args: {
    children: (
      <>
        <Stat label="Waiting for a decision by an administrator of the hub" value="0" hint="Nobody waits." />
        <Stat label="Storage" value="1,048,576 MB of pictures" href="#storage" />
      </>
    ),
  },
};
