import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccessibilityScreen } from './accessibility-screen';

const meta = {
  title: 'Screens/AccessibilityScreen',
  component: AccessibilityScreen,
  parameters: { frame: 'page' },
  decorators: [
    (Story) => (
      <main className="px-4 py-8 sm:px-8">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AccessibilityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithContact: Story = { args: { contactEmail: 'help@school.example' } };
