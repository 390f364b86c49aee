export const WORDING = {
  noReport: 'There is no such report.',
  resolved: 'This report is resolved already.',
  dismissed: 'The report is dismissed.',
} as const;
