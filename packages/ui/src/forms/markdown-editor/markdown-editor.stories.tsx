import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useRef, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Prose } from '../../display/prose/prose';
import { tabsContract } from '../../foundations/contracts/tabs.contract';
import { MarkdownEditor } from './markdown-editor';

const LESSON = `On Sunday evening the shop is closed, the light is good and nobody asks for sugar. That makes it the best hour of the week to count.

## Before you start

- Put everything that was delivered today **on the shelf**.
- Turn labels to the front. A tin that hides behind another is a tin that you buy twice.

## Count in twos

One person counts, the other writes. Read every number aloud.`;

const seen = (
  <Prose>
    <p>On Sunday evening the shop is closed, the light is good and nobody asks for sugar.</p>
    <h2>Before you start</h2>
    <ul>
      <li>
        Put everything that was delivered today <strong>on the shelf</strong>.
      </li>
      <li>Turn labels to the front.</li>
    </ul>
  </Prose>
);

function Editor({ value, onValueChange, ...props }: ComponentProps<typeof MarkdownEditor>) {
  const [text, setText] = useState(value);
  const insert = useRef<(text: string) => void>(null);
  return (
    <MarkdownEditor
      {...props}
      value={text}
      onValueChange={(next) => {
        setText(next);
        onValueChange?.(next);
      }}
      insertRef={insert}
      onImage={() => insert.current?.('![A shelf with labels to the front](/pictures/shelf.webp)')}
    />
  );
}

const meta = {
  title: 'Forms/Markdown editor',
  component: MarkdownEditor,
  args: {
    label: 'Text of the lesson',
    value: LESSON,
    onValueChange: fn(),
    onPreview: fn(),
    preview: { state: 'ready', content: seen },
    onImage: fn(),
  },
  render: (args) => <Editor {...args} />,
} satisfies Meta<typeof MarkdownEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    text: canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text of the lesson', hidden: true }),
  };
};

export const Default: Story = {};

export const TooLongWithHelpOpen: Story = {
  tags: ['wcag:3.3.1'],
  args: { maxLength: 300, error: 'Shorten the lesson, then save again', hint: 'What learners read.' },
  play: async ({ canvasElement }) => {
    const { canvas, text } = parts(canvasElement);
    await userEvent.click(canvas.getByText('How to format text'));
    await expect(canvas.getByText(/characters too many/)).toBeVisible();
    await expect(text).toHaveValue(LESSON);
    await expect(text).toBeInvalid();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:2.1.2', 'wcag:2.4.3'],
  args: { value: '' },
  play: async ({ canvasElement }) => {
    const { canvas, text } = parts(canvasElement);
    const tool = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Write' })).toHaveFocus();
    await userEvent.tab();
    await expect(tool('Bold')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tool('Heading')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(tool('Picture')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tool('Bold')).toHaveFocus();
    await userEvent.tab();
    await expect(text).toHaveFocus();

    await userEvent.keyboard('Count twice');
    text.setSelectionRange(0, 5);
    await userEvent.keyboard('{Control>}b{/Control}');
    await expect(text).toHaveValue('**Count** twice');
    await expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('Count');
    document.execCommand('undo');
    await waitFor(() => expect(text).toHaveValue('Count twice'));

    text.setSelectionRange(11, 11);
    await userEvent.keyboard('{Enter}- maize{Enter}');
    await expect(text).toHaveValue('Count twice\n- maize\n- ');
    await userEvent.keyboard('{Enter}');
    await expect(text).toHaveValue('Count twice\n- maize\n');

    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{End}{Enter}');
    await expect(text).toHaveFocus();
    await expect(text.value).toContain('\n\n![A shelf with labels to the front](/pictures/shelf.webp)');
    await userEvent.tab();
    await expect(canvas.getByText('How to format text')).toHaveFocus();
  },
};

export const Previewing: Story = {
  tags: ['contract', 'wcag:2.1.1', 'wcag:2.1.2', 'wcag:2.4.3', 'wcag:4.1.2'],
  play: async ({ canvasElement, args }) => {
    const { canvas, text } = parts(canvasElement);
    await tabsContract({
      root: canvasElement,
      label: 'Write or preview',
      tabs: ['Write', 'Preview'],
      panelFollows: false,
    });
    text.focus();
    text.setSelectionRange(20, 20);
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await expect(args.onPreview).toHaveBeenLastCalledWith(LESSON);
    await expect(canvas.queryByRole('button', { name: 'Bold' })).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Write' })).toHaveFocus();
    await expect(text.selectionStart).toBe(20);
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel', { name: 'Preview' })).toHaveFocus();
  },
};

export const PreviewFailed: Story = {
  tags: ['wcag:4.1.3'],
  args: { preview: { state: 'error' }, value: 'Count twice' },
  play: async ({ canvasElement, args }) => {
    const { canvas } = parts(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Preview' }));
    await expect(document.querySelector('[data-slot=announcer-assertive]')).toHaveTextContent(
      'The preview could not be loaded. Your text is safe.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onPreview).toHaveBeenCalledTimes(2);
  },
};
