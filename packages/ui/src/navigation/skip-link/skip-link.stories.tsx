import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SkipLink } from './skip-link';

const meta = {
  title: 'Navigation/Skip link',
  component: SkipLink,
  parameters: { frame: 'page' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <header className="p-4">
        <a href="#courses" className="text-link underline">
          Courses
        </a>
      </header>
      <main id="main" tabIndex={-1} className="p-4">
        <h1 className="text-2xl font-bold">Start a kitchen garden</h1>
        <p>Six square metres are enough for sukuma wiki, onions and a row of beans.</p>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole('link', { name: 'Skip to main content' });
    await expect(link).toHaveFocus();
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.1', 'spec:2.67'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(within(canvasElement).getByRole('main')).toHaveFocus();
    await expect(window.location.hash).toBe('');
  },
};
