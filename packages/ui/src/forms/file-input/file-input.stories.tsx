import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { FileInput } from './file-input';

const meta = {
  title: 'Forms/File input',
  component: FileInput,
  args: {
    label: 'Your picture',
    hint: 'JPEG, PNG or WebP, up to 2 MB.',
    accept: 'image/jpeg,image/png,image/webp',
    onFile: fn(),
  },
} satisfies Meta<typeof FileInput>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithError: Story = {
  tags: ['wcag:3.3.1'],
  args: { error: 'The picture is 3.4 MB. Choose one of up to 2 MB.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Your picture');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(/up to 2 MB\. Error: The picture is 3\.4 MB/);
  },
};

export const Chosen: Story = {
  play: async ({ canvasElement, args }) => {
    const file = new File(['picture'], 'wanjiku-in-the-shop-in-gikomba-market-on-a-saturday.png', {
      type: 'image/png',
    });
    await userEvent.upload(within(canvasElement).getByLabelText('Your picture'), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByLabelText('Your picture')).toHaveFocus();
  },
};
