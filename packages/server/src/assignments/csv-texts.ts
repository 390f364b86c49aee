import type { AssignedAccess, AssignedState, Language } from '@digiken/contract/constants';

/** The texts of the file of members and their progress. */
export const CSV_TEXTS: Record<
  Language,
  {
    header: string[];
    states: Record<AssignedState, string>;
    access: Record<AssignedAccess, string>;
  }
> = {
  'en-KE': {
    header: [
      ...['Name', 'Email', 'Cohorts', 'State', 'Access', 'Progress in percent', 'Lessons done', 'Lessons'],
      ...['Due', 'Done on', 'Last active'],
    ],
    states: {
      'not-started': 'Not started',
      'on-track': 'On track',
      late: 'Late',
      done: 'Done',
      'done-late': 'Done late',
    },
    access: { pending: 'On its way', enrolled: 'Enrolled', 'no-seat': 'No seat' },
  },
  'sw-KE': {
    header: [
      ...['Jina', 'Barua pepe', 'Makundi', 'Hali', 'Nafasi', 'Maendeleo kwa asilimia'],
      ...['Masomo yaliyokamilika', 'Masomo yote', 'Mwisho', 'Tarehe ya kumaliza', 'Mara ya mwisho kusoma'],
    ],
    states: {
      'not-started': 'Bado hajaanza',
      'on-track': 'Anaendelea vizuri',
      late: 'Amechelewa',
      done: 'Amemaliza',
      'done-late': 'Amemaliza kwa kuchelewa',
    },
    access: { pending: 'Inaandaliwa', enrolled: 'Amejiandikisha', 'no-seat': 'Hana nafasi' },
  },
};
