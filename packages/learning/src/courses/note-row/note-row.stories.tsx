import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import { longCourse } from '../../lib/samples';
import { NoteRow, type NoteRowProps, type NoteRowView } from './note-row';
import { sampleRows } from './sample-rows';

const rowAt = (at: number): NoteRowView => sampleRows[at] as NoteRowView;
const [first, second] = [rowAt(0), rowAt(1)];
const saves = () => fn<NoteRowProps['onSave']>(async () => ({ ok: true }));
const removes = () => fn<NoteRowProps['onRemove']>(async () => ({ ok: true }));

const meta = {
  title: 'Learning/Courses/Note row',
  component: NoteRow,
  args: {
    ...first,
    onSave: saves(),
    onRemove: removes(),
  },
  render: (args) => (
    <ul className="rounded-xl border bg-raised">
      <NoteRow {...args} />
      <NoteRow {...args} {...second} kept={false} />
    </ul>
  ),
} satisfies Meta<typeof NoteRow>;

export default meta;
type Story = StoryObj<typeof meta>;

const more = (canvasElement: HTMLElement, lesson: string) =>
  within(canvasElement).getByRole('button', { name: `More for this item: ${lesson}` });

async function remove(canvasElement: HTMLElement, lesson: string) {
  await userEvent.click(more(canvasElement, lesson));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
}

export const Default: Story = {
  tags: ['state:default', 'spec:17.81', 'wcag:1.3.1', 'wcag:1.4.1'],
  play: async ({ canvasElement }) => {
    const [row] = within(canvasElement).getAllByRole('listitem');
    await expect(row).toHaveTextContent(/Unit 1 · Know your cash/);
    await expect(row).toHaveTextContent(/Note with marked text/);
    await expect(within(row as HTMLElement).getByText(/^Kept on this phone/)).toBeVisible();
    await expect(within(row as HTMLElement).getByRole('link', { name: 'Close the day' })).toHaveAttribute(
      'href',
      '#close',
    );
  },
};

export const Bookmark: Story = { args: rowAt(2), tags: ['spec:17.81'] };

export const MarkedText: Story = {
  args: rowAt(3),
  tags: ['spec:17.81', 'wcag:3.1.2'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /^Mwaka/ })).toHaveAttribute('lang', 'sw');
  },
};

export const LongTexts: Story = {
  tags: ['content:longest', 'wcag:1.4.10'],
  args: {
    lesson: { title: longCourse.title, href: '#x' },
    unit: { title: longCourse.title, position: 200 },
    quote: `${longCourse.title} `.repeat(5),
    text: 'https://example.com/'.padEnd(300, 'a'),
  },
};

/** The server refuses an edit: the text stays, with the reason. */
export const Refused: Story = {
  tags: ['spec:17.82', 'wcag:3.3.1'],
  args: {
    onSave: fn<NoteRowProps['onSave']>(async () => ({ ok: false, message: 'There is no such note.' })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(more(canvasElement, 'Close the day'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit the note' }));
    const field = canvas.getByRole('textbox', { name: 'Your note' });
    await userEvent.type(field, ' Twice.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('There is no such note.')).toBeVisible();
    await expect(field).toHaveValue(`${first.text} Twice.`);
  },
};

/** Nothing is removed before the time is over, and nothing at all after Undo. */
export const Undone: Story = {
  tags: ['spec:17.83', 'wcag:2.2.1', 'wcag:2.4.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await remove(canvasElement, 'Close the day');
    await expect(canvas.getByRole('link', { name: second.lesson.title })).toHaveFocus();
    await passTime(9000);
    await userEvent.tab({ shift: true });
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveFocus();
    // The time stops while it has the focus.
    await passTime(60_000);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Close the day' })).toHaveFocus();
    await passTime(10_000);
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

/** After ten seconds it is removed; if that fails, the row is back. */
export const NotRemoved: Story = {
  tags: ['spec:17.83', 'wcag:4.1.3'],
  args: {
    onRemove: fn<NoteRowProps['onRemove']>(async () => ({ ok: false, message: 'The server is busy.' })),
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await remove(canvasElement, 'Close the day');
    await passTime(10_000);
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
    await expect(await canvas.findByRole('link', { name: 'Close the day' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'spec:17.82', 'wcag:2.1.1', 'wcag:2.4.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Close the day' })).toHaveFocus();
    more(canvasElement, 'Close the day').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit the note' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const field = canvas.getByRole('textbox', { name: 'Your note' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(more(canvasElement, 'Close the day')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit the note' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('Mondays too.');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await waitFor(() => expect(more(canvasElement, 'Close the day')).toHaveFocus());
  },
};
