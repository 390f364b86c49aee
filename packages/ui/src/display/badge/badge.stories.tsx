import type { Meta, StoryObj } from '@storybook/react-vite';
import { Check, Lock } from 'lucide';
import { Icon } from '../../foundations/lib/icon';
import { Badge } from './badge';

const meta = { title: 'Display/Badge', component: Badge, args: { children: 'Beginner' } } satisfies Meta<
  typeof Badge
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Tones: Story = {
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Badge>Beginner</Badge>
      <Badge variant="solid">Free lesson</Badge>
      <Badge tone="success" icon={<Icon of={Check} size={16} />}>
        Done
      </Badge>
      <Badge tone="warning">Draft</Badge>
      <Badge tone="danger">Payment failed</Badge>
      <Badge tone="info" icon={<Icon of={Lock} size={16} />}>
        Locked
      </Badge>
    </div>
  ),
};

export const VeryLongText: Story = {
  args: { children: 'Machine translation from English into Kiswahili, not yet checked by a person' },
};
