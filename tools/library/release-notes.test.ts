import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changelogNotes, notesFor, waitingNote } from './release-notes.ts';
import { libraryRoot } from './sources.ts';

const CHANGELOG = `# @digiken/ui

What each version changed.

## 0.3.0

### Major Changes

- 1234567: \`Pill\` is gone; use **badge**.

  Before: \`<Pill>\`

### Patch Changes

- A form of words, and the data-table keeps its order.

## 0.2.0

### Minor Changes

- abcdef0: \`form\` takes \`danger\`.
`;

describe('release notes of an entry', () => {
  const notes = changelogNotes(CHANGELOG);

  it('come from the changelog, with their version and all their paragraphs', () => {
    expect(notes).toEqual([
      { version: '0.3.0', text: '`Pill` is gone; use **badge**.\n\nBefore: `<Pill>`' },
      { version: '0.3.0', text: 'A form of words, and the data-table keeps its order.' },
      { version: '0.2.0', text: '`form` takes `danger`.' },
    ]);
  });

  it('are those that name it; an ordinary word is no name', () => {
    const versions = (entry: string, component: string) =>
      notesFor(entry, component, notes).map(({ version }) => version);
    expect(versions('data-table', 'DataTable')).toEqual(['0.3.0']);
    expect(versions('form', 'Form')).toEqual(['0.2.0']);
    expect(versions('badge', 'Badge')).toEqual(['0.3.0']);
    expect(versions('pill', 'Pill')).toEqual(['0.3.0']);
    expect(versions('table', 'Table')).toEqual([]);
  });

  it('include changesets that wait', () => {
    const changeset = "---\n'@digiken/ui': minor\n---\n\n`menu` opens faster.\n";
    expect(waitingNote(changeset)).toEqual({ version: 'next', text: '`menu` opens faster.' });
    expect(waitingNote('# Changesets')).toBeUndefined();
  });

  it('are found in the changelog of @digiken/ui', () => {
    const own = changelogNotes(readFileSync(join(libraryRoot('ui'), 'CHANGELOG.md'), 'utf8'));
    expect(notesFor('data-table', 'DataTable', own).length).toBeGreaterThan(0);
  });
});
