import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { VersionList, type VersionListProps, type VersionTextView, type VersionView } from './version-list';

const PRESENT = {
  title: 'Counting stock',
  source: 'Count your stock each week.\n\nWrite the numbers in a book and compare them with your sales.',
};
const version = (id: string, savedAt: string, more: Partial<VersionView> = {}): VersionView => ({
  id,
  savedAt,
  savedBy: 'Wanjiku Kamau',
  origin: 'saved',
  current: false,
  ...more,
});
const VERSIONS = [
  version('four', '2026-11-18T09:30:00.000Z', { current: true }),
  version('three', '2026-11-18T07:10:00.000Z', { origin: 'draft' }),
  version('two', '2026-11-17T13:05:00.000Z', { origin: 'restored', savedBy: 'Otieno Odhiambo' }),
  version('one', '2026-10-02T06:00:00.000Z', { origin: 'imported', savedBy: null }),
];
const OLDER: VersionTextView = {
  ...(VERSIONS[1] as VersionView),
  title: 'Counting your stock',
  source: 'Count your stock each month.\n\nWrite the numbers in a book.',
  html: '<p>Count your stock each month.</p><p>Write the numbers in a book.</p>',
};

const meta = {
  title: 'Learning/Authoring/Version list',
  component: VersionList,
  args: {
    open: true,
    onOpenChange: fn<VersionListProps['onOpenChange']>(),
    state: { status: 'ready' },
    versions: VERSIONS,
    present: PRESENT,
    language: 'en',
    onRead: fn<VersionListProps['onRead']>(async () => ({ ok: true, data: OLDER })),
    onRestore: fn(async (): Promise<FormOutcome> => ({ ok: true })),
  },
} satisfies Meta<typeof VersionList>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole('dialog', { name: 'Versions' }));

export const Default: Story = {
  args: { onOlder: fn(), unsaved: true, staged: true },
  tags: ['state:default', 'keyboard', 'wcag:1.3.1', 'wcag:2.1.1', 'wcag:2.4.3', 'wcag:3.3.4'],
  play: async ({ args }) => {
    const versions = await drawer();
    await expect(versions.getAllByRole('button', { name: /by|Imported/ })).toHaveLength(4);
    const line = versions.getByRole('button', { name: /Typed, not saved by Wanjiku Kamau/ });
    line.focus();
    await userEvent.keyboard('{Enter}');
    const heading = await versions.findByRole('heading', { level: 3 });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.onRead).toHaveBeenCalledWith('three');
    await userEvent.click(versions.getByRole('button', { name: 'All versions' }));
    await waitFor(() =>
      expect(versions.getByRole('button', { name: /Typed, not saved by Wanjiku Kamau/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await versions.findByRole('button', { name: 'Restore this version' }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(/what you typed without saving/)).toBeVisible();
    await expect(question.getByText(/once your changes are published/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Restore this version' }));
    await waitFor(() => expect(args.onRestore).toHaveBeenCalledWith('three'));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

export const Differences: Story = {
  tags: ['wcag:1.4.1', 'wcag:3.1.2', 'spec:12.120'],
  play: async ({ canvasElement }) => {
    const versions = await drawer();
    await userEvent.click(versions.getByRole('button', { name: /Typed, not saved/ }));
    await versions.findByText(/crossed-out/);
    const { ownerDocument } = canvasElement;
    const texts = (tag: string) =>
      [...ownerDocument.querySelectorAll(`[data-slot=text-diff] ${tag}`)].map((mark) => mark.textContent);
    await expect(texts('ins')).toContain('Comes back: month');
    await expect(texts('del')).toContain('Goes away: week');
    await userEvent.click(versions.getByRole('radio', { name: 'As learners see it' }));
    await expect(versions.getByText('Count your stock each month.')).toBeVisible();
    await userEvent.click(versions.getByRole('radio', { name: 'Changes' }));
  },
};

export const Empty: Story = { args: { versions: [] } };

export const Loading: Story = { args: { state: { status: 'loading' }, versions: [] } };

export const Failed: Story = {
  args: { state: { status: 'error', onRetry: fn() }, versions: [] },
  tags: ['state:error'],
  play: async () => {
    await expect((await drawer()).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const RestoreRefused: Story = {
  args: {
    onRestore: fn(async () => ({
      ok: false as const,
      message: 'Someone saved this lesson since you opened it. Look at the present text, then decide.',
    })),
  },
  tags: ['state:error', 'wcag:4.1.3'],
  play: async ({ args }) => {
    const versions = await drawer();
    await userEvent.click(versions.getByRole('button', { name: /Imported/ }));
    await userEvent.click(await versions.findByRole('button', { name: 'Restore this version' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Restore this version' }));
    await expect(await versions.findByText(/Someone saved this lesson/)).toBeVisible();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

const LONG = Array.from({ length: 60 }, (_, at) => `Paragraph ${at} says something about the shop.`).join(
  '\n\n',
);

export const LongText: Story = {
  args: {
    versions: [
      version('long', '2026-11-17T13:05:00.000Z', {
        savedBy: 'Nyamweya Onyango-Wamalwa wa Mwangangi-Kirinyaga Nambale',
      }),
    ],
    present: { title: PRESENT.title, source: `${LONG}\n\nThe end.` },
    onRead: fn<VersionListProps['onRead']>(async () => ({
      ok: true,
      data: { ...OLDER, source: `${LONG}\n\nAnother end.`, html: `<p>${LONG}</p>` },
    })),
  },
  tags: ['wcag:1.4.10'],
  play: async () => {
    const versions = await drawer();
    await userEvent.click(versions.getByRole('button', { name: /Saved by/ }));
    await expect(await versions.findByText(/words are the same/)).toBeVisible();
  },
};
