import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { passTime } from '@digiken/ui/story/pass-time';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { HubSettingsForm, type InvitationOutcome } from './hub-settings-form';

const ok = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Learning/Screens/Hub settings form',
  component: HubSettingsForm,
  parameters: { frame: 'page' },
  decorators: [
    (Story) => (
      <main className="mx-auto flex max-w-content flex-col gap-8 px-4 py-8 sm:px-8">
        <h1 className="text-3xl font-heavy">Settings</h1>
        <Story />
      </main>
    ),
  ],
  args: {
    hub: {
      name: 'Kakamega Farmers’ Circle',
      summary: 'Smallholders who learn together, from seed to market.',
      description: 'We meet on Saturdays in the library and study one unit a week.',
      acceptsRequests: true,
    },
    onSave: fn(ok),
    invitations: [
      {
        id: 'i1',
        label: 'Evening group',
        uses: 3,
        maxUses: 20,
        expiresAt: '2027-01-10T00:00:00.000Z',
        state: 'open',
      },
      {
        id: 'i2',
        label: 'Open day',
        uses: 40,
        maxUses: 40,
        expiresAt: '2026-10-01T00:00:00.000Z',
        state: 'used-up',
      },
      {
        id: 'i3',
        label: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwakitaifa',
        uses: 0,
        maxUses: 5,
        expiresAt: '2026-09-01T00:00:00.000Z',
        state: 'withdrawn',
      },
    ],
    onInvite: fn(
      async (): Promise<InvitationOutcome> => ({
        ok: true,
        link: 'https://digiken.example/invitation#k7Qd-2mWx-9fTr',
      }),
    ),
    onRevoke: fn(ok),
    courses: {
      courses: [{ id: 'c2', title: 'Drip irrigation on a quarter acre', href: '/course/c2' }],
      choices: [
        { id: 'c1', title: 'Keep the books of a small shop' },
        { id: 'c2', title: 'Drip irrigation on a quarter acre' },
      ],
      onAdd: fn<(id: string) => Promise<FormOutcome>>(ok),
      onRemove: fn<(id: string) => Promise<FormOutcome>>(ok),
    },
  },
} satisfies Meta<typeof HubSettingsForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.1'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const uses = canvas.getByRole('textbox', { name: 'For how many people?' });
    await userEvent.clear(uses);
    await userEvent.keyboard('many{Enter}');
    await expect(
      await canvas.findByRole('group', { name: /^There (is a problem|are \d+ problems)$/ }),
    ).toHaveFocus();
    await expect(uses).toHaveValue('many');
    await userEvent.clear(uses);
    await userEvent.keyboard('12{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Your invitation is ready' })).toHaveFocus();
    await expect(args.onInvite).toHaveBeenCalledWith({ label: '', maxUses: 12, days: 14, emails: undefined });
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Invitation link' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Copy the link' })).toHaveFocus();
  },
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

export const Courses: Story = {
  tags: ['wcag:2.4.3', 'wcag:4.1.3', 'spec:15.172'],
  render: function Render(args) {
    const [ids, setIds] = useState(['c2']);
    const choices = args.courses?.choices ?? [];
    return (
      <HubSettingsForm
        {...args}
        courses={{
          choices,
          courses: choices.filter(({ id }) => ids.includes(id)),
          onAdd: async (id) => {
            setIds((all) => [...all, id]);
            return { ok: true };
          },
          onRemove: async (id) => {
            // Rendered again before the answer, as by a refetch.
            setIds((all) => [...all]);
            await nextFrame();
            setIds((all) => all.filter((one) => one !== id));
            return { ok: true };
          },
        }}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Add a course' });
    await userEvent.type(select, 'drip');
    await passTime(1_000);
    await expect(canvas.queryByRole('option', { name: /Drip irrigation/ })).toBeNull();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Remove “Drip irrigation on a quarter acre” from the hub' }),
    );
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Courses of the hub' })).toHaveFocus());
    await userEvent.clear(select);
    await userEvent.type(select, 'books');
    await passTime(1_000);
    await userEvent.click(await canvas.findByRole('option', { name: /Keep the books/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the hub' }));
    await expect(
      await canvas.findByRole('button', { name: 'Remove “Keep the books of a small shop” from the hub' }),
    ).toBeVisible();
  },
};

export const Withdrawing: Story = {
  tags: ['wcag:2.4.3', 'wcag:3.3.4', 'wcag:4.1.3', 'spec:15.172'],
  render: function Render(args) {
    const [invitations, setInvitations] = useState(args.invitations);
    const revoke: (id: string) => Promise<FormOutcome> = args.onRevoke;
    return (
      <HubSettingsForm
        {...args}
        invitations={invitations}
        onRevoke={async (id) => {
          setInvitations((all) => [...all]);
          await nextFrame();
          setInvitations((all) => all.map((one) => (one.id === id ? { ...one, state: 'withdrawn' } : one)));
          return revoke(id);
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Withdraw “Evening group”' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('alertdialog', { name: 'Withdraw “Evening group”?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(args.onRevoke).toHaveBeenCalledWith('i1'));
    await waitFor(() => expect(canvas.getByRole('list', { name: 'Your invitations' })).toHaveFocus());
    await expect(button).not.toBeInTheDocument();
  },
};

export const Saved: Story = {
  args: { invitations: [] },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'People can ask to join' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the settings' }));
    await expect(await canvas.findByText('The settings are saved.')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith({ ...args.hub, acceptsRequests: false });
  },
};
