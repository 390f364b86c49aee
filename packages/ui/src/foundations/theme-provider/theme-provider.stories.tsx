import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type Display, ThemeProvider, useDisplay } from './theme-provider';

const CHANGES: [string, Partial<Display>][] = [
  ['Light', { theme: 'light' }],
  ['Dark', { theme: 'dark' }],
  ['High contrast', { contrast: 'high' }],
  ['Standard contrast', { contrast: 'standard' }],
  ['Larger text', { textSize: '125' }],
  ['Standard text', { textSize: '100' }],
  ['Less motion', { motion: 'reduced' }],
];

function Choices() {
  const { display, setDisplay } = useDisplay();
  return (
    <div className="flex flex-col gap-4">
      <p>
        {`This page is ${display.theme}, its contrast ${display.contrast}, its text at ${display.textSize} %.`}
      </p>
      <div className="flex flex-wrap gap-3">
        {CHANGES.map(([label, change]) => (
          <button
            key={label}
            type="button"
            className="min-h-target-primary rounded-md border-2 border-line-control px-4 font-bold transition-colors"
            onClick={() => setDisplay(change)}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}

const meta = {
  title: 'Foundations/Theme provider',
  component: ThemeProvider,
  args: { children: <Choices /> },
} satisfies Meta<typeof ThemeProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const KeptAndApplied: Story = {
  tags: ['wcag:1.4.4', 'wcag:1.4.6', 'spec:4.14'],
  play: async ({ canvasElement }) => {
    const press = (name: string) => userEvent.click(within(canvasElement).getByRole('button', { name }));
    const root = document.documentElement;
    await press('High contrast');
    await press('Larger text');
    await press('Less motion');
    await waitFor(() => expect(root).toHaveClass('high-contrast', 'text-size-125', 'reduce-motion'));
    await expect(window.localStorage.getItem('contrast')).toBe('high');
    await expect(window.localStorage.getItem('textSize')).toBe('125');
    await press('Light');
    await waitFor(() => expect(root).toHaveClass('light'));
    await press('Dark');
    await waitFor(() => expect(root).toHaveClass('dark'));
    await expect(root).not.toHaveClass('light');
  },
};

export const SeenAtOnce: Story = {
  tags: ['spec:14.303'],
  play: async ({ canvasElement }) => {
    const press = (name: string) => userEvent.click(within(canvasElement).getByRole('button', { name }));
    const root = document.documentElement;
    const running = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (const theme of ['Light', 'Dark']) {
      await press(theme);
      await waitFor(() => expect(root).toHaveClass(theme.toLowerCase()));
      await expect(running()).toEqual([]);
    }
  },
};
