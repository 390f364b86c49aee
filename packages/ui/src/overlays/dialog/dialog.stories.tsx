import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '../../foundations/story/pass-time';
import { Button } from '../../actions/button/button';
import { ToastProvider, useToast } from '../../feedback/toast/toast';
import { TextInput } from '../../forms/text-input/text-input';
import { dialogContract } from '../../foundations/contracts/dialog.contract';
import { Dialog, type DialogProps } from './dialog';

type HostProps = Pick<DialogProps, 'title' | 'description' | 'size' | 'children' | 'footer'> & {
  opener: string;
  onClosed?: () => void;
};

function Host({ opener, onClosed, ...dialog }: HostProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) onClosed?.();
  };
  return (
    <div className="flex min-h-[30rem] flex-wrap items-start gap-3">
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Button variant="secondary">Another button of the page</Button>
      <Dialog open={open} onOpenChange={change} {...dialog} />
    </div>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  component: Host,
  parameters: { propsOf: Dialog },
  args: {
    opener: 'Name this device',
    title: 'Name this device',
    description: 'The name helps you to tell your devices apart when you sign one of them out.',
    children: <TextInput label="Device name" defaultValue="My Tecno Spark" autoComplete="off" />,
    footer: (
      <>
        <Button>Save the name</Button>
        <Button variant="quiet">Not now</Button>
      </>
    ),
    onClosed: fn(),
  },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvasElement: HTMLElement) {
  const opener = within(canvasElement).getAllByRole('button')[0] as HTMLElement;
  await userEvent.click(opener);
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveFocus());
  return { opener, dialog };
}

export const Default: Story = { tags: ['!test'] };

export const Open: Story = {
  tags: ['wcag:4.1.2'],
  play: async ({ canvasElement }) => {
    const { dialog } = await open(canvasElement);
    await expect(dialog).toHaveAccessibleName('Name this device');
    await expect(dialog).toHaveAccessibleDescription(/tell your devices apart/);
    await expect(dialog).toHaveAttribute('aria-modal', 'true');
    // Opened by pointer it wears no ring.
    await expect(getComputedStyle(dialog).outlineStyle).toBe('none');
  },
};

export const Contract: Story = {
  tags: [
    '!dev',
    'contract',
    'keyboard',
    'wcag:2.1.1',
    'wcag:2.1.2',
    'wcag:2.4.3',
    'wcag:2.5.2',
    'wcag:4.1.2',
    'wcag:4.1.3',
  ],
  play: async ({ canvasElement, args }) => {
    await dialogContract({
      trigger: () => within(canvasElement).getByText('Name this device').closest('button') as HTMLElement,
      name: 'Name this device',
      description: /tell your devices apart/,
    });
    await expect(args.onClosed).toHaveBeenCalledTimes(5);
  },
};

function SaveButton() {
  const { show } = useToast();
  return (
    <Button onClick={() => show({ tone: 'danger', message: 'That name is already taken' })}>
      Save the name
    </Button>
  );
}

export const ToastWhileOpen: Story = {
  tags: ['wcag:4.1.3'],
  args: { footer: <SaveButton /> },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const { dialog } = await open(canvasElement);
    const save = within(dialog).getByRole('button', { name: 'Save the name' });
    await userEvent.click(save);

    // Inside the dialog, because VoiceOver ignores everything outside `aria-modal`.
    const spoken = dialog.querySelector('[data-slot="announcer-assertive"]') as HTMLElement;
    // Screen readers announce what changes in a region that they already know.
    await passTime(100);
    await waitFor(() => expect(spoken).toHaveTextContent('Error: That name is already taken'));
    await expect(spoken.closest('[inert]')).toBeNull();

    // The message is announced at once, also while the code of its region is loading.
    const region = await screen.findByRole('region', { name: 'Messages (F6)' });
    await userEvent.keyboard('{F6}');
    await expect(region).toHaveFocus();
    await userEvent.keyboard('{F6}');
    await expect(save).toHaveFocus();
    await userEvent.click(within(region).getByRole('button', { name: 'Close message' }));
    await expect(args.onClosed).not.toHaveBeenCalled();
    await userEvent.click(save);
  },
};

function Inner() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Which devices are these?</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Your devices" size="sm">
        <p>A Tecno Spark in Nakuru, and a library computer in Kisumu.</p>
      </Dialog>
    </>
  );
}

export const OneOnAnother: Story = {
  args: { footer: <Inner /> },
  play: async ({ canvasElement }) => {
    const { dialog: lower } = await open(canvasElement);
    const opener = within(lower).getByRole('button', { name: 'Which devices are these?' });
    await userEvent.click(opener);
    const upper = await screen.findByRole('dialog', { name: 'Your devices' });
    await waitFor(() => expect(upper).toHaveFocus());
    await waitFor(() => expect(lower.closest('[inert]')).not.toBeNull());

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Your devices' })).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(lower.closest('[inert]')).toBeNull();
    await expect(canvasElement.closest('[inert]')).not.toBeNull();
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Your devices' });
  },
};

export const LongText: Story = {
  tags: ['wcag:1.4.10'],
  args: {
    opener: 'Read how data is saved',
    title: 'How a lesson saves your data bundle, and what to do when a page stops loading half-way',
    description: undefined,
    size: 'lg',
    children: (
      <div className="flex flex-col gap-4">
        {['Before you open it', 'While you read', 'When the connection breaks'].map((heading) => (
          <section key={heading} className="flex flex-col gap-2">
            <h3 className="text-lg font-bold">{heading}</h3>
            <p>
              The size of a lesson stands beside its title, so you know what it will cost before you open it.
              Pictures wait until you come near them, a video waits until you press play. If the page stops,
              wait for a moment and choose “Try Again”: what you have read so far is not fetched a second
              time.
            </p>
          </section>
        ))}
      </div>
    ),
    footer: <Button>I understand</Button>,
  },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
  },
};

/** Its own layout, out of the parts. */
export const Parts: Story = {
  tags: ['wcag:4.1.2'],
  render: ({ onClosed }) => (
    <Dialog.Root
      onOpenChange={(open) => {
        if (!open) onClosed?.();
      }}
    >
      <Dialog.Trigger asChild>
        <Button variant="secondary">Rename the course</Button>
      </Dialog.Trigger>
      <Dialog.Content id="rename" data-course="soil" size="sm">
        <Dialog.Title>
          Rename <em>Soil and water</em>
        </Dialog.Title>
        <Dialog.Description>Learners see the new name at once.</Dialog.Description>
        <TextInput label="Name" defaultValue="Soil and water" />
        <Dialog.Close asChild>
          <Button>Done</Button>
        </Dialog.Close>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async ({ canvasElement, args }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Rename the course' });
    await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Rename Soil and water' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await expect(dialog).toHaveAccessibleDescription('Learners see the new name at once.');
    await expect(dialog).toHaveAttribute('id', 'rename');
    await expect(dialog).toHaveAttribute('data-course', 'soil');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onClosed).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    const again = await screen.findByRole('dialog');
    await waitFor(() => expect(again).toHaveFocus());
    await expect(getComputedStyle(again).outlineStyle).toBe('solid');
  },
};
