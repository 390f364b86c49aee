import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { TextArea } from '../../forms/text-area/text-area';
import type { FormOutcome } from '../../foundations/lib/types';
import { SessionExpiryWarning, type SessionExpiryWarningProps } from './session-expiry-warning';

const NOON = Date.parse('2026-11-21T09:00:00Z');
const stillClock = () => NOON;
const HOUR = 3_600_000;

type HostProps = Omit<SessionExpiryWarningProps, 'expiresAt'> & { left: number };

/** A page with typed text, whose session is about to expire when the typing ends. */
function Host({ left, onStay, ...rest }: HostProps) {
  const [expiresAt, setExpiresAt] = useState(NOON + HOUR);
  return (
    <div className="min-h-[26rem] max-w-form">
      <TextArea
        label="Your answer"
        rows={3}
        defaultValue="A cash book shows every shilling that came in, and"
        onChange={({ target }) => {
          if (target.value.endsWith('every shilling')) setExpiresAt(NOON + left);
        }}
      />
      <SessionExpiryWarning
        {...rest}
        expiresAt={expiresAt}
        now={stillClock}
        onStay={async () => {
          const outcome = await onStay();
          if (outcome.ok) setExpiresAt(NOON + 2 * HOUR);
          return outcome;
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Overlays/Session expiry warning',
  component: Host,
  parameters: { propsOf: SessionExpiryWarning },
  args: {
    left: 120_000,
    onStay: fn((): Promise<FormOutcome> => Promise.resolve({ ok: true })),
    onSignOut: fn(),
    onExpired: fn(),
  },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

async function warned(canvasElement: HTMLElement) {
  const field = within(canvasElement).getByRole('textbox', { name: 'Your answer' });
  await userEvent.click(field);
  await userEvent.keyboard(' every shilling');
  const dialog = await screen.findByRole('alertdialog', { name: 'Are you still there?' });
  const stay = within(dialog).getByRole('button', { name: 'Stay signed in' });
  await waitFor(() => expect(stay).toHaveFocus());
  return { field, dialog, stay };
}

export const Default: Story = { tags: ['!test'] };

export const Open: Story = {
  tags: ['state:open', 'wcag:2.2.1', 'wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const { dialog, field } = await warned(canvasElement);
    await expect(dialog).toHaveAccessibleDescription(/^You will be signed out in 2 minutes, /);
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    await waitFor(() => expect(field.closest('[inert]')).not.toBeNull());
    await userEvent.click(
      document.querySelector('[data-slot="session-expiry-warning-overlay"]') as HTMLElement,
    );
    await expect(dialog).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.1.2', 'wcag:2.2.1', 'wcag:2.4.3', 'wcag:4.1.3'],
  args: { left: 95_000 },
  play: async ({ canvasElement, args }) => {
    const { field, dialog, stay } = await warned(canvasElement);
    await expect(dialog).toHaveAccessibleDescription(/in 1 minute 40 seconds/);
    await userEvent.tab();
    await expect(within(dialog).getByRole('button', { name: 'Sign out now' })).toHaveFocus();
    await userEvent.tab();
    await expect(stay).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('A cash book shows every shilling that came in, and every shilling');
    await expect(args.onStay).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(document.querySelector('[data-slot=announcer-polite]')).toHaveTextContent(
        'You are still signed in.',
      ),
    );
  },
};

export const EscapeStays: Story = {
  tags: ['wcag:2.1.2'],
  play: async ({ canvasElement, args }) => {
    const { field } = await warned(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onStay).toHaveBeenCalledOnce();
    await expect(args.onSignOut).not.toHaveBeenCalled();
  },
};

export const StayingFailed: Story = {
  tags: ['state:error', 'state:long', 'wcag:4.1.3'],
  args: {
    left: 28_000,
    onStay: fn(
      (): Promise<FormOutcome> =>
        Promise.resolve({ ok: false, message: 'You are offline. Your session could not be extended yet.' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const { dialog, stay } = await warned(canvasElement);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).toHaveTextContent('Your session could not be extended yet.'));
    await expect(stay).toHaveFocus();
    await expect(dialog).toHaveAccessibleDescription(/in 28 seconds/);
  },
};
