import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextLink } from '../../actions/text-link/text-link';
import { Badge } from '../badge/badge';
import { Facts } from './facts';

const meta = {
  title: 'Display/Facts',
  component: Facts,
  args: {
    items: [
      { label: 'Email address', value: 'achieng.odhiambo@example.com' },
      { label: 'Role', value: 'Instructor' },
      { label: 'State', value: <Badge tone="success">Active</Badge> },
      { label: 'Hub', value: <TextLink href="#hub">Kisumu young farmers</TextLink> },
      { label: 'Joined', value: '3 March 2026' },
      { label: 'Last seen', value: null },
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const TwoColumns: Story = {
  tags: ['wcag:1.3.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('term')).toHaveLength(6);
    await expect(canvas.getByText('None')).toBeInTheDocument();
  },
};

export const OneColumn: Story = {
  args: {
    columns: 1,
    items: [
      { label: 'Reference', value: 'HD-2026-00481' },
      { label: 'Browser', value: 'Chrome 140 on Android, with the screen reader TalkBack' },
      {
        label: 'Address of the page',
        value:
          '/console/course/unit/lesson/0f6c1d3e-7b42-4a8f-9e0d-25bd8a1c77f4/Drip-irrigation-on-a-quarter-acre-measured',
      },
    ],
  },
};
