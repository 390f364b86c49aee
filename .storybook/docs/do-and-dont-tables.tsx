import { DataTable, type DataTableProps } from '../../packages/ui/src/display/data-table/data-table';

interface Learner {
  id: string;
  name: string;
  county: string;
  courses: number;
}

const learners: Learner[] = [
  { id: 'u1', name: 'Achieng Odhiambo', county: 'Kisumu', courses: 4 },
  { id: 'u2', name: 'Kiptoo Chebet', county: 'Uasin Gishu', courses: 1 },
  { id: 'u3', name: 'Mwanaisha Salim', county: 'Mombasa', courses: 12 },
];

const learnerColumns: DataTableProps<Learner>['columns'] = [
  { id: 'name', label: 'Name', rowHeader: true, cell: ({ name }) => name },
  { id: 'county', label: 'County', cell: ({ county }) => county },
  { id: 'courses', label: 'Courses', align: 'end', cell: ({ courses }) => courses },
];

export const LearnersTable = () => (
  <DataTable label="Learners" columns={learnerColumns} rows={learners} rowKey={({ id }) => id} />
);

interface Fact {
  name: string;
  value: string;
}

const facts: Fact[] = [
  { name: 'Name', value: 'Achieng Odhiambo' },
  { name: 'County', value: 'Kisumu' },
  { name: 'Courses', value: '4' },
];

const factColumns: DataTableProps<Fact>['columns'] = [
  { id: 'name', label: 'Field', rowHeader: true, cell: ({ name }) => name },
  { id: 'value', label: 'Value', cell: ({ value }) => value },
];

export const FactsAsTable = () => (
  <DataTable label="Achieng Odhiambo" columns={factColumns} rows={facts} rowKey={({ name }) => name} />
);
