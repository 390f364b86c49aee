import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { AccountData, type AccountDataView } from './account-data';

const DATA: AccountDataView = {
  export: null,
  nextExportAt: null,
  blockers: [],
  certificates: 2,
  graceDays: 14,
};
const COPY = { requestedAt: '2026-11-24T09:00:00.000Z', expiresAt: null, bytes: null, href: null };

const meta = {
  title: 'Learning/Screens/Account data',
  component: AccountData,
  args: {
    state: { status: 'ready' },
    data: DATA,
    email: 'achieng@example.com',
    onExport: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    onDelete: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof AccountData>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wcag:1.3.1', 'wcag:1.4.10', 'wcag:2.4.6', 'spec:13.121'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/deleted after 14 days/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a copy' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const Keyboard: Story = {
  args: {
    onDelete: fn(
      async ({ password }: { password?: string }): Promise<FormOutcome> =>
        password === 'right'
          ? { ok: true }
          : {
              ok: false,
              message: 'That is not it.',
              errors: { password: 'That is not your current password.' },
            },
    ),
  },
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.3.1', 'wcag:3.3.2', 'wcag:3.3.4', 'spec:13.121'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Delete account…' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await expect(dialog.getByText(/as the law on accounts asks/)).toBeVisible();
    const submit = dialog.getByRole('button', { name: 'Delete my account' });
    submit.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByRole('link', { name: 'Enter your password' })).toBeVisible();
    await expect(args.onDelete).not.toHaveBeenCalled();
    dialog.getByRole('checkbox', { name: 'Keep my certificates valid' }).focus();
    await userEvent.keyboard(' ');
    dialog.getByLabelText('Your password').focus();
    await userEvent.keyboard('wrong{Enter}');
    await waitFor(() =>
      expect(args.onDelete).toHaveBeenCalledWith({ password: 'wrong', keepCertificates: true }),
    );
    await expect(
      await dialog.findByRole('link', { name: 'That is not your current password.' }),
    ).toBeVisible();
    await expect(dialog.getByRole('checkbox')).toBeChecked();
  },
};

export const Requested: Story = {
  tags: ['wcag:4.1.3', 'spec:13.121'],
  args: {
    data: {
      ...DATA,
      export: { ...COPY, state: 'requested' },
      nextExportAt: '2026-11-25T09:00:00.000Z',
      certificates: 0,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/You get a mail when it is ready/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask for a copy' })).toBeNull();
    await expect(canvas.getByText(/another copy from/)).toBeVisible();
  },
};

export const ReadyAndBlocked: Story = {
  args: {
    data: {
      ...DATA,
      export: {
        ...COPY,
        state: 'ready',
        expiresAt: '2026-12-01T09:00:00.000Z',
        bytes: 1_250_000,
        href: '/api/data-exports/abc?k=1',
      },
      nextExportAt: '2026-11-25T09:00:00.000Z',
      blockers: ['courses', 'payout'],
    },
  },
  tags: ['spec:13.121'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: /Download your data \(1\.\d+.MB\)/ })).toHaveAttribute(
      'href',
      '/api/data-exports/abc?k=1',
    );
    await expect(canvas.getByText(/give them to another instructor first/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete account…' })).toBeNull();
  },
};

export const Expired: Story = {
  args: { data: { ...DATA, export: { ...COPY, state: 'expired' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/is deleted. Ask for a new one/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ask for a copy' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    data: { ...DATA, export: { ...COPY, state: 'failed' } },
    onExport: fn(
      async (): Promise<FormOutcome> => ({ ok: false, message: 'You have asked for a copy today.' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Ask for a copy' }));
    await expect(await canvas.findByText('You have asked for a copy today.')).toBeVisible();
  },
};

export const Kiswahili: Story = {
  globals: { locale: 'sw-KE' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { name: 'Nakala ya data yako' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { data: undefined, state: { status: 'loading' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading what we know about your data…')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { data: undefined, state: { status: 'error', onRetry: fn() } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.state.onRetry).toHaveBeenCalledOnce();
  },
};
