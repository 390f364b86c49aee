import { useEffect, useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { passTime } from '@digiken/ui/story/pass-time';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { CourseExport, type CourseExportProps, type CourseExportView } from './course-export';

const done: CourseExportView = {
  id: '1',
  format: 'cartridge',
  state: 'done',
  progress: 1,
  href: '/api/course-exports/1',
  size: '3.1 MB',
  findings: [
    { where: 'Keep the books of a small shop', text: 'Prices are not exported.' },
    {
      where: 'Match each receipt',
      text: 'This type of question has no form in a Common Cartridge, so it is left out.',
    },
  ],
};

const meta = {
  title: 'Learning/Authoring/Course export',
  component: CourseExport,
  args: {
    title: 'Keep the books of a small shop',
    exports: [],
    onStart: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof CourseExport>;

export default meta;
type Story = StoryObj<typeof meta>;

const openIn = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export course' }));
  return within(await within(document.body).findByRole('dialog'));
};

export const Default: Story = { tags: ['!test'] };

export const Keyboard: Story = {
  tags: ['keyboard', 'spec:14.187', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.2'],
  args: { hasChanges: true },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole('button', { name: 'Export course' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await within(document.body).findByRole('dialog'));
    dialog.getByRole('radio', { name: /Markdown folder/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(dialog.getByRole('radio', { name: /Common Cartridge/ })).toBeChecked();
    dialog.getByRole('button', { name: 'Export' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart).toHaveBeenCalledWith({ format: 'cartridge', content: 'published' });
  },
};

const working: CourseExportView = { ...done, state: 'working', progress: 0.4, href: undefined, findings: [] };

export const Working: Story = {
  tags: ['wcag:4.1.2'],
  args: { exports: [working] },
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement);
    await expect(dialog.getByRole('progressbar', { name: 'Writing the file' })).toHaveAttribute(
      'aria-valuetext',
      'Writing the file: 40% done',
    );
    await userEvent.keyboard('{Escape}');
    await expect(within(canvasElement).getByRole('button', { name: 'Export course' })).toHaveFocus();
  },
};

/** The open dialog has regions of its own. */
const spoken = (politeness: 'polite' | 'assertive') =>
  document.querySelector(
    `[role=dialog] [data-slot=announcer-${politeness}], dialog [data-slot=announcer-${politeness}]`,
  );

/** Stands for the next answer of the server. */
let next: (exports: CourseExportView[]) => void = () => {};

function Followed(args: CourseExportProps) {
  const [exports, setExports] = useState(args.exports);
  useEffect(() => {
    next = setExports;
  }, []);
  return (
    <CourseExport
      {...args}
      exports={exports}
      onStart={async () => {
        setExports([working]);
        return { ok: true };
      }}
    />
  );
}

export const BecomesReady: Story = {
  tags: ['spec:14.187', 'wcag:4.1.3'],
  render: (args) => <Followed {...args} />,
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    // Screen readers announce what changes in a region that they already know.
    await passTime(100);
    await waitFor(() => expect(spoken('polite')).toHaveTextContent('Writing the file'));
    next([done]);
    await waitFor(() => expect(spoken('polite')).toHaveTextContent('The export is ready'));
    await expect(dialog.getByRole('link', { name: /^Download/ })).toBeVisible();
    next([{ ...working, id: '2' }, done]);
    await expect(await dialog.findByRole('progressbar')).toBeVisible();
    next([{ ...working, id: '2', state: 'failed' }, done]);
    await waitFor(() => expect(spoken('assertive')).toHaveTextContent('The export failed. Try again.'));
  },
};

export const Refused: Story = {
  tags: ['wcag:3.3.1'],
  args: {
    onStart: fn(
      async (): Promise<FormOutcome> => ({ ok: false, message: 'Another export of this course is written.' }),
    ),
  },
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await expect(await dialog.findByText('Another export of this course is written.')).toBeVisible();
    await expect(dialog.queryByRole('radiogroup', { name: 'Content' })).toBeNull();
  },
};

const LONG =
  'Utunzaji wa vitabu vya duka dogo: kutoka stakabadhi ya kwanza hadi hesabu za mwaka, pamoja na kodi na mishahara';

export const Done: Story = {
  tags: ['wcag:1.3.1', 'wcag:1.4.10'],
  args: {
    title: LONG,
    hasChanges: true,
    exports: [
      { ...done, findings: [...done.findings, { where: LONG, text: 'Its picture is missing.' }] },
      { ...done, id: '2', state: 'failed' },
      { ...done, id: '3', format: 'markdown', state: 'expired' },
    ],
  },
  play: async ({ canvasElement }) => {
    const dialog = await openIn(canvasElement);
    await expect(
      dialog.getByRole('link', { name: 'Download Common Cartridge 1.3 (3.1 MB)' }),
    ).toHaveAttribute('href', '/api/course-exports/1');
    await userEvent.click(dialog.getByRole('button', { name: '3 things are not in the file' }));
    await expect(dialog.getByText(/Prices are not exported/)).toBeVisible();
    await expect(dialog.getByText('The export failed. Try again.')).toBeVisible();
    await expect(dialog.getByText('No longer available. Export the course again.')).toBeVisible();
  },
};
