import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { CODES, SETUP } from '../two-step-setup/samples';
import type { CodesOutcome, StartOutcome } from '../two-step-setup/two-step-setup';
import { TwoStepSettings } from './two-step-settings';

const DAY = 86_400_000;
const at = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const WRONG = 'That code is not right, or it has been used. Wait for the next one and try again.';
const refused = { ok: false, message: WRONG, errors: { code: WRONG } } as const;

const meta = {
  title: 'Learning/Screens/Two step settings',
  component: TwoStepSettings,
  args: {
    state: { status: 'ready' },
    twoStep: { since: at(-40), recoveryCodesLeft: 2 },
    trustedDevices: [
      { id: '1', device: 'Chrome on Android', expiresAt: at(12) },
      { id: '2', device: 'Firefox on Windows', expiresAt: at(29) },
    ],
    onStart: fn(async (): Promise<StartOutcome> => ({ ok: true, setup: SETUP })),
    onConfirm: fn(async (): Promise<CodesOutcome> => ({ ok: true, recoveryCodes: CODES })),
    onDone: fn(),
    onRenew: fn(
      async (code: string): Promise<CodesOutcome> =>
        code === '123456' ? { ok: true, recoveryCodes: CODES } : refused,
    ),
    onTurnOff: fn(async (): Promise<FormOutcome> => refused),
    onForget: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
  render: function Render(args) {
    const [trustedDevices, setDevices] = useState(args.trustedDevices);
    return (
      <TwoStepSettings
        {...args}
        trustedDevices={trustedDevices}
        onForget={async (id) => {
          const outcome = await args.onForget(id);
          if (outcome.ok) setDevices(trustedDevices.filter((one) => one.id !== id));
          return outcome;
        }}
      />
    );
  },
} satisfies Meta<typeof TwoStepSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: [
    'keyboard',
    'wcag:2.1.1',
    'wcag:2.4.3',
    'wcag:2.4.6',
    'wcag:3.3.1',
    'wcag:4.1.3',
    'spec:13.148',
    'spec:13.149',
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Recovery codes left: 2')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'New recovery codes' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onForget).toHaveBeenCalledWith('1'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Trusted devices' })).toHaveFocus());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step sign-in?' }));
    const code = dialog.getByRole('textbox', { name: 'Code from your app, or a recovery code' });
    await userEvent.type(code, '111222{Enter}');
    await waitFor(() => expect(code).toHaveAccessibleDescription(`Error: ${WRONG}`));
  },
};

export const NewCodes: Story = {
  tags: ['wcag:3.3.8', 'spec:13.149'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'New recovery codes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make new recovery codes?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Code from your app' }), '123456{Enter}');
    await expect(await canvas.findByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
  },
};

export const Off: Story = { args: { twoStep: null, trustedDevices: [] } };
export const Loading: Story = { args: { state: { status: 'loading' }, twoStep: null, trustedDevices: [] } };
export const Failed: Story = {
  args: { state: { status: 'error', onRetry: fn() }, twoStep: null, trustedDevices: [] },
};
