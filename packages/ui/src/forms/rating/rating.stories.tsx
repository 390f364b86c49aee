import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Rating, RatingInput } from './rating';

const meta = {
  title: 'Forms/Rating',
  component: Rating,
  args: { value: 4.5, count: 120 },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'wcag:1.1.1', 'wcag:1.4.1'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('4.5 of 5, 120 ratings')).toBeVisible();
  },
};

export const SizesAndNone: Story = {
  tags: ['state:empty'],
  render: () => (
    <div className="flex flex-col items-start gap-4">
      <Rating value={3.27} count={1} size="sm" />
      <Rating value={5} size="md" />
      <Rating value={0} count={0} />
      <Rating value={7.8} max={10} count={12_480} size="lg" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3.3 of 5, 1 rating')).toBeVisible();
    await expect(canvas.getByText('No ratings yet')).toBeVisible();
    await expect(canvas.getByText('7.8 of 10, 12,480 ratings')).toBeVisible();
  },
};

const changed = fn();

export const Input: Story = {
  tags: ['state:error', 'state:disabled', 'wcag:1.3.1', 'wcag:2.5.8', 'wcag:3.3.1', 'wcag:4.1.2'],
  render: () => (
    <form className="flex flex-col gap-6">
      <RatingInput label="How good was the course?" name="stars" onValueChange={changed} />
      <RatingInput label="Mwalimu alieleza vizuri?" required={false} error="Choose one to five stars" />
      <RatingInput label="Your rating of last year" defaultValue={3} disabled />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const group = within(canvasElement).getByRole('group', { name: 'How good was the course?' });
    await expect(within(group).getByText('Not rated yet')).toBeVisible();
    const four = within(group).getByRole('radio', { name: '4 stars' });
    await expect(four.offsetWidth).toBeGreaterThanOrEqual(44);
    await userEvent.click(four);
    await expect(four).toBeChecked();
    await expect(changed).toHaveBeenLastCalledWith(4);
    await expect(new FormData(form).get('stars')).toBe('4');
    await expect(within(group).getByText('4 of 5')).toBeVisible();
    form.reset();
    await waitFor(() => expect(within(group).getByText('Not rated yet')).toBeVisible());
    await expect(new FormData(form).get('stars')).toBeNull();
    const wrong = within(canvasElement).getByRole('group', { name: /alieleza vizuri\? \(optional\)/ });
    await expect(wrong).toHaveAccessibleDescription('Error: Choose one to five stars');
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1'],
  render: () => <RatingInput label="How good was the course?" defaultValue={2} onValueChange={changed} />,
  play: async ({ canvasElement }) => {
    const star = (name: string) => within(canvasElement).getByRole('radio', { name });
    await userEvent.tab();
    await expect(star('2 stars')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(star('4 stars')).toHaveFocus();
    await expect(star('4 stars')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(changed).toHaveBeenLastCalledWith(3);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: (args) => (
    <div className="flex flex-col items-start gap-4">
      <Rating {...args} />
      <RatingInput label="كيف كانت الدورة؟" defaultValue={4} />
    </div>
  ),
};
