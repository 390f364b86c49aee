import type { Meta, StoryObj } from '@storybook/react-vite';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMemo, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ActivityPlayer, type ActivityPlayerProps, type ActivityState } from './activity-player';

const SAVED = { state: 'saved', again: false, problem: null, confirmed: 0 } as const;

const meta = {
  title: 'Learning/Courses/Activity player',
  component: ActivityPlayer,
  args: {
    title: 'Inspecting a hive',
    language: 'en',
    weightBytes: 2_400_000,
    reached: { status: 'none', score: null },
    saving: SAVED,
    online: true,
    onOpen: fn(async (): Promise<FormOutcome> => ({ ok: true })),
    onState: fn(),
    onLeft: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-reading">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ActivityPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Plays the part of the page on the content host. */
const PLAYER = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Player</title><style>body{font:16px sans-serif;background:#fff;color:#111}</style></head><body><main><h1>Inspecting a hive</h1><button id="done">Finish</button></main><script>
const post = (message) => parent.postMessage(message, '*');
addEventListener('message', ({ data }) => {
  if (data.type === 'start' && data.previous) { post({ type: 'again' }); return; }
  if (data.type === 'start') { document.querySelector('h1').textContent += ' (' + data.data['cmi.core.entry'] + ')'; }
  if (data.type === 'leave') { post({ type: 'state', sequence: 2, data: { 'cmi.suspend_data': 'frame 4' }, ended: false }); post({ type: 'left' }); }
});
document.querySelector('#done').onclick = () => { post({ type: 'state', sequence: 1, data: { 'cmi.core.lesson_status': 'passed' }, ended: true }); post({ type: 'state', sequence: 'x', data: null }); };
post({ type: 'ready' });
</script></body></html>`;

/** An activity of a fixed width, as many tools make them. */
const WIDE = PLAYER.replace('<main>', '<main style="width:1024px;height:700px;background:#dde">')
  .replace("entry'] + ')'; }", "entry'] + ')'; post({ type: 'view', width: 1024 }); }")
  .replace('Finish</button>', 'Finish</button><p style="text-align:right">The right edge</p>');

const launchOf = (playerUrl: string, session: string | null = 'session') => ({
  ...{ playerUrl, origin: window.location.origin, format: 'scorm-1.2', launch: 'content/a.html' },
  ...{ tracked: true, session, lessonId: 'lesson', data: { 'cmi.core.entry': 'resume' } },
});

/** Opens, saves and closes as the app does, without a server. */
function Site({
  page = PLAYER,
  kept = false,
  ...props
}: ActivityPlayerProps & { page?: string; kept?: boolean }) {
  const playerUrl = useMemo(() => URL.createObjectURL(new Blob([page], { type: 'text/html' })), [page]);
  const [openings, setOpenings] = useState(0);
  const launch = useMemo(() => {
    const opened = launchOf(playerUrl, `session ${openings}`);
    return kept && openings === 1 ? { ...opened, previous: [{ session: 'before', sequence: 2 }] } : opened;
  }, [playerUrl, openings, kept]);
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<ActivityState>();
  return (
    <ActivityPlayer
      {...props}
      launch={open ? launch : undefined}
      reached={
        state?.ended
          ? { status: 'passed', score: 80 }
          : { status: state ? 'incomplete' : 'none', score: null }
      }
      saving={{ ...SAVED, confirmed: state?.sequence ?? 0 }}
      onOpen={async () => {
        setOpen(true);
        setOpenings((count) => count + 1);
        return props.onOpen();
      }}
      onState={(next) => {
        props.onState(next);
        setState(next);
      }}
      onLeft={() => {
        props.onLeft();
        setOpen(false);
      }}
    />
  );
}

const frameOf = (canvasElement: HTMLElement) => canvasElement.querySelector('iframe') as HTMLIFrameElement;
const inFrame = async (canvasElement: HTMLElement) => {
  await waitFor(() =>
    expect(frameOf(canvasElement).contentDocument?.querySelector('h1')?.textContent).toBe(
      'Inspecting a hive (resume)',
    ),
  );
  return within(frameOf(canvasElement).contentDocument?.body as HTMLElement);
};

export const Default: Story = { tags: ['state:default'] };

export const OpensAndSaves: Story = {
  tags: ['spec:14.267', 'spec:14.268', 'wcag:4.1.3', 'wcag:2.4.3'],
  render: (args) => <Site {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Status: not started')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the activity' }));
    await expect(canvas.getByRole('button', { name: 'Leave the activity' })).toHaveFocus();
    await expect(frameOf(canvasElement)).toHaveAttribute('title', 'Inspecting a hive');
    await expect(frameOf(canvasElement)).toHaveAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-forms allow-popups allow-modals',
    );
    const player = await inFrame(canvasElement);
    // A message of another window is none of the player's.
    window.postMessage({ type: 'state', sequence: 9, data: {}, ended: true }, window.location.origin);
    await userEvent.click(player.getByRole('button', { name: 'Finish' }));
    await expect(await canvas.findByText('Status: passed · Score 80%')).toBeVisible();
    await expect(args.onState).toHaveBeenCalledTimes(1);
    await expect(args.onState).toHaveBeenCalledWith({
      sequence: 1,
      data: { 'cmi.core.lesson_status': 'passed' },
      ended: true,
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the activity' }));
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledTimes(1));
    await expect(args.onState).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Open the activity/ })).toHaveFocus());
  },
};

/** The player has sent what an earlier visit had kept: the activity opens with it. */
export const OpensAgain: Story = {
  tags: ['spec:14.325'],
  render: (args) => <Site {...args} kept />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the activity' }));
    await inFrame(canvasElement);
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Leave the activity' })).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.1.2'],
  render: (args) => <Site {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Open the activity' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Leave the activity' })).toHaveFocus();
    await inFrame(canvasElement);
  },
};

/** Fitted to the width that there is, and back: by keyboard as well. */
export const MadeForWideScreens: Story = {
  tags: ['spec:14.339', 'wcag:1.4.10', 'wcag:2.1.1'],
  render: (args) => (
    <div className="max-w-80">
      <Site {...args} page={WIDE} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the activity' }));
    const actual = await canvas.findByRole('button', { name: 'Actual size' });
    // On a phone, buttons one below the other would push the frame out of sight.
    const topOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().top;
    await expect(topOf('Full screen')).toBe(topOf('Leave the activity'));
    const place = canvasElement.querySelector('[data-slot=activity-place]') as HTMLElement;
    const shown = () => frameOf(canvasElement).getBoundingClientRect();
    await waitFor(() => expect(Math.abs(shown().width - place.clientWidth)).toBeLessThan(2));
    await expect(frameOf(canvasElement).contentWindow?.innerWidth).toBe(1024);
    await expect(Math.abs(shown().height - place.clientHeight)).toBeLessThan(2);
    actual.focus();
    await userEvent.keyboard('{Enter}');
    await expect(frameOf(canvasElement).contentWindow?.innerWidth).toBeLessThan(400);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Actual size' })).toHaveFocus();
  },
};

/** Until the activity is on the screen. */
export const LoadingActivity: Story = {
  tags: ['state:loading'],
  args: { launch: launchOf('about:blank') },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Loading the activity…')).toBeVisible();
  },
};

const OPEN = launchOf('about:blank');

export const NotSavedYet: Story = {
  tags: ['state:error', 'spec:14.263'],
  args: {
    launch: OPEN,
    reached: { status: 'incomplete', score: null },
    saving: { state: 'failed', again: true, problem: 'The server did not answer.', confirmed: 2 },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/^Not saved yet/)).toBeVisible();
    await expect(within(canvasElement).queryByText('Everything is saved')).toBeNull();
  },
};

export const OpenedElsewhere: Story = {
  tags: ['spec:14.264'],
  args: {
    launch: OPEN,
    reached: { status: 'incomplete', score: 40 },
    saving: { state: 'conflict', again: false, problem: null, confirmed: 2 },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/^This activity was opened in another window/),
    ).toBeVisible();
  },
};

export const Preview: Story = { args: { launch: launchOf('about:blank', null), reached: undefined } };

export const Offline: Story = {
  tags: ['spec:14.269', 'state:disabled'],
  args: { online: false, reached: { status: 'passed', score: 92 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^The activity needs a connection/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Status: passed · Score 92%')).toBeVisible();
  },
};

export const CannotBeOpened: Story = {
  args: {
    onOpen: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'Enrol in the unit “Hives” to read this lesson.',
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Open the activity' }));
    await expect(await canvas.findByText(/^Enrol in the unit/)).toBeVisible();
  },
};
