import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DEFAULT_DISPLAY, type Display } from '@digiken/ui/theme-provider';
import { DisplaySettings } from './display-settings';

const meta = {
  title: 'Learning/Screens/Display settings',
  component: DisplaySettings,
  args: { display: DEFAULT_DISPLAY, onChange: fn() },
} satisfies Meta<typeof DisplaySettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EverythingChanged: Story = {
  args: { display: { theme: 'light', contrast: 'high', textSize: '150', motion: 'reduced' } },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.2.2'],
  render: function Render(args) {
    const [display, setDisplay] = useState<Display>(args.display);
    return (
      <DisplaySettings
        display={display}
        onChange={(change) => {
          args.onChange(change);
          setDisplay({ ...display, ...change });
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith({ theme: 'light' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Large' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({ textSize: '125' });
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
};
