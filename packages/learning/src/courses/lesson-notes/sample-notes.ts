import { fn } from 'storybook/test';
import type { LessonNotesProps } from './lesson-notes';

/** Notes as the reader's page passes them; for stories. */
export const sampleNotes: LessonNotesProps = {
  notes: [
    {
      id: 'note-2',
      text: 'Ask the bank: what does a till number cost?',
      createdAt: '2026-01-12T06:00:00Z',
      kept: true,
    },
    {
      id: 'note-1',
      text: 'Tell Brian to count in twos on Sundays, too.\nHe reads, I write.',
      section: { title: 'Count in twos', href: '#count-in-twos' },
      createdAt: '2026-01-11T17:30:00Z',
    },
  ],
  count: 2,
  draft: '',
  onDraftChange: fn(),
  state: 'ready',
  onRetry: fn(),
  onAdd: fn(async () => ({ ok: true as const })),
  onSave: fn(async () => ({ ok: true as const })),
  onRemove: fn(async () => ({ ok: true as const })),
};
