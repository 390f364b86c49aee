import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { TextLink } from '../../actions/text-link/text-link';
import { Callout } from './callout';

const meta = {
  title: 'Feedback/Callout',
  component: Callout,
  args: { tone: 'info', children: 'Lessons marked “Free preview” are open to everyone, without an account.' },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Tones: Story = {
  tags: ['wcag:1.4.1', 'wcag:1.4.3'],
  render: () => (
    <div className="flex max-w-reading flex-col gap-4">
      <Callout tone="info" title="Two units are already yours">
        They are not part of the total below.
      </Callout>
      <Callout tone="success" title="You are enrolled">
        “Start a kitchen garden” is now among your courses.
      </Callout>
      <Callout tone="warning" title="This unit costs money, and this site takes no payments yet">
        You can still study every free unit and free preview.{' '}
        <TextLink href="/help-desk#paying">How paying works</TextLink>
      </Callout>
      <Callout tone="danger" title="Your changes were not saved">
        The connection was lost. What you typed is still here.
      </Callout>
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Warning:')).toBeInTheDocument();
    await expect(within(canvasElement).getByText('Problem:')).toBeInTheDocument();
  },
};

export const TextOnly: Story = {};

export const WithAction: Story = {
  args: {
    tone: 'warning',
    title: 'Confirm your email address',
    children: 'We sent a link to wanjiku.kamau@example.com. Open it to start learning.',
    actions: (
      <Button variant="secondary" size="sm">
        Send the link again
      </Button>
    ),
  },
};

export const VeryLongWords: Story = {
  tags: ['wcag:1.4.10'],
  args: {
    tone: 'danger',
    title: 'The file could not be stored',
    children:
      'mpango-wa-biashara-ya-duka-la-rejareja-toleo-la-mwisho-kabisa-limehaririwa-tena-2026-11-21.docx is larger than 5 MB.',
  },
};
