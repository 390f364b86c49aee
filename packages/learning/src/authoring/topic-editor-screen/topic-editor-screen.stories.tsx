import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { inInstructorEditor } from '../../lib/authoring-frames';
import { lessonMarkdown, samplePicture } from '../../lib/authoring-samples';
import { TopicEditorScreen, TopicOutline } from './topic-editor-screen';

type Props = ComponentProps<typeof TopicEditorScreen>;
const fine = async (): Promise<FormOutcome> => ({ ok: true });

const meta = {
  title: 'Learning/Authoring/Topic editor screen',
  component: TopicEditorScreen,
  parameters: { frame: 'page' },
  decorators: [inInstructorEditor],
  args: {
    state: { status: 'ready' },
    topic: {
      id: 'lesson-2-2',
      title: 'Counting stock on a Sunday evening',
      language: 'en',
      languages: ['en', 'sw'],
      preview: false,
      markdown: lessonMarkdown,
      minutes: 16,
      weightBytes: 410_000,
      missing: [],
    },
    crumbs: [
      { label: 'My courses', href: '/instructor/courses' },
      { label: 'Keep the books of a small shop', href: '/instructor/course/books' },
      { label: 'Stock', href: '/instructor/course/unit/unit-2' },
      { label: 'Lesson' },
    ],
    outline: (
      <TopicOutline
        unit={{ title: 'Stock', href: '/instructor/course/unit/unit-2' }}
        current="lesson-2-2"
        lessons={[
          { id: 'lesson-2-1', title: 'What is on the shelf', href: '/1', draft: true, incomplete: false },
          {
            id: 'lesson-2-2',
            title: 'Counting stock on a Sunday evening',
            href: '/2',
            draft: false,
            incomplete: false,
          },
          { id: 'lesson-2-3', title: 'When to order again', href: '/3', draft: false, incomplete: true },
        ]}
      />
    ),
    saveState: 'saved',
    onChange: fn(),
    onPublish: fn<Props['onPublish']>(fine),
    onDiscardDraft: fn(fine),
    onRestoreDraft: fn(),
    preview: { state: 'idle' },
    onPreview: fn(),
    pictureSrc: () => samplePicture,
    onPicture: fn<NonNullable<Props['onPicture']>>(async ({ alt }) => ({
      ok: true,
      markdown: `![${alt}](/api/media/new.webp)`,
    })),
    onUploadPicture: fn<NonNullable<Props['onUploadPicture']>>(async () => ({
      ok: true,
      src: '/api/media/new.webp',
    })),
    onVideo: fn(fine),
    onRemoveVideo: fn(fine),
    onCaptions: fn(fine),
    onRemoveCaptions: fn(fine),
    onTranscript: fn(fine),
    onLanguageChange: fn(),
    viewHref: '/console/course/unit/lesson/lesson-2-2/x',
  },
} satisfies Meta<typeof TopicEditorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const { topic } = meta.args;

export const Default: Story = { tags: ['!test'] };

export const JustBegun: Story = {
  tags: ['spec:12.93', 'wcag:2.4.3'],
  args: { startInText: true, topic: { ...meta.args.topic, title: 'Lesson 1', markdown: '' } },
  play: async ({ canvasElement }) => {
    const { text } = await parts(canvasElement);
    await waitFor(() => expect(text).toHaveFocus());
  },
};

/** An imported lesson that Markdown cannot express stays HTML until its author converts it. */
export const WrittenInHtml: Story = {
  tags: ['spec:R.74', 'spec:12.156'],
  args: {
    topic: { ...topic, format: 'html', markdown: '<p dir="rtl">Hesabu</p>' },
    onToMarkdown: fn<NonNullable<Props['onToMarkdown']>>(async () => ({ ok: true, markdown: 'Hesabu' })),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('This lesson is written in HTML')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Convert to Markdown' }));
    await expect(args.onToMarkdown).toHaveBeenCalledWith('<p dir="rtl">Hesabu</p>');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ markdown: 'Hesabu', format: 'markdown' }),
      ),
    );
    await expect(canvas.queryByText('This lesson is written in HTML')).toBeNull();
    const { text } = await parts(canvasElement);
    await waitFor(() => expect(text).toHaveFocus());
  },
};

/** Waits for the engine of the rich text. */
async function parts(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  const text = await waitFor(
    () => {
      const found = canvasElement.querySelector<HTMLElement>('[data-slot=rich-text]');
      if (!found) throw new Error('The engine has not loaded yet');
      return found;
    },
    { timeout: 10_000 },
  );
  return { canvas, title: canvas.getByRole('textbox', { name: 'Title' }), text };
}

