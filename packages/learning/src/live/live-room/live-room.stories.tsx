import type { LiveCaption } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import { Button } from '@digiken/ui/button';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { inReadingPage } from '../../lib/story-frames';
import { LiveRoom, type LiveRoomProps } from './live-room';
import { captions, fakeStream, messages, NOW, people, seat, slides } from './samples';

const ok = async (): Promise<FormOutcome> => ({ ok: true });
const noAct = async (_value: unknown): Promise<FormOutcome> => ({ ok: true });

const hostTools: NonNullable<LiveRoomProps['hostTools']> = {
  waiting: [
    { ...seat('w1', 'Halima Abdi', 'learner'), state: 'waiting' },
    { ...seat('w2', 'Kiptoo Bett', 'learner'), state: 'waiting' },
  ],
  onAdmit: fn(noAct),
  onMute: fn(noAct),
  onRole: fn(async (_id: string, _role: string): Promise<FormOutcome> => ({ ok: true })),
  onRemove: fn(noAct),
  onLower: fn(noAct),
  onLock: fn(noAct),
  onRecord: fn(noAct),
  onEnd: fn(ok),
};

/** An app in small: controls keep their state. */
function Live(args: LiveRoomProps) {
  const [microphone, setMicrophone] = useState(args.microphone.on);
  const [saver, setSaver] = useState(args.dataSaver);
  const [list, setList] = useState(args.people);
  return (
    <LiveRoom
      {...args}
      people={list}
      microphone={{ ...args.microphone, on: microphone, onChange: setMicrophone }}
      dataSaver={saver}
      megabytesPerHour={saver ? 20 : 160}
      onDataSaver={setSaver}
      onHand={(up) => {
        args.onHand(up);
        setList(
          list.map((one) => (one.me ? { ...one, handAt: up ? '2026-11-24T14:12:00.000Z' : null } : one)),
        );
      }}
    />
  );
}

const meta = {
  title: 'Learning/Live/Live room',
  component: LiveRoom,
  decorators: [inReadingPage],
  parameters: { frame: 'page' },
  render: Live,
  args: {
    title: 'Prices that work',
    place: 'Keep the books of a small shop',
    host: 'Wanjiku Kamau',
    endsAt: '2026-11-24T14:45:00.000Z',
    status: 'in',
    people,
    pictures: [],
    messages,
    slides,
    slideId: 's2',
    captions,
    recording: false,
    locked: false,
    microphone: { on: false, onChange: fn() },
    camera: {
      on: false,
      unavailable: 'The host has not given you the right to show your picture.',
      onChange: fn(),
    },
    onHand: fn(),
    onLeave: fn(),
    onJoin: fn(),
    onMessage: fn(ok),
    dataSaver: false,
    onDataSaver: fn(),
    megabytesPerHour: 160,
    bytesUsed: 32_000_000,
    settings: 'Devices',
    backHref: '#classes',
    writeHref: '#write',
    bleed: true,
    timeZone: 'Africa/Nairobi',
    now: NOW,
  },
} satisfies Meta<typeof LiveRoom>;

export default meta;
type Story = StoryObj<typeof meta>;

/** At the end of the page the bar is behind nothing: elsewhere it may cover a part of a control, which can be scrolled. */
const toTheEnd = () => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });

const polite = () => document.querySelector('[data-slot=announcer-polite]');

export const Default: Story = { tags: ['!test'], args: { pictures: [] } };

