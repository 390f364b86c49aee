// Runs after `drizzle-kit generate`, which reads only the snapshot of the last migration. Deletes the earlier ones.
import { readdirSync, rmSync } from 'node:fs';

const meta = new URL('../drizzle/meta/', import.meta.url);
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'));
for (const name of snapshots.sort().slice(0, -1)) rmSync(new URL(name, meta));
