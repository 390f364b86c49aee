import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { PlatformForm } from './platform-form';

const MOODLE = {
  name: 'Moodle of Moi School',
  issuer: 'https://moodle.example.org',
  clientId: 'F7sKq0w2Jd4x',
  deploymentIds: ['1', '2'],
  authAddress: 'https://moodle.example.org/mod/lti/auth.php',
  tokenAddress: 'https://moodle.example.org/mod/lti/token.php',
  tokenAudience: '',
  keysAddress: 'https://moodle.example.org/mod/lti/certs.php',
  serviceHosts: [],
  hubId: 'moi',
  enabled: true,
};

const meta = {
  title: 'Learning/Screens/Platform form',
  component: PlatformForm,
  args: {
    hubs: [
      { value: 'moi', label: 'Moi School' },
      { value: 'kisumu', label: 'Kisumu Stockists' },
    ],
    onSave: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof PlatformForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:3.3.2', 'spec:14.280'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const { name, issuer, clientId, authAddress, tokenAddress, keysAddress } = MOODLE;
    const type = async (text: string) => {
      await userEvent.tab();
      await userEvent.keyboard(text);
    };
    await type(name);
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue(name);
    for (const text of [issuer, clientId, '1{Enter}2', authAddress, tokenAddress, keysAddress])
      await type(text);
    await userEvent.tab();
    await type('school.instructure.com');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        ...MOODLE,
        ...{ serviceHosts: ['school.instructure.com'], hubId: null, enabled: false },
      }),
    );
  },
};

export const Refused: Story = {
  tags: ['wcag:3.3.1', 'spec:14.281'],
  args: {
    platform: MOODLE,
    onSave: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'Some fields need another look.',
        errors: {
          keysAddress: 'Enter an address on the public internet that begins with https://',
          'serviceHosts.0': 'Enter host names such as canvas.example.org',
        },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('group', { name: /^There are 2 problems$/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter host names such as canvas.example.org' }));
    await expect(canvas.getByRole('textbox', { name: /More hosts/ })).toHaveFocus();
  },
};

export const Edit: Story = { args: { platform: MOODLE } };