/** The user's own part, by keyboard only. */
export const Keyboard: Story = {
  tags: [
    'keyboard',
    'state:default',
    'spec:13.90',
    'wcag:1.2.4',
    'wcag:2.1.1',
    'wcag:2.5.3',
    'wcag:4.1.2',
    'wcag:4.1.3',
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const captioned = canvas.getByRole('region', { name: 'Captions' });
    await expect(captioned.querySelectorAll('p')).toHaveLength(2);
    const picture = canvas.getByRole('img', { name: /^Slide 2 of 3: Three stacked blocks/ });
    // Below the slide, never over it.
    await expect(captioned.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      picture.getBoundingClientRect().bottom,
    );
    const hands = within(canvas.getByRole('region', { name: 'Hands up, in this order' })).getAllByRole(
      'listitem',
    );
    await expect(hands.map((one) => one.textContent)).toEqual([
      expect.stringContaining('Naserian Lekishon'),
      expect.stringContaining('You'),
    ]);

    const bar = within(canvas.getByRole('group', { name: 'Your controls' }));
    const microphone = bar.getByRole('button', { name: /^Mic/ });
    microphone.focus();
    await userEvent.keyboard(' ');
    await expect(microphone).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab();
    await expect(bar.getByRole('button', { name: 'Camera' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(bar.getByRole('button', { name: 'Camera' })).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(polite()).toHaveTextContent(/has not given you the right/));
    canvas.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(bar.getByRole('button', { name: 'Camera' })).toHaveFocus();
    await userEvent.tab();
    const hand = bar.getByRole('button', { name: 'Hand' });
    await userEvent.keyboard('{Enter}');
    await expect(args.onHand).toHaveBeenCalledWith(false);
    await expect(hand).toHaveAttribute('aria-pressed', 'false');
    // No key alone does anything (WCAG 2.1.4).
    await userEvent.keyboard('mvhcl');
    await expect(args.onLeave).not.toHaveBeenCalled();
    await expect(microphone).toHaveAttribute('aria-pressed', 'true');
    canvas.getByRole('tab', { name: /^People 6/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const field = canvas.getByRole('textbox', { name: 'Message to everyone' });
    field.focus();
    await userEvent.keyboard('Habari?{Enter}');
    await waitFor(() => expect(args.onMessage).toHaveBeenCalledWith('Habari?'));
    await expect(field).toHaveFocus();
  },
};

function Arrivals(args: LiveRoomProps) {
  const [step, setStep] = useState(0);
  const more: LiveRoomProps['people'] = [
    { ...seat('p7', 'Halima Abdi', 'learner'), handAt: '2026-11-24T14:12:00.000Z' },
  ];
  return (
    <>
      <LiveRoom
        {...args}
        people={step > 0 ? [...people, ...more] : people}
        messages={
          step > 0
            ? [
                ...messages,
                { _id: 'm3', seatId: 'p7', name: 'Halima Abdi', text: 'Hi', at: '2026-11-24T14:12:00.000Z' },
              ]
            : messages
        }
        status={step > 1 ? 'returning' : 'in'}
      />
      <Button onClick={() => setStep(step + 1)}>Next</Button>
    </>
  );
}

/** A host: somebody comes in and raises a hand, then the connection is lost. */
export const HostHearsHands: Story = {
  tags: ['spec:13.91', 'spec:13.92', 'wcag:2.4.3', 'wcag:4.1.3'],
  args: {
    hostTools,
    onCaption: fn(noAct),
    onDeleteMessage: fn(noAct),
    onSlide: fn(noAct),
    camera: { on: true, onChange: fn() },
  },
  render: (args) => <Arrivals {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const heard: string[] = [];
    const watcher = new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes) heard.push(node.textContent ?? '');
    });
    watcher.observe(polite() as Element, { childList: true });
    const field = canvas.getByRole('textbox', { name: 'Line of captions' });
    const next = canvas.getByRole('button', { name: 'Next' });
    field.focus();
    next.click();
    await passTime(1500);
    await waitFor(() => expect(heard).toContain('Halima Abdi raised a hand. 3 hands are up.'));
    await expect(heard).toContain('1 new chat message');
    await expect(heard).toHaveLength(2);
    await expect(field).toHaveFocus();
    const learners = canvasElement.querySelectorAll('[data-slot=room-person]');
    await expect(learners.item(learners.length - 1)).toHaveTextContent('Halima Abdi');
    await userEvent.type(field, 'Halima, go ahead.');
    next.click();
    await expect(await canvas.findByText('Coming back…')).toBeVisible();
    await expect(field).toHaveValue('Halima, go ahead.');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onCaption).toHaveBeenCalledWith('Halima, go ahead.'));
    await expect(field).toHaveValue('');
    watcher.disconnect();
    toTheEnd();
  },
};

