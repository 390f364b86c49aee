import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { PasskeyList, type PasskeyView } from './passkey-list';

const HOUR = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

const PASSKEYS: PasskeyView[] = [
  { id: '1', name: 'Samsung phone', synced: true, createdAt: ago(900), lastUsedAt: ago(3) },
  { id: '2', name: 'Key on the ring', synced: false, createdAt: ago(30), lastUsedAt: null },
];
const CANCELLED = 'No passkey was made. Try again when you are ready.';

const meta = {
  title: 'Learning/Screens/Passkey list',
  component: PasskeyList,
  args: {
    state: { status: 'ready' },
    passkeys: PASSKEYS,
    max: 10,
    supported: true,
    defaultName: 'Chrome on Android',
    onAdd: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    onRename: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    onRemove: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
  render: function Render(args) {
    const [passkeys, setPasskeys] = useState(args.passkeys);
    return (
      <PasskeyList
        {...args}
        passkeys={passkeys}
        onRemove={async (id) => {
          const outcome = await args.onRemove(id);
          if (outcome.ok) setPasskeys(passkeys.filter((one) => one.id !== id));
          return outcome;
        }}
      />
    );
  },
} satisfies Meta<typeof PasskeyList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:2.4.6', 'wcag:3.3.4', 'wcag:4.1.3', 'spec:13.140'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Rename Samsung phone' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove this passkey?' }));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledWith('1'));
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Your passkeys' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    await expect(dialog.getByRole('textbox', { name: 'Name of the passkey' })).toHaveValue(
      'Chrome on Android',
    );
  },
};

export const Refused: Story = {
  tags: ['wcag:3.3.1'],
  args: { passkeys: [], onAdd: fn(async (): Promise<FormOutcome> => ({ ok: false, message: CANCELLED })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('You have no passkeys yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add a passkey' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a passkey' }));
    const name = dialog.getByRole('textbox', { name: 'Name of the passkey' });
    await userEvent.clear(name);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Enter a name/));
    await userEvent.type(name, 'School laptop{Enter}');
    await expect(await dialog.findByText(CANCELLED)).toBeVisible();
    await expect(name).toHaveValue('School laptop');
  },
};

export const Unsupported: Story = { args: { supported: false, passkeys: [] } };
export const Loading: Story = { args: { state: { status: 'loading' }, passkeys: [] } };
export const Failed: Story = { args: { state: { status: 'error', onRetry: fn() }, passkeys: [] } };
