import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Kbd } from './kbd';

const meta = {
  title: 'Display/Kbd',
  component: Kbd,
  args: { keys: ['Mod', 'K'] },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.1.1'],
  render: (args) => (
    <p className="max-w-measure">
      Press <Kbd {...args} /> to search everywhere, and <Kbd keys={['Escape']} /> to close.
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toHaveTextContent(/^Press (Control|Command) plus K/);
    await expect(within(canvasElement).getByText('K', { selector: '[data-slot=kbd-key]' })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Kbd keys={['Shift', 'Enter']} size="sm" />
      <Kbd keys={['Shift', 'Enter']} />
      <Kbd keys={['Shift', 'Enter']} size="lg" />
    </div>
  ),
};

/** Shortcuts in a list: the keys of one line are alternatives. */
export const List: Story = {
  tags: ['wcag:1.3.1'],
  render: () => (
    <dl className="grid max-w-form grid-cols-[auto_1fr] items-center gap-x-6 gap-y-3">
      <dt>
        <Kbd keys={['ArrowUp']} /> <Kbd keys={['ArrowDown']} />
      </dt>
      <dd>Move through the options</dd>
      <dt>
        <Kbd keys={['Alt', 'ArrowUp']} />
      </dt>
      <dd>Move the lesson up</dd>
      <dt>
        <Kbd keys={[' ']} />
      </dt>
      <dd>Play or pause</dd>
    </dl>
  ),
};

export const ManyKeys: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: { keys: ['Control', 'Alt', 'Shift', 'Meta', 'PageDown', 'ArrowRight'] },
};
