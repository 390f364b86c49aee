import type { InvitationLineState, Language } from '@digiken/contract/constants';
import { spreadsheetCsv } from '../../platform/documents/csv';
import type { Deps } from '../../platform/services';
import { findCheck, linesOf } from './checks';

interface Texts {
  header: string[];
  states: Record<InvitationLineState, string>;
  duplicate: (line: number) => string;
  newCohort: (names: string) => string;
  changed: (state: string) => string;
}

const TEXTS: Record<Language, Texts> = {
  'en-KE': {
    header: ['Line', 'Email', 'First name', 'Last name', 'Cohort', 'Result', 'Note'],
    states: {
      ready: 'Ready',
      member: 'Already a member',
      invited: 'Already invited',
      duplicate: 'Duplicate',
      'not-an-email': 'Not an email address',
      unreadable: 'Name or cohort too long or unreadable',
      blocked: 'Account closed by the site',
      removed: 'Removed from the hub earlier',
    },
    duplicate: (line) => `Same address as line ${line}`,
    newCohort: (names) => `New cohort: ${names}`,
    changed: (state) => `When sent: ${state}`,
  },
  'sw-KE': {
    header: ['Mstari', 'Barua pepe', 'Jina la kwanza', 'Jina la mwisho', 'Kundi', 'Matokeo', 'Maelezo'],
    states: {
      ready: 'Tayari',
      member: 'Tayari ni mwanachama',
      invited: 'Tayari amealikwa',
      duplicate: 'Imerudiwa',
      'not-an-email': 'Si barua pepe',
      unreadable: 'Jina au kundi ni refu mno au halisomeki',
      blocked: 'Akaunti imezimwa na tovuti',
      removed: 'Aliondolewa kwenye kituo awali',
    },
    duplicate: (line) => `Barua pepe sawa na ya mstari wa ${line}`,
    newCohort: (names) => `Kundi jipya: ${names}`,
    changed: (state) => `Wakati wa kutuma: ${state}`,
  },
};

/** The report of a checked list as a file for spreadsheets (spec 13.161). @throws {HttpError} as `findCheck` */
export async function reportCsv(
  { db, clock }: Deps<'clock'>,
  { hubId, id, language = 'en-KE' }: { hubId: string; id: string; language?: Language | undefined },
): Promise<{ name: string; csv: string }> {
  const check = await findCheck({ db, clock }, { hubId, id });
  const text = TEXTS[language];
  const rows = (await linesOf(db, id)).map((row) => [
    row.line,
    row.email,
    row.firstName,
    row.lastName,
    row.cohorts.join('|'),
    text.states[row.state],
    [
      row.duplicateOf === null ? '' : text.duplicate(row.duplicateOf),
      row.newCohorts.length === 0 ? '' : text.newCohort(row.newCohorts.join(', ')),
      row.changedTo === null ? '' : text.changed(text.states[row.changedTo]),
    ]
      .filter((note) => note !== '')
      .join('. '),
  ]);
  return {
    name: `invitations-${check.createdAt.toISOString().slice(0, 10)}.csv`,
    csv: spreadsheetCsv([text.header, ...rows]),
  };
}
