import type { Meta, StoryObj } from '@storybook/react-vite';
import { AboutScreen } from './about-screen';

const meta = {
  title: 'Learning/Screens/About screen',
  component: AboutScreen,
  parameters: { frame: 'page' },
  decorators: [
    (Story) => (
      <main className="px-4 py-8 sm:px-8">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AboutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