/** Moves the cursor to the end of the text and types there. */
async function typeAtEnd(text: HTMLElement, words: string) {
  text.focus();
  const texts = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
  let last: Node = text;
  while (texts.nextNode()) last = texts.currentNode;
  getSelection()?.collapse(last, last.textContent?.length);
  await userEvent.keyboard(words);
}

export const Writing: Story = {
  tags: ['wcag:2.4.6'],
  play: async ({ canvasElement }) => {
    const { canvas, title } = await parts(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: topic.title })).toBeInTheDocument();
    await expect(title).toHaveValue(topic.title);
    await userEvent.type(title, ' at six{Enter}');
    await expect(title).toHaveValue(`${topic.title} at six`);
    await expect(await canvas.findByText('Lesson saved. This is what learners read now.')).toBeVisible();
  },
};

/** The settings are above the text on a phone, folded, and beside it in wider windows. */
export const Settings: Story = {
  args: { topic: { ...topic, missing: ['alt-text', 'transcript'] } },
  play: async ({ canvasElement, args }) => {
    const { canvas, text } = await parts(canvasElement);
    const fold = canvas.queryByRole('button', { name: 'This lesson 2 things missing' });
    if (fold) await userEvent.click(fold);
    const preview = canvas.getByRole('checkbox', { name: 'Free preview' });
    const before = preview.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(before).toBeTruthy();
    await userEvent.click(preview);
    await expect(canvas.getByText('Learners still see the last saved version.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the lesson' }));
    await waitFor(() =>
      expect(args.onPublish).toHaveBeenCalledWith(expect.objectContaining({ preview: true })),
    );
  },
};

export const WithActivity: Story = {
  tags: ['spec:14.173', 'spec:14.321'],
  args: {
    topic: {
      ...topic,
      markdown: '',
      activity: { title: 'Inspecting a hive', weightBytes: 2_400_000, resultsHref: '/results' },
    },
  },
  play: async ({ canvasElement }) => {
    const { canvas } = await parts(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Activity' })).toBeVisible();
    await expect(canvas.getByText(/Learners open “Inspecting a hive” below the text/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Results of learners' })).toHaveAttribute(
      'href',
      '/results',
    );
  },
};

export const WithVideo: Story = {
  tags: ['wcag:1.2.2'],
  args: {
    topic: {
      ...topic,
      missing: ['alt-text', 'transcript'],
      weightBytes: 9_600_000,
      video: {
        src: '/media/counting.mp4',
        weightBytes: 9_200_000,
        captions: [{ language: 'sw', label: 'Kiswahili', src: '/media/counting.sw.vtt' }],
      },
    },
    saveState: 'offline',
    onRetrySave: fn(),
  },
  play: async ({ canvasElement, args }) => {
    const { canvas } = await parts(canvasElement);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Language of the captions' }),
      'Kiswahili',
    );
    await userEvent.upload(
      canvas.getByLabelText(/^Captions file in Kiswahili/),
      new File(['WEBVTT'], 'kwa-kiswahili.vtt', { type: 'text/vtt' }),
    );
    await waitFor(() =>
      expect(args.onCaptions).toHaveBeenCalledWith(expect.any(File), 'sw', 'Kiswahili', expect.anything()),
    );
    await expect(await canvas.findByText('Uploaded')).toBeVisible();
  },
};

export const CaptionsWithProblems: Story = {
  tags: ['spec:15.26', 'wcag:4.1.3'],
  args: {
    ...WithVideo.args,
    onCaptions: fn(async () => ({
      ok: true as const,
      problems: ['Line 6: there are no words below this time.'],
    })),
  },
  play: async ({ canvasElement }) => {
    const { canvas } = await parts(canvasElement);
    await userEvent.upload(
      canvas.getByLabelText(/^Captions file in English/),
      new File(['1'], 'english.srt', { type: 'text/plain' }),
    );
    const callout = (await canvas.findByText(/^Line 6: there are no words/)).closest('[data-slot="callout"]');
    await expect(callout).toHaveTextContent(/not all of them as they are in the file/);
  },
};

export const DraftFound: Story = {
  args: {
    draft: {
      title: topic.title,
      markdown: `${lessonMarkdown}\n\nThen change places.`,
      savedAt: '2026-11-20T19:12:00.000Z',
    },
  },
};

export const DraftDropped: Story = {
  tags: ['wcag:3.3.4'],
  args: DraftFound.args,
  play: async ({ canvasElement, args }) => {
    const { canvas, text } = await parts(canvasElement);
    await expect(text).toHaveTextContent('Then change places.');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard my changes' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep them' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(text).toHaveTextContent('Then change places.');
    await expect(args.onRestoreDraft).not.toHaveBeenCalled();

    await userEvent.click(canvas.getByRole('button', { name: 'Discard my changes' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard them' }),
    );
    await waitFor(() => expect(text).not.toHaveTextContent('Then change places.'));
    await expect(args.onDiscardDraft).toHaveBeenCalledOnce();
  },
};

function TwoVersions(props: Props) {
  const [conflict, setConflict] = useState<Props['conflict']>({
    title: 'Counting stock',
    markdown: 'Count on Monday instead.',
    onKeepMine: () => setConflict(undefined),
    onTakeTheirs: () => setConflict(undefined),
  });
  return <TopicEditorScreen {...props} conflict={conflict} />;
}

export const Conflict: Story = {
  tags: ['wcag:3.3.4'],
  args: { saveState: 'conflict' },
  render: (args) => <TwoVersions {...args} />,
  play: async ({ canvasElement }) => {
    const { canvas, text } = await parts(canvasElement);
    await userEvent.click(canvas.getByText('Show the other version'));
    await expect(canvas.getByText('Count on Monday instead.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Take the other version' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Take the other version' }));
    await waitFor(() => expect(text).toHaveTextContent(/^Count on Monday instead\.$/));
  },
};

/** A published course: saves wait for an approval, except minor corrections. */
export const MinorCorrection: Story = {
  tags: ['spec:R.92'],
  args: { publishing: { staged: true, pending: false } },
  play: async ({ canvasElement, args }) => {
    const { canvas, text } = await parts(canvasElement);
    await typeAtEnd(text, ' Twice.');
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Minor correction: publish now' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the lesson' }));
    await expect(await canvas.findByText('Correction published. Learners see it now.')).toBeVisible();
    await expect(args.onPublish).toHaveBeenLastCalledWith(expect.objectContaining({ minor: true }));

    await typeAtEnd(text, ' Aloud.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save the lesson' }));
    await expect(
      await canvas.findByText('Saved. Learners see it once the changes are published.'),
    ).toBeVisible();
    await expect(args.onPublish).toHaveBeenLastCalledWith(expect.not.objectContaining({ minor: true }));
  },
};

