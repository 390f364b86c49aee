import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '@digiken/ui/button';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { PictureDialog } from './picture-dialog';

type Insert = ComponentProps<typeof PictureDialog>['onInsert'];

function Opener(props: ComponentProps<typeof PictureDialog>) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Picture</Button>
      <PictureDialog {...props} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Learning/Authoring/Picture dialog',
  component: PictureDialog,
  args: {
    open: false,
    onClose: fn(),
    onInsert: fn<Insert>(async () => ({ ok: true })),
  },
  render: (args) => <Opener {...args} />,
} satisfies Meta<typeof PictureDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A small generated picture. */
async function picture(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 480;
  canvas.height = 200;
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  pen.fillStyle = '#2f4f3f';
  pen.fillRect(0, 0, 480, 200);
  pen.fillStyle = '#f6b93b';
  for (const [x, height] of [60, 120, 90, 150].entries())
    pen.fillRect(60 + x * 100, 180 - height, 60, height);
  const blob = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, 'image/png');
  });
  return new File([blob as Blob], name, { type: 'image/png' });
}

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Picture' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a picture' }));
  return {
    dialog,
    file: dialog.getByLabelText('Picture'),
    alt: dialog.getByRole('textbox', { name: /Alt text/ }),
    add: dialog.getByRole('button', { name: 'Add the picture' }),
  };
};

export const Default: Story = { tags: ['!test'] };

export const Filled: Story = {
  play: async ({ canvasElement }) => {
    const { dialog, file, alt } = await open(canvasElement);
    await userEvent.upload(file, await picture('sales.png'));
    await expect(await dialog.findByRole('img', { name: 'The picture that you chose' })).toBeVisible();
    await userEvent.type(alt, 'Sales in four weeks: the second and the fourth were best.');
    await userEvent.click(dialog.getByText('What good alt text says'));
  },
};

export const Refused: Story = {
  tags: ['wcag:1.1.1', 'wcag:3.3.1', 'wcag:3.3.3'],
  play: async ({ canvasElement, args }) => {
    const { dialog, file, alt, add } = await open(canvasElement);
    await userEvent.click(add);
    await expect(await dialog.findByRole('link', { name: 'Choose a picture' })).toBeVisible();
    await userEvent.upload(file, await picture('IMG_2034.png'));
    await userEvent.type(alt, 'IMG_2034.png');
    await userEvent.click(add);
    await expect(
      await dialog.findByRole('link', { name: /a file name does not help readers/ }),
    ).toBeVisible();
    await expect(alt).toHaveValue('IMG_2034.png');
    await expect(args.onInsert).not.toHaveBeenCalled();
  },
};

const failOnce = () => {
  let tries = 0;
  return async (): Promise<FormOutcome> =>
    ++tries === 1 ? { ok: false, message: 'The picture could not be sent. Try again.' } : { ok: true };
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3'],
  args: { onInsert: fn<Insert>(failOnce()) },
  play: async ({ canvasElement, args }) => {
    const { dialog, file, alt, add } = await open(canvasElement);
    await userEvent.upload(file, await picture('sales.png'));
    await userEvent.type(alt, 'Sales in four weeks');
    await userEvent.tab();
    await userEvent.tab();
    const decorative = dialog.getByRole('checkbox', { name: 'This picture is decorative' });
    await expect(decorative).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(add).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await dialog.findByText('The picture could not be sent. Try again.')).toBeVisible();
    await expect(alt).toHaveValue('Sales in four weeks');
    await userEvent.click(add);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onInsert).toHaveBeenLastCalledWith(
      expect.objectContaining({ alt: '', decorative: true }),
    );
    const opener = within(canvasElement).getByRole('button', { name: 'Picture' });
    await waitFor(() => expect(opener).toHaveFocus());
    await open(canvasElement);
  },
};
