import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { kept } from '../../foundations/story/kept';
import { OneTimeCode } from './one-time-code';

const Kept = kept(OneTimeCode);

const meta = {
  title: 'Forms/One time code',
  component: OneTimeCode,
  args: {
    label: 'Code from the message',
    hint: 'We sent 6 digits to +254 7•• ••• 318. They are good for ten minutes.',
    value: '',
    onValueChange: fn(),
    onComplete: fn(),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof OneTimeCode>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxes = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll('[data-slot=one-time-code-box]')].map((box) => box.textContent).join('');

export const Default: Story = {
  tags: ['state:default', 'state:empty', 'wcag:1.3.5'],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Code from the message' });
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
  },
};

export const Refused: Story = {
  tags: ['state:error', 'wcag:1.3.1', 'wcag:3.3.1'],
  args: { value: '120318', error: 'This code has run out. Ask for a new one.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/6 digits.*run out/);
    await expect(boxes(canvasElement)).toBe('120318');
  },
};

export const Pasted: Story = {
  tags: ['wcag:3.3.8'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('Your Digiken code: 482 913');
    await expect(boxes(canvasElement)).toBe('482913');
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const OtherDigits: Story = {
  tags: ['spec:15.72'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox'));
    await userEvent.paste('\u202A٤٨٢ ９１３\u202C');
    await expect(args.onComplete).toHaveBeenCalledWith('482913');
  },
};

export const Eight: Story = {
  tags: ['state:long', 'wcag:1.4.10'],
  globals: { direction: 'rtl' },
  args: { length: 8, value: '20261', label: 'Recovery code' },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('[data-slot=one-time-code-box]');
    await expect(first?.getBoundingClientRect().left).toBeLessThan(
      second?.getBoundingClientRect().left ?? Number.NaN,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.7', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Code from the message' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    const [first] = canvasElement.querySelectorAll('[data-slot=one-time-code-box]');
    await expect(first && getComputedStyle(first).outlineStyle).toBe('solid');
    await userEvent.keyboard('48x29{Backspace}3');
    await expect(boxes(canvasElement)).toBe('4823');
    await userEvent.keyboard('17');
    await expect(args.onComplete).toHaveBeenCalledWith('482317');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}5');
    await expect(boxes(canvasElement)).toBe('482357');
  },
};
