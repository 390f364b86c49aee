import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { FormOutcome } from '../../foundations/lib/types';
import { FileUpload, type UploadControl, type UploadFile, UploadList } from './file-upload';

const never = () => new Promise<FormOutcome>(() => {});

const meta = {
  title: 'Forms/File upload',
  component: FileUpload,
  args: {
    label: 'Course package',
    hint: 'A Common Cartridge (.imscc) or a folder packed as .zip, up to 200 MB.',
    accept: '.imscc,.zip',
    kinds: 'a file that ends in .imscc or .zip',
    maxBytes: 200_000_000,
    onUpload: fn<UploadFile>(never),
  },
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, text = 'a course') => new File([text], name);
const chooser = (canvasElement: HTMLElement) =>
  within(canvasElement).getByLabelText<HTMLInputElement>(/^Course package/);
const heard = (politeness: string) =>
  document.querySelector(`[data-slot=announcer-${politeness}]`) as HTMLElement;

export const Default: Story = { tags: ['!test'] };

export const Empty: Story = { args: { error: 'Choose the package of the course' } };

export const EveryUploadState: Story = {
  tags: ['spec:R.115', 'wcag:1.4.1', 'wcag:3.3.1', 'wcag:3.3.3'],
  args: {
    multiple: true,
    maxBytes: 2000,
    uploaded: [
      { id: '1', name: 'captions-in-kiswahili.vtt', bytes: 14_200, href: '/files/1' },
      {
        id: '2',
        name: 'utunzaji-wa-vitabu-vya-duka-dogo-kuanzia-stakabadhi-ya-kwanza-hadi-hesabu-za-mwaka.vtt',
        bytes: 9_800,
      },
    ],
    onRemove: fn(),
    onUpload: fn<UploadFile>(async (sent, { onProgress }) => {
      if (sent.name.startsWith('broken')) return { ok: false, message: 'The connection was lost.' };
      onProgress(0.42);
      return never();
    }),
  },
  play: async ({ canvasElement }) => {
    await userEvent.upload(
      chooser(canvasElement),
      [
        file('solar.zip'),
        file('broken.imscc'),
        file('notes.pdf'),
        file('huge.zip', 'a long course '.repeat(300)),
      ],
      { applyAccept: false },
    );
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('The connection was lost.')).toBeVisible();
    await expect(canvas.getByText(/Choose a file that ends in \.imscc or \.zip\./)).toBeVisible();
    await expect(canvas.getByText(/The largest that can be sent is/)).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: 'Uploading solar.zip' })).toHaveAttribute(
      'aria-valuetext',
      'solar.zip: 42% sent',
    );
  },
};

function Kept({ uploaded = [], ...props }: ComponentProps<typeof FileUpload>) {
  const [files, setFiles] = useState(uploaded);
  return (
    <FileUpload
      {...props}
      uploaded={files}
      onRemove={(id) => setFiles((all) => all.filter((each) => each.id !== id))}
    />
  );
}

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:4.1.3', 'wcag:2.5.7'],
  args: { uploaded: [{ id: '1', name: 'water.zip', bytes: 4_100_000 }] },
  render: (args) => <Kept {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(chooser(canvasElement)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove: water.zip' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(chooser(canvasElement)).toHaveFocus());

    await userEvent.upload(chooser(canvasElement), file('solar.zip'));
    await expect(heard('polite')).toHaveTextContent('Uploading solar.zip');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel: solar.zip' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(heard('polite')).toHaveTextContent('Upload of solar.zip cancelled');
    await waitFor(() => expect(chooser(canvasElement)).toHaveFocus());
    const [, control] = args.onUpload.mock.lastCall as [File, UploadControl];
    await expect(control.signal.aborted).toBe(true);
  },
};

const flaky = () => {
  let tries = 0;
  return async (): Promise<FormOutcome> =>
    ++tries === 1 ? { ok: false, message: 'The connection was lost.' } : { ok: true };
};

export const TriedAgain: Story = {
  tags: ['wcag:2.4.3', 'wcag:4.1.3'],
  args: { onUpload: fn<UploadFile>(flaky()) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(chooser(canvasElement), file('solar.zip'));
    await waitFor(() => expect(heard('assertive')).toHaveTextContent('solar.zip: The connection was lost.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: solar.zip' }));
    await expect(await canvas.findByText('Uploaded')).toBeVisible();
    await expect(heard('polite')).toHaveTextContent('solar.zip uploaded');
    await waitFor(() => expect(chooser(canvasElement)).toHaveFocus());
  },
};

const failing = () => fn<UploadFile>(async () => ({ ok: false, message: 'The connection was lost.' }));

function Hideable(props: ComponentProps<typeof FileUpload>) {
  const [shown, setShown] = useState(true);
  const [list] = useState(() => new UploadList());
  return (
    <div className="flex flex-col gap-4">
      {shown && <FileUpload {...props} list={list} />}
      <Button className="self-start" onClick={() => setShown(!shown)}>
        {shown ? 'Next page' : 'Previous page'}
      </Button>
    </div>
  );
}

export const KeptWhileHidden: Story = {
  args: { onUpload: failing() },
  render: (args) => <Hideable {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.upload(chooser(canvasElement), file('solar.zip'));
    await expect(await canvas.findByText('The connection was lost.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.queryByText('solar.zip')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again: solar.zip' }));
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
  },
};
