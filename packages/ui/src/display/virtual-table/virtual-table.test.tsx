// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sampleLearners } from './samples';
import { VirtualTable } from './virtual-table';

const learners = sampleLearners(10_000);
const page = () =>
  renderToString(
    <VirtualTable
      label="Learners"
      rows={learners}
      rowKey={(row) => row.id}
      columns={[
        { id: 'name', label: 'Name', cell: (row) => row.name },
        { id: 'county', label: 'County', cell: (row) => row.county },
      ]}
    />,
  );

it('the server renders the first rows and the total number of rows', () => {
  const html = page();
  const rows = html.match(/aria-rowindex="\d+"/g) ?? [];
  expect(html).toContain('aria-rowcount="10001"');
  expect(rows.slice(0, 3)).toEqual(['aria-rowindex="1"', 'aria-rowindex="2"', 'aria-rowindex="3"']);
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.length).toBeLessThan(100);
});

it('the server renders no inline style', () => {
  expect(page()).not.toMatch(/\sstyle=/);
});
