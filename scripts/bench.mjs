#!/usr/bin/env node
// npm run bench: prints size and response times of the product. Parts: `-- api`, `pages`, `lighthouse`, `scale`, `search`, `memory`, `payments`, `certificates`, `tutor`, `streams`, `live`, `rolling`, `processes`, `waiting`, `web`, `week`.
import { benchApi } from './bench/api.mjs';
import { benchCertificates } from './bench/certificates.mjs';
import { benchLighthouse } from './bench/lighthouse.mjs';
import { benchLive } from './bench/live.mjs';
import { benchMemory } from './bench/memory.mjs';
import { benchPages } from './bench/pages.mjs';
import { benchPayments } from './bench/payments.mjs';
import { benchProcesses } from './bench/processes.mjs';
import { benchRolling } from './bench/rolling.mjs';
import { benchScale } from './bench/scale.mjs';
import { benchSearch } from './bench/search.mjs';
import { benchStreams } from './bench/streams.mjs';
import { benchTutor } from './bench/tutor.mjs';
import { benchWaiting } from './bench/waiting.mjs';
import { benchWeb } from './bench/web.mjs';
import { benchWeek } from './bench/week.mjs';
import { ensureChromium } from './ensure-chromium.mjs';
import { buildStale, fail } from './lib/run.mjs';

const PARTS = {
  pages: benchPages,
  lighthouse: benchLighthouse,
  api: benchApi,
  memory: benchMemory,
  scale: benchScale,
  search: benchSearch,
  payments: benchPayments,
  certificates: benchCertificates,
  tutor: benchTutor,
  streams: benchStreams,
  live: benchLive,
  rolling: benchRolling,
  processes: benchProcesses,
  waiting: benchWaiting,
  web: benchWeb,
  week: benchWeek,
};

try {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in PARTS));
  if (unknown) throw new Error(`No bench "${unknown}"; there are: ${Object.keys(PARTS).join(', ')}.`);
  const parts = wanted.length > 0 ? wanted : Object.keys(PARTS);
  const opensPages = parts.some((name) => ['pages', 'lighthouse', 'web', 'week'].includes(name));
  if (opensPages) await ensureChromium();
  // These parts run from source.
  if (
    parts.some((name) => !['scale', 'search', 'payments', 'certificates', 'streams', 'live'].includes(name))
  ) {
    await buildStale([...(opensPages ? ['--filter=@digiken/app'] : []), '--filter=@digiken/server']);
  }
  let ok = true;
  for (const [name, bench] of Object.entries(PARTS)) {
    if (!parts.includes(name)) continue;
    const rows = await bench();
    console.log(`\n${name}`);
    console.table(rows);
    ok &&= rows.every((row) => row.holds);
  }
  if (!ok) throw new Error('Not every figure is within its bound.');
} catch (error) {
  fail(error);
}
