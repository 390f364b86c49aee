import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { ProfileScreen } from './profile-screen';

const fine = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Learning/Screens/Profile screen',
  component: ProfileScreen,
  parameters: { frame: 'page' },
  decorators: [
    (Story) => (
      <main className="px-4 py-8 sm:px-8">
        <Story />
      </main>
    ),
  ],
  args: {
    user: {
      name: 'Wanjiku Mwangi',
      firstName: 'Wanjiku',
      lastName: 'Mwangi',
      email: 'wanjiku@example.com',
    },
    onSave: fn(fine),
    onAvatar: fn(fine),
    onRemoveAvatar: fn(fine),
    settingsHref: '#settings',
  },
} satisfies Meta<typeof ProfileScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { state: { status: 'loading' }, user: undefined } };

export const Failed: Story = { args: { state: { status: 'error', onRetry: fn() }, user: undefined } };
