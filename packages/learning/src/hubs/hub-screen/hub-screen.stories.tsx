import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { HUB } from '../../lib/hub-samples';
import { courseHrefOf, courses } from '../../lib/samples';
import { inConsolePage } from '../../lib/story-frames';
import { HubScreen } from './hub-screen';

const ok = async (): Promise<FormOutcome> => ({ ok: true });

const picture = (width: number, height: number) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"%3E%3Crect width="${width}" height="${height}" fill="%232c6e63"/%3E%3C/svg%3E`;
const LOGO = picture(96, 96);
const BANNER = picture(1600, 400);

const MEMBERS = ['Kiptoo Chebet', 'Achieng Odhiambo', 'Dr Nafula Wekesa-Makokha-wa-Nithi'];

const meta = {
  title: 'Learning/Hubs/Hub screen',
  component: HubScreen,
  parameters: { frame: 'page' },
  decorators: [inConsolePage],
  args: {
    state: { status: 'ready' },
    hub: HUB,
    courses: courses.slice(1, 3),
    courseHrefOf,
    crumbs: [{ label: 'Hubs', href: '/console/hubs' }, { label: 'Kakamega Farmers’ Circle' }],
    onAsk: fn<(message: string) => Promise<FormOutcome>>(ok),
    onCancelRequest: fn(ok),
    onLeave: fn(ok),
  },
} satisfies Meta<typeof HubScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.3'],
  render: function Render(args) {
    const [membership, setMembership] = useState(HUB.membership);
    return (
      <HubScreen
        {...args}
        hub={{ ...HUB, membership }}
        onAsk={async (message) => {
          setMembership('requested');
          return args.onAsk(message);
        }}
        onCancelRequest={async () => {
          setMembership('none');
          return args.onCancelRequest();
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('textbox', { name: /Message to the administrator/ }).focus();
    await userEvent.keyboard('I grow beans near Mumias.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAsk).toHaveBeenCalledWith('I grow beans near Mumias.');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'You asked to join' })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Join this hub' })).toHaveFocus());
  },
};

export const AskingRefused: Story = {
  tags: ['wcag:3.3.1'],
  args: {
    onAsk: fn<(message: string) => Promise<FormOutcome>>(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'Check the form and try again.',
        errors: { message: 'Write at most 1,000 characters' },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const message = canvas.getByRole('textbox', { name: /Message to the administrator/ });
    await userEvent.type(message, 'I grow beans near Mumias.');
    await userEvent.click(canvas.getByRole('button', { name: 'Ask to join' }));
    await expect(await canvas.findByRole('link', { name: 'Write at most 1,000 characters' })).toBeVisible();
    await expect(message).toHaveAccessibleDescription(/Write at most 1,000 characters/);
    await expect(message).toHaveValue('I grow beans near Mumias.');
  },
};

export const Leaving: Story = {
  tags: ['wcag:1.1.1', 'wcag:3.3.4', 'spec:13.184', 'spec:13.186'],
  args: {
    hub: {
      ...HUB,
      membership: 'member',
      summary: '',
      description: 'We meet on Saturdays in the library.',
      logo: LOGO,
      banner: { path: BANNER, alt: 'Terraces of beans above the Yala', position: 50 },
    },
    messageHref: '/console/messages?new',
    administrators: [{ _id: 'u1', name: 'Njeri Mutua' }],
    members: MEMBERS.map((name) => ({ _id: name, name, avatar: null, joinedAt: '2026-10-01T09:00:00Z' })),
    membersPage: { nextHref: '?after=4' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'Terraces of beans above the Yala' })).toBeVisible();
    await expect(
      canvas.getByText('Administrators of Kakamega Farmers’ Circle see your progress in assigned courses.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Leave the hub' }));
    await expect(
      await screen.findByRole('alertdialog', { name: 'Leave Kakamega Farmers’ Circle?' }),
    ).toBeVisible();
  },
};

export const RejectedAndLong: Story = {
  tags: ['spec:16.26', 'wcag:3.1.2'],
  args: {
    hub: {
      ...HUB,
      membership: 'rejected',
      decision: {
        reason:
          'Kikundi hiki ni cha wakulima wa Kakamega. Umesabilishwamogulikirodhumapendekezoyaliyobainishwa.',
        reasonLanguage: 'sw',
        at: '2026-11-14T09:00:00.000Z',
      },
      summary: '',
      name: 'Umesabilishwamogulikirodhumapendekezoyaliyobainishwakitaifa na wenzake',
      description: 'Tunakutana kila Jumanne.',
      descriptionLanguage: 'sw',
      memberCount: 1,
    },
    courses: [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Kikundi hiki/)).toHaveAttribute('lang', 'sw');
    await expect(canvas.getByText('Tunakutana kila Jumanne.')).toHaveAttribute('lang', 'sw');
  },
};

export const Failed: Story = {
  args: {
    state: { status: 'error', error: { kind: 'unavailable' }, onRetry: fn() },
    hub: undefined,
  },
};
