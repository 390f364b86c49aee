import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Stepper } from './stepper';

const meta = {
  title: 'Navigation/Stepper',
  component: Stepper,
  args: {
    label: 'Enrol in “Bookkeeping for a duka”',
    items: [
      { id: 'account', label: 'Your account', state: 'done', href: '#account' },
      { id: 'units', label: 'Units', state: 'current', href: '#units' },
      { id: 'payment', label: 'Payment', state: 'next' },
      { id: 'confirm', label: 'Check and confirm', state: 'next' },
      { id: 'start', label: 'Start learning', state: 'next' },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

const isWide = () => window.innerWidth >= 1024;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.3.1', 'wcag:1.4.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: /^Enrol in/ })).toBeVisible();
    if (isWide()) {
      await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
      await expect(canvas.getByText('You are here')).toBeVisible();
      await expect(canvas.getAllByText('Not yet')).toHaveLength(3);
    } else {
      await expect(canvas.getByText('Step 2 of 5: Units')).toBeVisible();
      await expect(canvas.queryByRole('list')).toBeNull();
    }
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'state:open', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    if (!isWide()) {
      const all = canvas.getByRole('button', { name: 'All steps' });
      await expect(all).toHaveFocus();
      await expect(all).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('list')).toBeVisible();
      await userEvent.keyboard(' ');
      await expect(canvas.queryByRole('list')).toBeNull();
      await userEvent.keyboard(' ');
      await userEvent.tab();
    }
    await expect(canvas.getByRole('link', { name: 'Your account Done' })).toHaveFocus();
    await userEvent.tab();
    const here = canvas.getByRole('link', { name: 'Units You are here' });
    await expect(here).toHaveFocus();
    await expect(here).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const InError: Story = {
  tags: ['state:error', 'wcag:1.4.1'],
  args: {
    items: [
      { id: 'account', label: 'Your account', state: 'done', href: '#account' },
      { id: 'units', label: 'Units', state: 'done', href: '#units' },
      { id: 'payment', label: 'Payment', state: 'error', href: '#payment' },
      { id: 'start', label: 'Start learning', state: 'next' },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    if (isWide()) await expect(canvas.getByText('Needs attention')).toBeVisible();
    else await expect(canvas.getByText('Step 3 of 4: Payment')).toBeVisible();
  },
};

export const NarrowPlace: Story = {
  tags: ['wcag:1.4.10'],
  decorators: [
    (Story) => (
      <div className="max-w-[22rem]">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Step 2 of 5: Units')).toBeVisible();
  },
};

export const LongLabels: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    items: [
      {
        id: 'one',
        label: 'Chagua vitengo vya Kilimo-cha-umwagiliaji-wa-matone',
        state: 'done',
        href: '#one',
      },
      {
        id: 'two',
        label: 'Soma masharti ya malipo na ya kurudishiwa pesa kabla ya kuendelea',
        state: 'current',
      },
      { id: 'three', label: 'Lipa kwa simu', state: 'next' },
    ],
  },
  play: async ({ canvasElement }) => {
    const all = within(canvasElement).queryByRole('button', { name: 'All steps' });
    if (all) await userEvent.click(all);
  },
};
