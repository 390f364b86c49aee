import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CODES, SETUP } from './samples';
import { type CodesOutcome, type StartOutcome, TwoStepSetup } from './two-step-setup';

const WRONG = 'That code is not right, or it has been used. Wait for the next one and try again.';

const meta = {
  title: 'Learning/Screens/Two step setup',
  component: TwoStepSetup,
  args: {
    onStart: fn(async (): Promise<StartOutcome> => ({ ok: true, setup: SETUP })),
    onConfirm: fn(
      async (code: string): Promise<CodesOutcome> =>
        code === '123456'
          ? { ok: true, recoveryCodes: CODES }
          : { ok: false, message: WRONG, errors: { code: WRONG } },
    ),
    onDone: fn(),
  },
} satisfies Meta<typeof TwoStepSetup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:1.1.1', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.1', 'wcag:3.3.8', 'spec:13.145'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Add Digiken to your app' })).toHaveFocus(),
    );
    await expect(canvas.getByRole('img', { name: 'QR code with the key for your app' })).toBeVisible();
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Open in an app on this device' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    const code = canvas.getByRole('textbox', { name: 'Code that the app shows now' });
    await expect(code).toHaveFocus();
    await userEvent.keyboard('111222{Enter}');
    await expect(
      await canvas.findByRole('group', { name: /^There (is a problem|are \d+ problems)$/ }),
    ).toHaveFocus();
    await expect(code).toHaveValue('111222');
    await userEvent.clear(code);
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Your recovery codes' })).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDone).toHaveBeenCalledTimes(1);
  },
};

export const Refused: Story = {
  tags: ['wcag:4.1.3'],
  args: {
    onStart: fn(
      async (): Promise<StartOutcome> => ({ ok: false, message: 'Two-step sign-in is on already.' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Set up two-step sign-in' }));
    await expect(await canvas.findByText('Two-step sign-in is on already.')).toBeVisible();
  },
};
