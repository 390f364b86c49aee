import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { NotificationSettingsForm, type NotificationSettingsView } from './notification-settings-form';

const SETTINGS: NotificationSettingsView = {
  types: [
    { type: 'message', inApp: true, mail: 'off', push: true },
    { type: 'certificate', inApp: true, mail: 'now' },
    { type: 'mark', inApp: true, mail: 'digest' },
    { type: 'quiz-due', inApp: true, mail: 'now' },
    { type: 'seats', inApp: true, mail: 'off' },
    { type: 'payment-problem', inApp: true, mail: 'now' },
    { type: 'payment', inApp: true, mail: null },
    { type: 'refund', inApp: true, mail: null },
    { type: 'gift', inApp: false, mail: null, push: false },
    { type: 'hub-request', inApp: true, mail: null },
    { type: 'help', inApp: true, mail: null },
    { type: 'assignment', inApp: false, mail: 'off' },
  ],
  quiet: { from: '22:00', to: '07:00' },
  timeZone: 'Africa/Nairobi',
};

const meta = {
  title: 'Learning/Screens/Notification settings form',
  component: NotificationSettingsForm,
  args: {
    state: { status: 'ready' },
    settings: SETTINGS,
    deviceTimeZone: 'Africa/Nairobi',
    onSave: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof NotificationSettingsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:1.4.10', 'wcag:2.4.6', 'wcag:3.3.2', 'spec:13.52', 'spec:14.343'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Each row says what is chosen, and opens its choices.
    const row = canvas.getByRole('button', { name: 'Gifts for you' });
    await expect(row).toHaveAccessibleDescription('By mail');
    await expect(
      canvas.getByRole('button', { name: 'Messages and announcements' }),
    ).toHaveAccessibleDescription('In the app · On devices');
    await expect(canvas.getByRole('button', { name: 'Quiz results' })).toHaveAccessibleDescription(
      'In the app · Daily mail',
    );
    await expect(
      canvas.getByRole('button', { name: 'Courses that your hubs assign to you' }),
    ).toHaveAccessibleDescription('Never');
    await expect(canvas.queryAllByRole('button', { expanded: true })).toEqual([]);
    await userEvent.click(row);
    const gifts = within(canvas.getByRole('group', { name: 'Gifts for you' }));
    await expect(gifts.getByRole('checkbox', { name: 'In the app' })).not.toBeChecked();
    await expect(gifts.getByRole('checkbox', { name: 'On devices' })).not.toBeChecked();
    await expect(gifts.getByText('Always sent by mail')).toBeVisible();
    await expect(gifts.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByText('Times are in the time zone Africa/Nairobi.')).toBeVisible();
    // The name stands above its choices.
    const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);
    await expect(topOf(gifts.getByRole('checkbox', { name: 'In the app' }))).toBeGreaterThan(topOf(row));
    await userEvent.click(canvas.getByRole('button', { name: 'Open all' }));
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(SETTINGS.types.length);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.3.1', 'wcag:3.3.3', 'wcag:4.1.3', 'spec:13.52'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('button', { name: 'Messages and announcements' });
    row.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    const message = within(canvas.getByRole('group', { name: 'Messages and announcements' }));
    await expect(message.getByRole('checkbox', { name: 'In the app' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(message.getByRole('checkbox', { name: 'On devices' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(message.getByRole('combobox', { name: 'By mail' })).toHaveFocus();
    await userEvent.selectOptions(message.getByRole('combobox', { name: 'By mail' }), 'digest');
    await expect(row).toHaveAccessibleDescription('Daily mail');

    const to = canvas.getByRole('textbox', { name: 'Quiet until' });
    to.focus();
    await userEvent.keyboard('{Control>}a{/Control}22:00');
    const save = canvas.getByRole('button', { name: 'Save notifications' });
    save.focus();
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('link', { name: 'Choose another time than the first one.' }),
    ).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    to.focus();
    await userEvent.keyboard('{Control>}a{/Control}06:30');
    save.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        types: [{ type: 'message', inApp: false, mail: 'digest', push: false }, ...SETTINGS.types.slice(1)],
        quiet: { from: '22:00', to: '06:30' },
        timeZone: 'Africa/Nairobi',
      }),
    );
    await expect(await canvas.findByText('Your notification settings are saved.')).toBeVisible();
  },
};

export const WithoutQuietHours: Story = {
  args: { settings: { ...SETTINGS, quiet: null }, deviceTimeZone: 'Africa/Kampala' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('textbox', { name: 'Quiet from' })).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Time zone' }), 'Africa/Kampala');
    await userEvent.click(canvas.getByRole('button', { name: 'Save notifications' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...{ types: SETTINGS.types, quiet: null, timeZone: 'Africa/Kampala' },
      }),
    );
  },
};

export const Kiswahili: Story = {
  globals: { locale: 'sw-KE' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Vyeti' })).toHaveAccessibleDescription(
      'Kwenye programu · Barua pepe mara moja',
    );
  },
};

export const Loading: Story = {
  args: { settings: undefined, state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading your notification settings…')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { settings: undefined, state: { status: 'error', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.state.onRetry).toHaveBeenCalledOnce();
  },
};
