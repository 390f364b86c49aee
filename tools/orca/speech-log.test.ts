import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { SpeechLog } from './speech-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'digiken-orca-'));
const path = join(folder, 'orca.log');
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('reads what Orca said from its debug file, each phrase once and without key echo', () => {
  writeFileSync(
    path,
    [
      "19:30:46.930062 - SPEECH OUTPUT: 'tab ' {'established': False}",
      '19:30:46.981000 - EVENT MANAGER: Dequeued object:state-changed:active',
      "19:30:46.981327 - SPEECH OUTPUT: 'The whole course check box partially checked.'{'established': False}",
      "19:30:50.898096 - SPEECH OUTPUT: '3 units chosen. Total Ksh 800.'",
      '',
    ].join('\n'),
  );
  const log = new SpeechLog(path);
  expect(log.take()).toEqual([
    'The whole course check box partially checked.',
    '3 units chosen. Total Ksh 800.',
  ]);
  expect(log.take()).toEqual([]);
});

test('returns nothing before Orca has spoken', () => {
  expect(new SpeechLog(join(folder, 'none')).take()).toEqual([]);
});
