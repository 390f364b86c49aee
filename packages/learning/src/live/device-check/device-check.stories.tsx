import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { fakeStream } from '../live-room/samples';
import { DeviceCheck, type DeviceCheckProps, type DeviceState } from './device-check';

const ok = async (): Promise<FormOutcome> => ({ ok: true });
const device = {
  devices: [
    { id: 'a', label: 'Headset' },
    { id: 'b', label: '' },
  ],
  chosen: 'a',
  onChoose: fn(),
  onChange: fn(),
};

/** An app in small. Each press of a switch leads to the next of `answers`. */
function Live({ answers, ...args }: DeviceCheckProps & { answers: readonly DeviceState[] }) {
  const [state, setState] = useState<DeviceState>(args.microphone?.state ?? 'off');
  const [presses, setPresses] = useState(0);
  const [saver, setSaver] = useState(args.dataSaver);
  return (
    <DeviceCheck
      {...args}
      dataSaver={saver}
      onDataSaver={setSaver}
      microphone={
        args.microphone && {
          ...args.microphone,
          state,
          level: state === 'on' && presses > 1 ? 0.5 : 0,
          onChange: (on) => {
            setPresses(presses + 1);
            setState(on ? (answers[presses] ?? 'on') : 'off');
          },
        }
      }
    />
  );
}

const meta = {
  title: 'Learning/Live/Device check',
  component: DeviceCheck,
  decorators: [
    (Story) => (
      <div>
        <h2 className="pb-4 text-xl font-bold">Before the class</h2>
        <Story />
      </div>
    ),
  ],
  args: {
    microphone: { ...device, state: 'off', level: 0 },
    camera: { ...device, state: 'on', stream: null },
    speaker: { devices: device.devices, chosen: 'a', onChoose: fn() },
    onSoundTest: fn(ok),
    dataSaver: false,
    onDataSaver: fn(),
    cost: { audio: 20, video: 160 },
    onJoin: fn(ok),
  },
} satisfies Meta<typeof DeviceCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['!test'],
  args: {
    microphone: { ...device, state: 'on', level: 0.5 },
    camera: { ...device, state: 'on', stream: fakeStream() },
  },
};

const polite = () => document.querySelector('[data-slot=announcer-polite]');

/** The microphone is refused first; then it is allowed, and a voice is heard. */
export const Keyboard: Story = {
  tags: ['keyboard', 'state:error', 'spec:13.89', 'wcag:2.1.1', 'wcag:3.3.3', 'wcag:4.1.3'],
  render: (args) => <Live {...args} answers={['denied', 'on']} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    const microphone = canvas.getByRole('switch', { name: 'Use my microphone' });
    await expect(microphone).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(microphone).not.toBeChecked();
    await expect(canvas.getByText(/Press the lock or camera beside the address/)).toBeVisible();
    await passTime(500);
    await waitFor(() => expect(polite()).toHaveTextContent(/does not let this site use the microphone/));
    await userEvent.keyboard(' ');
    await expect(microphone).toBeChecked();
    await expect(canvas.getByRole('meter', { name: 'Level of your microphone' })).toHaveAttribute(
      'aria-valuetext',
      'We hear you',
    );
    canvas.getByRole('button', { name: 'Test the sound' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/If you heard nothing/)).toBeVisible();
    const saver = canvas.getByRole('radio', { name: 'Data saver: sound and slides' });
    await expect(saver).toHaveAccessibleDescription(/About 20 MB an hour/);
    canvas.getByRole('radio', { name: 'Sound, slides and pictures' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(saver).toBeChecked();
    canvas.getByRole('button', { name: 'Join the class' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onJoin).toHaveBeenCalledOnce();
  },
};

export const NoDevices: Story = {
  tags: ['spec:13.89', 'state:empty'],
  args: {
    microphone: { ...device, devices: [], state: 'none', level: 0 },
    camera: { ...device, devices: [], state: 'unsupported', stream: null },
    speaker: undefined,
    onJoin: fn(async (): Promise<FormOutcome> => ({ ok: false, message: 'The class is full.' })),
    onSoundTest: fn(async (): Promise<FormOutcome> => ({ ok: false, message: '' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/No microphone was found/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Test the sound' }));
    await expect(await canvas.findByText(/did not play the sound/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Join and listen' }));
    await expect(await canvas.findByText('The class is full.')).toBeVisible();
  },
};
