import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextLink } from '../../actions/text-link/text-link';
import { Section } from './section';

const meta = {
  title: 'Display/Section',
  component: Section,
  args: {
    title: 'New this month',
    children: (
      <p>Two courses on water, one on bees, and the first lessons of a course on repairing phones.</p>
    ),
  },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:1.3.1'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: 'New this month' })).toBeVisible();
  },
};

export const WithIntroAndAction: Story = {
  args: {
    intro: 'Each has a lesson that is free to read.',
    actions: <TextLink href="/courses">All courses</TextLink>,
  },
};

export const Nested: Story = {
  render: () => (
    <Section title="Your profile">
      <Section title="Your picture" headingLevel={3}>
        <p>Shown beside your name in your hubs.</p>
      </Section>
    </Section>
  ),
};
