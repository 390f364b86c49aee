import type { HubSettings } from '@digiken/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { UploadFile } from '@digiken/ui/file-upload';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { type HubBannerValues, HubPictures } from './hub-pictures';

const LOGO =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"%3E%3Crect width="96" height="96" fill="%232c6e63"/%3E%3Cpath d="M16 72 48 24l32 48z" fill="%23f3d9a4"/%3E%3C/svg%3E';
const BANNER =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 400"%3E%3Crect width="1600" height="400" fill="%232c6e63"/%3E%3Cpath d="M0 400 400 120l300 200 400-240 500 320z" fill="%23f3d9a4"/%3E%3C/svg%3E';

const HUB: HubSettings = {
  _id: 'h1',
  name: 'Nakuru Library',
  summary: '',
  description: '',
  acceptsRequests: true,
  courses: [],
  timeZone: 'Africa/Nairobi',
  logo: LOGO,
  banner: { path: BANNER, alt: 'The reading room of the library', position: 50 },
};

const fine = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Learning/Hubs/Hub pictures',
  component: HubPictures,
  decorators: [
    (Story) => (
      <div>
        <h2 className="pb-4 text-xl font-bold">Logo and banner</h2>
        <Story />
      </div>
    ),
  ],
  args: {
    hub: HUB,
    maxBytes: 5_000_000,
    onLogo: fn<UploadFile>(fine),
    onRemoveLogo: fn(fine),
    onBanner: fn<UploadFile>(fine),
    onSaveBanner: fn(async (_values: HubBannerValues): Promise<FormOutcome> => ({ ok: true })),
    onRemoveBanner: fn(async (): Promise<FormOutcome> => ({ ok: false, message: 'You are offline.' })),
  },
} satisfies Meta<typeof HubPictures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['!test'] };

export const Empty: Story = { tags: ['state:empty'], args: { hub: { ...HUB, logo: null, banner: null } } };

function Kept(props: ComponentProps<typeof HubPictures>) {
  const [hub, setHub] = useState(props.hub);
  return (
    <HubPictures
      {...props}
      hub={hub}
      onRemoveLogo={async () => {
        // One task later, like a real server, because user-event holds React's `act` while the key is down.
        await new Promise((resolve) => setTimeout(resolve));
        setHub({ ...hub, logo: null });
        return fine();
      }}
    />
  );
}

export const Keyboard: Story = {
  tags: [
    'keyboard',
    'state:error',
    'spec:13.184',
    'wcag:1.1.1',
    'wcag:2.1.1',
    'wcag:2.4.3',
    'wcag:2.5.7',
    'wcag:3.3.1',
    'wcag:3.3.4',
    'wcag:4.1.3',
  ],
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: 'The reading room of the library' })).toBeVisible();
    const press = async (name: string) => {
      canvas.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
    };
    await press('Remove the logo');
    await waitFor(() => expect(canvas.getByLabelText(/^Logo file/)).toHaveFocus());
    await expect(canvas.getByText('No logo yet')).toBeVisible();
    await press('Remove the banner');
    await expect(await canvas.findByText('You are offline.')).toBeVisible();
    const alt = canvas.getByRole('textbox', { name: 'Description of the picture' });
    await userEvent.clear(alt);
    await userEvent.keyboard('{Enter}');
    await expect(
      await canvas.findByRole('link', { name: 'Describe the picture, or mark it as decoration' }),
    ).toBeVisible();
    canvas.getByRole('checkbox', { name: 'The picture is only decoration' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the banner' }));
    await expect(args.onSaveBanner).toHaveBeenCalledWith({ decorative: true, alt: '', position: 50 });
    await expect(await canvas.findByText('The banner is saved.')).toBeVisible();
  },
};