export const HostRemovesAfterAQuestion: Story = {
  tags: ['spec:13.91', 'wcag:3.3.4', 'state:long', 'wcag:1.4.10'],
  args: {
    hostTools,
    recording: true,
    locked: true,
    dataSaver: true,
    place:
      'Environmental impact assessments for the county committees of Tharaka-Nithi, Wajir and Taita-Taveta',
    screenControl: { on: false, onChange: fn() },
    onSound: fn(),
    mediaFailed: true,
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Admit Halima Abdi' }));
    await expect(args.hostTools?.onAdmit).toHaveBeenCalledWith('w1');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Brian Otieno' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Remove from the class' }));
    const dialog = within(await within(document.body).findByRole('alertdialog'));
    await expect(args.hostTools?.onRemove).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.hostTools?.onRemove).toHaveBeenCalledWith('p5'));
    await expect(canvas.getByText('Being recorded')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    toTheEnd();
  },
};

/** Pictures of people, from a canvas instead of a camera. */
export const Pictures: Story = {
  tags: ['spec:13.90', 'spec:16.26', 'wcag:3.1.2'],
  args: {
    slideId: null,
    captions: [
      ...captions,
      { ...(captions[0] as LiveCaption), _id: 'sw', text: 'Karibuni nyote darasani.', textLanguage: 'sw' },
    ],
    pictures: [
      { id: 'v1', name: 'Wanjiku Kamau', me: false, speaking: true, stream: fakeStream() },
      { id: 'v2', name: 'Achieng Odhiambo', me: false, speaking: false, stream: fakeStream() },
    ],
  },
  play: async ({ canvas }) => {
    const stage = within(canvas.getByRole('region', { name: 'Slide and captions' }));
    const side = within(canvas.getByRole('complementary'));
    await expect(stage.getByLabelText('Picture of Wanjiku Kamau')).toBeVisible();
    await expect(side.queryByLabelText('Picture of Wanjiku Kamau')).toBeNull();
    await expect(side.getByLabelText('Picture of Achieng Odhiambo')).toBeVisible();
    await expect(stage.getByText('Karibuni nyote darasani.')).toHaveAttribute('lang', 'sw');
    toTheEnd();
  },
};

/** Each reason for not being in the room, one after the other. */
export const NotInTheRoom: Story = {
  tags: ['state:error', 'spec:13.93'],
  args: { status: 'waiting' },
  render: (args) => {
    const [at, setAt] = useState(0);
    const all = [
      'waiting',
      'removed',
      'ended',
      'left',
      'full',
      'locked',
      'closed',
      'elsewhere',
      'lost',
      'joining',
    ] as const;
    return (
      <>
        <LiveRoom {...args} status={all[at % all.length] ?? 'waiting'} />
        <Button onClick={() => setAt(at + 1)}>Next</Button>
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(canvas.getByText('Waiting to be let in')).toBeVisible();
    await userEvent.click(next);
    await expect(canvas.getByText('You were removed from this class')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Join again' })).toBeNull();
    await waitFor(() => expect(polite()).toHaveTextContent(/You were removed/));
    await userEvent.click(next);
    await expect(canvas.getByText('The class is over')).toBeVisible();
    await userEvent.click(next);
    await userEvent.click(canvas.getByRole('button', { name: 'Join again' }));
    await expect(args.onJoin).toHaveBeenCalledOnce();
    await userEvent.click(next);
    await expect(canvas.getByText('The class is full')).toBeVisible();
  },
};

/** Leave and Join go with what they are on: the focus goes to the heading of what replaces it. */
export const LeavesAndJoins: Story = {
  tags: ['wcag:2.4.3', 'spec:15.172'],
  render: function Render(args) {
    const [status, setStatus] = useState(args.status);
    return (
      <LiveRoom {...args} status={status} onLeave={() => setStatus('left')} onJoin={() => setStatus('in')} />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = () => canvas.getByRole('heading', { level: 1 });
    canvas.getByRole('button', { name: 'Leave' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heading()).toHaveFocus());
    canvas.getByRole('button', { name: 'Join again' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heading()).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Leave' })).toBeVisible();
    toTheEnd();
  },
};
