import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { ProfileForm } from './profile-form';

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"%3E%3Crect width="96" height="96" fill="%232c6e63"/%3E%3Ccircle cx="48" cy="38" r="18" fill="%23f3d9a4"/%3E%3Cpath d="M12 96c4-28 20-36 36-36s32 8 36 36" fill="%23f3d9a4"/%3E%3C/svg%3E';

const wanjiku = {
  name: 'Wanjiku Mwangi',
  firstName: 'Wanjiku',
  lastName: 'Mwangi',
  email: 'wanjiku@example.com',
};

const fine = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Learning/Screens/Profile form',
  component: ProfileForm,
  args: { user: wanjiku, onSave: fn(fine), onAvatar: fn(fine), onRemoveAvatar: fn(fine) },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPicture: Story = { args: { user: { ...wanjiku, avatar: PICTURE } } };

/** An instructor also writes what learners read; a refused text is shown at its field and kept. */
export const Instructor: Story = {
  tags: ['wcag:3.3.1', 'spec:2.15'],
  args: {
    user: { ...wanjiku, headline: 'Beekeeper in Elgeyo-Marakwet', bio: '' },
    onSave: fn(
      async ({ bio = '' }): Promise<FormOutcome> =>
        bio.length > 600
          ? { ok: false, message: 'Check the form', errors: { bio: 'Use 600 characters or fewer' } }
          : { ok: true },
    ),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const bio = canvas.getByRole('textbox', { name: 'About you' });
    const save = canvas.getByRole('button', { name: 'Save changes' });
    await userEvent.click(bio);
    await userEvent.paste('a'.repeat(601));
    await userEvent.click(save);
    await waitFor(() => expect(bio).toHaveAccessibleDescription(/Use 600 characters or fewer/));
    await expect(bio).toHaveValue('a'.repeat(601));
    await userEvent.clear(bio);
    await userEvent.paste(' Keeps 61 hives. ');
    await userEvent.click(save);
    await expect(await canvas.findByText('Your profile is saved.')).toBeVisible();
    await expect(args.onSave).toHaveBeenLastCalledWith({
      firstName: 'Wanjiku',
      lastName: 'Mwangi',
      headline: 'Beekeeper in Elgeyo-Marakwet',
      bio: 'Keeps 61 hives.',
    });
  },
};

export const VeryLongName: Story = {
  args: {
    user: {
      name: 'Nyokabi-Wairimu-Achieng-Cherono Wolfeschlegelsteinhausenbergerdorff',
      firstName: 'Nyokabi-Wairimu-Achieng-Cherono',
      lastName: 'Wolfeschlegelsteinhausenbergerdorff',
      email: 'nyokabi.wairimu.achieng.cherono@averylongnameofaschoolinthehighlands.example.com',
    },
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.3'],
  render: function Render(args) {
    const [avatar, setAvatar] = useState<string | undefined>(PICTURE);
    return (
      <ProfileForm
        {...args}
        user={{ ...args.user, avatar }}
        onRemoveAvatar={async () => {
          // One task later, like a real server, because user-event holds React's `act` while the key is down.
          await new Promise((resolve) => setTimeout(resolve));
          setAvatar(undefined);
          return { ok: true };
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Picture/)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove picture' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Your picture is removed.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Remove picture' })).toBeNull();
    await expect(canvas.getByLabelText(/^Picture/)).toHaveFocus();
    await userEvent.tab();
    const first = canvas.getByRole('textbox', { name: 'First name' });
    await expect(first).toHaveFocus();
    await userEvent.clear(first);
    await userEvent.type(first, 'Ciku{Enter}');
    await expect(await canvas.findByText('Your name is saved.')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith({ firstName: 'Ciku', lastName: 'Mwangi' });
  },
};

export const PictureSaved: Story = {
  tags: ['wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const file = new File(['a small picture'], 'me.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText(/^Picture/), file);
    await expect(await canvas.findByText('Your new picture is saved.')).toBeVisible();
    await expect(args.onAvatar).toHaveBeenCalledWith(file);
  },
};

export const PictureRefused: Story = {
  tags: ['wcag:3.3.1'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/^Picture/);
    const file = new File(['notes'], 'notes.pdf', { type: 'application/pdf' });
    await userEvent.setup({ applyAccept: false }).upload(field, file);
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Choose a PNG, JPEG, WebP or GIF picture/));
    await expect(args.onAvatar).not.toHaveBeenCalled();
  },
};

export const UploadFailed: Story = {
  tags: ['wcag:3.3.1'],
  args: {
    onAvatar: fn(
      async (): Promise<FormOutcome> => ({
        ok: false,
        message: 'Check the form and try again.',
        errors: { avatar: 'This file could not be read as a picture. Choose another one.' },
      }),
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText(/^Picture/);
    await userEvent.upload(field, new File(['broken'], 'me.jpg', { type: 'image/jpeg' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/could not be read as a picture/));
    await expect(field).toBeInvalid();
  },
};

export const OneName: Story = {
  tags: ['spec:15.75'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Last name/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ lastName: '' })));
  },
};

export const NameMissing: Story = {
  tags: ['wcag:3.3.1'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.clear(canvas.getByRole('textbox', { name: 'First name' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('link', { name: 'Enter your first name' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
