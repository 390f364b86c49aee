import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download } from 'lucide';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button, ButtonLink } from '../../actions/button/button';
import { Icon } from '../../foundations/lib/icon';
import { Tooltip } from './tooltip';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    text: 'Uses 1.8 MB of your data, once',
    children: (
      <Button variant="secondary" icon={<Icon of={Download} size={20} />}>
        Keep offline
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-48 items-start justify-center pt-8">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const tip = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-slot=tooltip]') as HTMLElement;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'state:open', 'wcag:1.4.13', 'wcag:2.1.1', 'wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Keep offline' });
    await expect(tip(canvasElement)).not.toBeVisible();
    await expect(button).toHaveAccessibleDescription('Uses 1.8 MB of your data, once');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(tip(canvasElement)).toBeVisible();
    await expect(tip(canvasElement)).toHaveAttribute('role', 'tooltip');
    await userEvent.keyboard('{Escape}');
    await expect(tip(canvasElement)).not.toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await expect(tip(canvasElement)).toBeVisible();
  },
};

export const Pointer: Story = {
  tags: ['wcag:1.4.13'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    const user = userEvent.setup();
    await user.hover(button);
    await expect(tip(canvasElement)).toBeVisible();
    await user.hover(tip(canvasElement));
    await expect(tip(canvasElement)).toBeVisible();
    await user.keyboard('{Escape}');
    await expect(tip(canvasElement)).not.toBeVisible();
    await user.unhover(tip(canvasElement));

    await user.pointer({ keys: '[TouchA]', target: button });
    await expect(tip(canvasElement)).not.toBeVisible();
    await user.hover(button);
    await expect(tip(canvasElement)).toBeVisible();
  },
};

export const AtTheEdgeAndLong: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  args: {
    text: 'Somo hili hutumia Kilimo-cha-umwagiliaji-wa-matone-na-uhifadhi-wa-maji: it is kept on this phone until you take it away under Settings',
    children: <ButtonLink href="#keep">Keep offline</ButtonLink>,
  },
  decorators: [
    (Story) => (
      <div className="flex w-full justify-end">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleDescription(/^Somo hili/);
    await waitFor(() => expect(tip(canvasElement).dataset.side).toBe('bottom'));
    const { left, right } = tip(canvasElement).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** `start` and `end` follow the text direction, which is right to left here. */
const SIDES = ['top-start', 'top', 'left', 'right', 'bottom-end'] as const;

export const Sides: Story = {
  globals: { direction: 'rtl' },
  tags: ['state:open'],
  args: { text: '1.8 MB' },
  render: ({ text }) => (
    <div className="grid grid-cols-1 justify-items-center gap-12 py-8">
      {SIDES.map((placement) => (
        <Tooltip key={placement} text={text} placement={placement}>
          <Button variant="secondary">Keep unit {SIDES.indexOf(placement) + 1}</Button>
        </Tooltip>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tips = [...canvasElement.querySelectorAll<HTMLElement>('[data-slot=tooltip]')];
    const edges = async (index: number) => {
      await userEvent.tab();
      const tip = tips[index];
      await expect(tip).toBeVisible();
      const at = within(canvasElement).getAllByRole('button')[index]?.getBoundingClientRect();
      return { at: at as DOMRect, is: tip?.getBoundingClientRect() as DOMRect };
    };
    const start = await edges(0);
    await expect(start.is.right).toBeCloseTo(start.at.right, 0);
    await expect(start.is.bottom).toBeCloseTo(start.at.top, 0);
    const top = await edges(1);
    await expect(top.is.left + top.is.right).toBeCloseTo(top.at.left + top.at.right, 0);
    const left = await edges(2);
    await expect(left.is.right).toBeCloseTo(left.at.left, 0);
    const right = await edges(3);
    await expect(right.is.left).toBeCloseTo(right.at.right, 0);
    await expect(right.is.top + right.is.bottom).toBeCloseTo(right.at.top + right.at.bottom, 0);
    const end = await edges(4);
    await expect(end.is.left).toBeCloseTo(end.at.left, 0);
    await expect(end.is.top).toBeCloseTo(end.at.bottom, 0);
  },
};
