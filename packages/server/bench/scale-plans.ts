import pg from 'pg';

export interface Sent {
  text: string;
  values: unknown[];
}

/** What the driver sends while at least one recording runs. */
const recordings = new Set<Sent[]>();

// A client of the server binds `query` when it is built, so the driver is patched once, before any server starts.
const { query: send } = pg.Client.prototype;
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [config, values = []] = args as [string | { text: string; values?: unknown[] }, unknown[]?];
  const asked = typeof config === 'string' ? { text: config } : config;
  for (const sent of recordings) sent.push({ text: asked.text, values: asked.values ?? values });
  return Reflect.apply(send, this, args) as never;
};

/**
 * Records the statements that the driver sends while `work` runs. Import this module before the server starts.
 * @throws if `work` sent no query that reads
 */
export async function recorded(work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  recordings.add(sent);
  try {
    await work();
  } finally {
    recordings.delete(sent);
  }
  const reads = sent.filter(({ text }) => /^\s*(\(|select|with)/i.test(text));
  if (reads.length === 0) throw new Error('No query was recorded.');
  return reads;
}

export interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

export function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}

/** Rows that this node read from a table, including those that a filter removed. */
function rowsRead(node: Plan): number {
  if (node['Relation Name'] === undefined) return 0;
  const dropped = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return Math.round((node['Actual Rows'] + dropped) * node['Actual Loops']);
}

const FIRST_FIND = 500;

const rowsSorted = (node: Plan) =>
  node['Node Type'] === 'Sort'
    ? Math.round((node.Plans?.[0]?.['Actual Rows'] ?? 0) * node['Actual Loops'])
    : 0;

/** Runs the query as the server did and returns its plan. */
export async function explain(client: pg.ClientBase, { text, values }: Sent): Promise<Plan> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (analyze, format json) ${text}`,
    values.map((value) => (value instanceof Date ? value.toISOString() : value)),
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (plan === undefined) throw new Error('No plan.');
  return plan;
}

/** Rows of tables that the whole query read. */
export const readIn = (plan: Plan): number => nodesOf(plan).reduce((sum, node) => sum + rowsRead(node), 0);

/**
 * Returns what would make this query slower on a larger site.
 * @param big tables that grow with it
 * @param mostRows that one answer may read or sort
 */
export function problemsOf(plan: Plan, big: ReadonlySet<string>, mostRows: number): string[] {
  const nodes = nodesOf(plan);
  const problems = nodes.flatMap((node) => {
    const table = node['Relation Name'] ?? '';
    // A scan that stops at the first match is not a full scan.
    if (node['Node Type'] === 'Seq Scan' && big.has(table) && rowsRead(node) > FIRST_FIND) {
      return [`reads through ${table}`];
    }
    return rowsSorted(node) > mostRows ? [`sorts ${rowsSorted(node)} rows`] : [];
  });
  const read = readIn(plan);
  return read > mostRows ? [...problems, `reads ${read} rows`] : problems;
}
