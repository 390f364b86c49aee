import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import { longCourse } from '../../lib/samples';
import { inConsolePage } from '../../lib/story-frames';
import { MyCoursesTabs } from '../my-courses-tabs/my-courses-tabs';
import { sampleRows } from '../note-row/sample-rows';
import { EVERY_NOTE, NotesScreen, type NotesScreenProps } from './notes-screen';

const courses = [
  { id: 'shop', title: 'Keep the books of a small shop', found: { note: 2, marked: 0, bookmark: 1 } },
  {
    id: 'garden',
    title: 'Start a kitchen garden in a small space',
    found: { note: 0, marked: 1, bookmark: 0 },
  },
];

function Filtered(props: NotesScreenProps) {
  const [filter, setFilter] = useState(props.filter);
  return (
    <NotesScreen
      {...props}
      filter={filter}
      onFilterChange={(next) => {
        props.onFilterChange(next);
        setFilter(next);
      }}
    />
  );
}

const meta = {
  title: 'Learning/Courses/Notes screen',
  component: NotesScreen,
  parameters: { frame: 'page' },
  decorators: [inConsolePage],
  render: (args) => <Filtered {...args} />,
  args: {
    state: { status: 'ready' },
    tabs: (
      <MyCoursesTabs
        current="notes"
        notes={4}
        hrefs={{ courses: '#courses', notes: '#notes', downloads: '#downloads' }}
      />
    ),
    filter: EVERY_NOTE,
    onFilterChange: fn(),
    courses,
    notes: sampleRows,
    onSave: fn(async () => ({ ok: true as const })),
    onRemove: fn(async () => ({ ok: true as const })),
    onExport: fn(),
  },
} satisfies Meta<typeof NotesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state:default', 'spec:17.80', 'wcag:1.3.1', 'wcag:2.4.6'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(courses.map(({ title }) => title));
    await expect(canvas.getByRole('button', { name: 'Notes 2' })).toHaveAttribute('aria-pressed', 'false');
  },
};

export const Loading: Story = { args: { state: { status: 'loading' } } };
export const Failed: Story = {
  args: { state: { status: 'error', error: { kind: 'other' }, onRetry: fn() } },
};
export const NoNotes: Story = { tags: ['spec:17.85'], args: { courses: [], notes: [] } };
export const Offline: Story = { tags: ['spec:17.86'], args: { offline: true } };
export const LongTexts: Story = {
  tags: ['content:longest', 'wcag:1.4.10'],
  args: { courses: [{ id: 'shop', title: longCourse.title, found: { note: 1234, marked: 0, bookmark: 0 } }] },
};

/** Nothing matches: all is one press away. */
export const NoMatch: Story = {
  tags: ['spec:17.85', 'wcag:2.4.3'],
  args: {
    filter: { ...EVERY_NOTE, search: 'goats' },
    courses: courses.map((course) => ({ ...course, found: { note: 0, marked: 0, bookmark: 0 } })),
    notes: [],
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(EVERY_NOTE);
    await expect(canvas.getByRole('searchbox', { name: 'Search in your notes' })).toHaveFocus();
  },
};

function Growing(props: NotesScreenProps) {
  const [shown, setShown] = useState(2);
  const all = shown === sampleRows.length;
  return (
    <Filtered
      {...props}
      notes={sampleRows.slice(0, shown)}
      moreIsAll
      onMore={all ? undefined : () => setShown(sampleRows.length)}
    />
  );
}

export const More: Story = {
  tags: ['spec:17.80', 'wcag:2.4.3'],
  render: (args) => <Growing {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 of 4 shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 4' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Set a price' })).toHaveFocus());
  },
};

export const Keyboard: Story = {
  tags: ['keyboard', 'spec:17.84', 'wcag:2.1.1', 'wcag:4.1.3'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const label = canvas.getByRole('button', { name: 'Print or export' });
    label.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Print these 4/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onExport).toHaveBeenCalledWith('word');
    await waitFor(() => expect(label).toHaveFocus());
    canvas.getByRole('button', { name: 'Marked text 1' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...EVERY_NOTE, kind: 'marked' });
    await passTime(500);
    await waitFor(() =>
      expect(document.querySelector('[data-slot=announcer-polite]')).toHaveTextContent('1 note or bookmark'),
    );
  },
};
