import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import type { Membership } from '../hub-card/hub-card';
import { courses } from '../../lib/samples';
import { inConsolePage } from '../../lib/story-frames';
import { HubScreen } from './hub-screen';

const ok = async (): Promise<FormOutcome> => ({ ok: true });

const picture = (width: number, height: number) =>
  `data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"%3E%3Crect width="${width}" height="${height}" fill="%232c6e63"/%3E%3C/svg%3E`;
const LOGO = picture(96, 96);
const BANNER = picture(1600, 400);

const MEMBERS = ['Njeri Mutua', 'Kiptoo Chebet', 'Achieng Odhiambo', 'Dr Nafula Wekesa-Makokha-wa-Nithi'];

const meta = {
  title: 'Learning/Hubs/Hub screen',
  component: HubScreen,
  parameters: { frame: 'page' },
  decorators: [inConsolePage],
  args: {
    state: { status: 'ready' },
    hub: {
      name: 'Kakamega Farmers’ Circle',
      summary: 'Smallholders who learn together, from seed to market.',
      description:
        'We meet on Saturdays in the library and study one unit a week.\n\nBring a notebook, and a question from your own field.',
      memberCount: 84,
    },
    membership: 'none',
    courses: courses.slice(1, 3),
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
    const [membership, setMembership] = useState<Membership>('none');
    return (
      <HubScreen
        {...args}
        membership={membership}
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
    membership: 'member',
    hub: {
      name: 'Kakamega Farmers’ Circle',
      description: 'We meet on Saturdays in the library.',
      memberCount: 84,
      logo: LOGO,
      banner: { src: BANNER, alt: 'Terraces of beans above the Yala' },
    },
    messageHref: '/console/messages?new',
    members: MEMBERS.map((name, i) => ({ id: name, name, role: i === 0 ? 'Hub Admin' : undefined })),
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
    membership: 'rejected',
    rejection: {
      reason:
        'Kikundi hiki ni cha wakulima wa Kakamega. Umesabilishwamogulikirodhumapendekezoyaliyobainishwa.',
      reasonLanguage: 'sw',
      at: '2026-11-14T09:00:00.000Z',
    },
    hub: {
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