/** Types and saves, and returns what the editor says before and after. */
async function saveAndRead(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), '!');
  const before = canvas.getByText('Not saved yet');
  await expect(before).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Save the lesson' }));
  await expect(await canvas.findByText(/^Lesson saved\./)).toBeVisible();
  await expect(canvas.queryByText(/what learners read now/)).toBeNull();
  return canvas;
}

export const SavedInADraftCourse: Story = {
  tags: ['spec:R.111'],
  args: { topic: { ...topic, courseState: 'draft' } },
  play: async ({ canvasElement }) => {
    const canvas = await saveAndRead(canvasElement);
    await expect(
      canvas.getByText('Lesson saved. Learners see it once the course is published.'),
    ).toBeVisible();
  },
};

export const SavedInAnUnpublishedCourse: Story = {
  tags: ['spec:R.111'],
  args: { topic: { ...topic, courseState: 'unpublished' } },
  play: async ({ canvasElement }) => {
    const canvas = await saveAndRead(canvasElement);
    await expect(canvas.getByText('Lesson saved. The course is not published.')).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'wcag:2.1.1', 'wcag:1.1.1', 'wcag:2.4.3', 'wcag:4.1.3', 'wcag:3.3.1'],
  args: { topic: { ...topic, markdown: 'Count twice.' }, saveState: 'unsaved' },
  play: async ({ canvasElement, args }) => {
    const { canvas, title, text } = await parts(canvasElement);
    await typeAtEnd(text, ' Aloud.');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      title: topic.title,
      markdown: 'Count twice. Aloud.',
    });

    const chooser = canvasElement.querySelector<HTMLInputElement>(
      '[data-slot=rich-surface] input[type=file]',
    );
    if (!chooser) throw new Error('no file input');
    await userEvent.upload(chooser, new File(['picture'], 'shelf.png', { type: 'image/png' }));
    const description = await within(text).findByRole('textbox', { name: /^What does this picture show/ });
    await waitFor(() => expect(description).toHaveFocus());
    await userEvent.keyboard('A full shelf');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith(
        expect.objectContaining({
          markdown: 'Count twice. Aloud.\n\n![A full shelf](/api/media/new.webp)',
        }),
      ),
    );

    await userEvent.clear(title);
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(await canvas.findByRole('link', { name: 'Enter a title' })).toBeVisible();
    await userEvent.type(title, 'Count twice');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() =>
      expect(args.onPublish).toHaveBeenCalledWith(
        expect.objectContaining({ title: 'Count twice', preview: false }),
      ),
    );
    await expect(await canvas.findByText('Lesson saved. This is what learners read now.')).toBeVisible();
    await userEvent.type(title, '!');
    await expect(canvas.getByText('Learners still see the last saved version.')).toBeVisible();
  },
};
