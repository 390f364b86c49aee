import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProviderProblem } from './provider-problem';

const PROBLEMS = [
  'cancelled',
  'expired',
  'unavailable',
  'clock',
  'refused',
  'no-email',
  'busy',
  'unknown',
  'of-a-later-release',
];

const meta = {
  title: 'Learning/Screens/Provider problem',
  component: ProviderProblem,
  args: { problem: 'cancelled', provider: 'Google' },
} satisfies Meta<typeof ProviderProblem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const All: Story = {
  tags: ['wcag:3.3.1', 'spec:13.135'],
  render: (args) => (
    <div className="flex flex-col gap-4">
      {PROBLEMS.map((problem) => (
        <ProviderProblem key={problem} {...args} problem={problem} />
      ))}
      <ProviderProblem problem="unavailable" provider={undefined} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('[data-slot=callout]')].map((e) => e.textContent);
    await expect(new Set(texts).size).toBe(PROBLEMS.length);
    await expect(texts.at(-1)).toContain('the other site');
  },
};
