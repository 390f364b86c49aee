import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { lessonMarkdown, SAMPLE_PICTURE_BASE64, samplePicture } from '../../lib/authoring-samples';
import { RichTextEditor } from './rich-text-editor';

type Props = ComponentProps<typeof RichTextEditor>;

const EVERYTHING = `One person counts, the other **writes**. Read _every_ number aloud, or use \`=SUM(B2:B9)\`.

## Before you start

- Put everything on the shelf.
- Turn labels to the front.
  1. Tins
  2. Bags

### Prices

> Count twice.

| Item | Price |
| --- | ---: |
| Sugar | 180 |

\`\`\`text
Out: wages
\`\`\`

<details>
<summary>More</summary>
</details>

See [the law](https://example.org/law).[^1]

[^1]: Since 2012.
`;

const PNG = Uint8Array.from(atob(SAMPLE_PICTURE_BASE64), (char) => char.codePointAt(0) ?? 0);

function Editor({ value, onValueChange, ...props }: Props) {
  const [text, setText] = useState(value);
  return (
    <RichTextEditor
      {...props}
      value={text}
      onValueChange={(next) => {
        setText(next);
        onValueChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Learning/Authoring/Rich text editor',
  component: RichTextEditor,
  args: {
    label: 'Text of the lesson',
    language: 'en',
    value: lessonMarkdown,
    onValueChange: fn(),
    preview: { state: 'idle' },
    onPreview: fn(),
    onPicture: fn<NonNullable<Props['onPicture']>>(async () => ({ ok: true, src: '/api/media/shelf.webp' })),
    pictureSrc: () => samplePicture,
  },
  render: (args) => <Editor {...args} />,
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const written = (args: { onValueChange: unknown }) =>
  (args.onValueChange as { mock: { calls: [string][] } }).mock.calls.at(-1)?.[0];

/** Waits for the engine. */
async function textOf(canvasElement: HTMLElement): Promise<HTMLElement> {
  await waitFor(() => expect(canvasElement.querySelector('[data-slot=rich-text]')).not.toBeNull(), {
    timeout: 10_000,
  });
  return within(canvasElement).getByRole('textbox', { name: 'Text of the lesson' });
}

function paste(text: HTMLElement, data: Record<string, string>, files: readonly File[] = []): void {
  const clipboardData = new DataTransfer();
  for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value);
  for (const file of files) clipboardData.items.add(file);
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

const picture = () => new File([PNG], 'shelf.png', { type: 'image/png' });

export const Default: Story = {
  // The gate checks the editor, not the Markdown that is shown while it loads.
  play: async ({ canvasElement }) => {
    await textOf(canvasElement);
  },
};

export const Everything: Story = {
  tags: ['spec:12.153'],
  args: { value: EVERYTHING },
  play: async ({ canvasElement, args }) => {
    const text = await textOf(canvasElement);
    await expect(within(text).getByRole('table')).toBeVisible();
    const kept = within(text).getAllByText('Kept as it was written. Change it in Markdown.');
    await expect(kept).toHaveLength(2);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  tags: ['spec:12.105'],
  args: { value: '' },
  play: async ({ canvasElement, args }) => {
    const text = await textOf(canvasElement);
    text.focus();
    await userEvent.keyboard('## Stock');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('- maize');
    await waitFor(() => expect(written(args)).toBe('## Stock\n\n- maize'));
  },
};

export const PastedFromWord: Story = {
  tags: ['spec:12.108'],
  args: { value: '' },
  play: async ({ canvasElement, args }) => {
    const text = await textOf(canvasElement);
    text.focus();
    const html = `<html><head><style>p.MsoNormal{color:red}</style></head><body>
<h1 style="font-size:16pt">Count the stock<o:p></o:p></h1>
<p class="MsoNormal">Read <b>every</b> <span style="font-style:italic">number</span> aloud.<o:p></o:p></p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Tins</p>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·<span>&nbsp; </span></span>Bags</p>
<table><tr><td><p>Item</p></td><td><p>Price</p></td></tr><tr><td><p>Sugar</p></td><td><p>180</p></td></tr></table>
<p><img src="file:///C:/tmp/clip.png"><a href="javascript:alert(1)">Here</a></p></body></html>`;
    paste(text, { 'text/html': html, 'text/plain': 'Count the stock' });
    await waitFor(() =>
      expect(written(args)).toBe(
        [
          '## Count the stock',
          'Read **every** _number_ aloud.',
          '- Tins\n- Bags',
          '| Item | Price |\n| - | - |\n| Sugar | 180 |',
          'Here',
        ].join('\n\n'),
      ),
    );
  },
};

export const PicturePasted: Story = {
  tags: ['spec:12.109', 'wcag:1.1.1', 'wcag:3.3.2'],
  args: { value: 'Look at this.' },
  play: async ({ canvasElement, args }) => {
    const text = await textOf(canvasElement);
    text.focus();
    paste(text, {}, [picture()]);
    await waitFor(() => expect(written(args)).toContain('![](/api/media/shelf.webp)'));
    const description = await within(text).findByRole('textbox', { name: /^What does this picture show/ });
    await userEvent.type(description, 'Full shelves');
    await waitFor(() => expect(written(args)).toContain('![Full shelves](/api/media/shelf.webp)'));
    await userEvent.clear(description);
    await userEvent.click(within(text).getByRole('button', { name: 'Say so, and it is skipped' }));
    await waitFor(() => expect(written(args)).toContain('![](/api/media/shelf.webp "decorative")'));
    await waitFor(() =>
      expect(within(text).getByRole('button', { name: 'Describe it instead' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(within(text).getByRole('textbox', { name: /^What does this picture show/ })).toHaveFocus(),
    );
  },
};

let attempts = 0;

export const UploadFailed: Story = {
  beforeEach: () => {
    attempts = 0;
  },
  tags: ['spec:12.109', 'wcag:3.3.1'],
  args: {
    value: 'Look at this.',
    onPicture: fn<NonNullable<Props['onPicture']>>(async ({ size }) => {
      attempts += 1;
      return attempts === 1
        ? { ok: false, message: 'You are offline. The picture is kept here.' }
        : { ok: true, src: `/api/media/shelf-${size}.webp` };
    }),
  },
  play: async ({ canvasElement, args }) => {
    const text = await textOf(canvasElement);
    text.focus();
    paste(text, {}, [picture()]);
    await expect(await within(text).findByText('You are offline. The picture is kept here.')).toBeVisible();
    await userEvent.click(within(text).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(written(args)).toContain('(/api/media/shelf-'));
  },
};

export const InMarkdown: Story = {
  tags: ['spec:12.110', 'wcag:2.4.3', 'wcag:4.1.3'],
  args: { value: 'First paragraph.\n\nSecond *paragraph*.\n', error: 'Shorten the lesson, then save again' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const text = await textOf(canvasElement);
    await userEvent.click(within(text).getByText(/^Second/));
    const toggle = canvas.queryByRole('button', { name: 'Markdown' });
    if (toggle) await userEvent.click(toggle);
    else {
      await userEvent.click(canvas.getByRole('button', { name: 'More tools' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Markdown' }));
    }
    const area = await canvas.findByRole<HTMLTextAreaElement>('textbox', { name: /^Text of the lesson/ });
    await waitFor(() => expect(area).toHaveFocus());
    await expect(area).toHaveValue(args.value);
    await expect(await screen.findByText('The text is shown as Markdown')).toBeInTheDocument();
    await expect(area.selectionStart).toBe('First paragraph.\n\n'.length);
    await userEvent.click(canvas.getByRole('button', { name: 'Markdown', pressed: true }));
    await waitFor(() => expect(canvasElement.querySelector('[data-slot=rich-text]')).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const EngineMissing: Story = {
  tags: ['spec:12.154'],
  args: {
    engine: {
      get: () => undefined,
      load: async () => Promise.reject(new Error('offline')),
      preload: () => {},
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/The editor could not be loaded/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Text of the lesson' })).toHaveValue(lessonMarkdown);
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'spec:12.106', 'wcag:2.1.1', 'wcag:2.1.2', 'wcag:2.4.3', 'wcag:4.1.2'],
  args: { value: 'Count twice.' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const text = await textOf(canvasElement);
    await expect(text).toHaveAttribute('aria-multiline', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Text' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.tab();
    await expect(text).toHaveFocus();
    await userEvent.keyboard('{Alt>}{F10}{/Alt}');
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(text).toHaveFocus());
    await userEvent.keyboard('Now ');
    await waitFor(() => expect(written(args)).toBe('**Now** Count twice.'));
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(written(args)).toBe('Count twice.'));
    await userEvent.tab();
    await expect(text).not.toHaveFocus();
  },
};
