import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import { inPublicPage } from '../../lib/story-frames';
import { KeptChoiceScreen } from './kept-choice-screen';

const onPress = fn();

const meta = {
  title: 'Learning/Payments/Kept choice screen',
  component: KeptChoiceScreen,
  parameters: { frame: 'page' },
  decorators: [inPublicPage],
  args: {
    email: 'achieng@example.co.ke',
    firstName: 'Achieng',
    unitCount: 3,
    next: {
      reason: 'choice',
      title: 'Beekeeping for Small Farms',
      place: '2. Siting your hives, 3. Catching a swarm, 5. Harvesting cleanly',
      amount: 650,
      progress: { done: 2, total: 4, unit: 'steps' },
      quiet: { label: 'Change my units', href: '#change' },
      onPress,
    },
  },
  beforeEach: () => {
    onPress.mockClear();
  },
} satisfies Meta<typeof KeptChoiceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

/** The title has the focus; the button is next. */
export const Keyboard: Story = {
  tags: ['keyboard', 'spec:17.53', 'wcag:2.4.3', 'wcag:1.3.1', 'wcag:1.1.1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Karibu, Achieng. Your choice is still here.' }),
    ).toHaveFocus();
    await expect(canvas.getByText('achieng@example.co.ke is confirmed')).toBeVisible();
    await expect(canvas.getByText('2 of 4 steps done')).toBeVisible();
    // The sunrise and the icons say nothing that the text does not.
    await expect(canvas.queryAllByRole('img')).toEqual([]);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Go on to pay Ksh\s650$/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Change my units' })).toHaveFocus();
  },
};

/** On a device where nobody is signed in, one logs in on the way. */
export const SignedOut: Story = {
  args: {
    email: undefined,
    firstName: undefined,
    next: { ...meta.args.next, onPress: undefined, href: '/auth/signin', action: 'Log in and go on to pay' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Karibu. Your choice is still here.' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in and go on to pay' })).toBeVisible();
  },
};

const CHANGED = 'The price has changed. Check the new total, then pay.';

/** Why going on did not work is announced, and stands above the button. */
export const Problem: Story = {
  tags: ['wcag:4.1.3'],
  args: { problem: CHANGED },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(CHANGED)).toBeVisible();
    await passTime(500);
    await waitFor(() =>
      expect(document.querySelector('[data-slot="announcer-assertive"]')).toHaveTextContent(CHANGED),
    );
  },
};

export const LongNames: Story = {
  tags: ['wcag:1.4.10'],
  args: {
    email: 'wanjikuwamungaiwamaringoyamashambamadogo@shulezamsingizamashinani.example.co.ke',
    firstName: 'Wanjikuwamungaiwamaringoyamashambamadogo',
    unitCount: 12,
    next: {
      ...meta.args.next,
      title: 'Ufugajiwanyukikwamashambamadogo and everything that a smallholder has to know first',
      amount: 120_000,
    },
  },
};
