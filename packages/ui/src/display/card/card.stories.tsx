import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { Badge } from '../badge/badge';
import { Price } from '../price/price';
import { Card } from './card';

const meta = {
  title: 'Display/Card',
  component: Card,
  args: {
    href: '/course/solar',
    title: 'Solar power for one household',
    headingLevel: 2,
    children: (
      <p className="text-ink-muted">Choose a panel, a battery and a charge controller that fit together.</p>
    ),
    footer: (
      <>
        <Badge>Beginner</Badge>
        <Price amount={1200} className="ms-auto font-bold" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="max-w-form">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const WithLink: Story = {
  tags: ['wcag:2.4.4'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('link')).toHaveLength(1);
  },
};

export const WithoutLink: Story = { args: { href: undefined } };

export const VeryLongTitle: Story = {
  args: {
    title:
      'Kuweka vitabu vya duka dogo: keep the books of a small shop, from the first receipt to the yearly accounts and Kilimanjaro-Kirinyaga-Nyandarua-Samburu-Turkana',
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.7'],
  args: {
    footer: undefined,
  },
  render: (args) => (
    <Card
      {...args}
      footer={
        <Button size="sm" variant="secondary" className="relative">
          Keep for later
        </Button>
      }
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Solar power for one household' })).toHaveFocus();
    await expect(
      getComputedStyle(canvasElement.querySelector('[data-slot=card]') as Element).outlineStyle,
    ).toBe('solid');
    await userEvent.tab();
    const inside = canvas.getByRole('button', { name: 'Keep for later' });
    await expect(inside).toHaveFocus();
    const { left, top } = inside.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 8)?.closest('button')).toBe(inside);
  },
};
