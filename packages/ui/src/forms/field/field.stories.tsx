import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { controlClasses, Field } from './field';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Phone number',
    hint: 'Start with 07 or 01',
    children: (control) => <input {...control} type="tel" className={controlClasses} />,
  },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const AroundAnyControl: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Phone number' });
    await expect(input).toHaveAccessibleDescription('Start with 07 or 01');
  },
};

export const WithError: Story = {
  tags: ['wcag:3.3.1'],
  args: { error: 'Enter ten digits, like 0712 345 678' },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('textbox', { name: 'Phone number' }),
    ).toHaveAccessibleDescription(/Enter ten digits, like 0712 345 678/);
  },
};
