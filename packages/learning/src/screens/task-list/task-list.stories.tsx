import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TaskList } from './task-list';

const meta = {
  title: 'Learning/Screens/Task list',
  component: TaskList,
  args: {
    tasks: [
      {
        id: 'held',
        kind: 'payment',
        title: '1 payment is held: Ksh 299',
        reason: 'The learner waits for the units.',
        href: '#held',
        action: 'Decide',
      },
      {
        id: 'review',
        kind: 'course',
        title: '2 courses to review',
        reason: '“Your phone, safe and yours” has waited longest.',
        href: '#courses',
        action: 'Review',
      },
      { id: 'help', kind: 'help', title: '2 help requests', href: '#help', action: 'Answer' },
    ],
  },
} satisfies Meta<typeof TaskList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state:default', 'spec:11.46'] };

export const Empty: Story = { tags: ['state:empty', 'spec:11.46'], args: { tasks: [] } };

export const LongTexts: Story = {
  tags: ['content:longest'],
  args: {
    tasks: [
      {
        id: 'report',
        kind: 'report',
        title:
          'Zaidi ya ujumbe 1,200 umeripotiwa katika Kituo cha Vijana wa Mashambani na Mijini wa Trans-Nzoia',
        reason: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch reported by two members today.',
        href: '#report',
        action: 'Angalia na uamue sasa hivi',
      },
      {
        id: 'ledger',
        kind: 'ledger',
        title: 'The ledger does not add up',
        href: '#ledger',
        action: 'Look at it',
      },
    ],
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.4'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Decide: 1 payment is held: Ksh 299' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Review: 2 courses to review' })).toHaveFocus();
  },
};
