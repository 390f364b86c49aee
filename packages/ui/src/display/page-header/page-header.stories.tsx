import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button, ButtonLink } from '../../actions/button/button';
import { PageHeader } from './page-header';

const meta = {
  title: 'Display/Page header',
  component: PageHeader,
  args: {
    title: 'Keep the books of a small shop',
    intro: 'From the first receipt to the yearly accounts, with a pencil or with a phone.',
  },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:2.4.6'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Keep the books of a small shop',
    );
  },
};

export const WithEverything: Story = {
  args: {
    eyebrow: 'Business · Beginner',
    actions: (
      <>
        <ButtonLink href="/course/unit/first">Read the free lesson</ButtonLink>
        <Button variant="secondary">Enrol</Button>
      </>
    ),
  },
};

export const VeryLongTitle: Story = {
  args: {
    title:
      'Uhifadhi wa maji ya mvua katika maeneo kame: Kajiado-Kitui-Makueni-Marsabit-Samburu-Turkana-Wajir',
  },
};
