import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LIMITS } from '@digiken/contract/constants';
import { expect, test } from 'vitest';
import { loadConfig, SETTING_NAMES } from '../src/platform/config';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string) => readFile(join(ROOT, path), 'utf8');

/** Names in these files that are settings of other programs. */
const OF_OTHERS = new Set(['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB']);
const NAME = /\b(?!AF_)[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g;

async function filesToCheck(): Promise<string[]> {
  const found = await readdir(join(ROOT, 'deploy'), { recursive: true, withFileTypes: true });
  const deployed = found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return [...deployed.map((path) => path.slice(ROOT.length + 1)), 'docs/guides/scaling.md'];
}

test('[14.126] every setting that the guide and its files name exists', async () => {
  const paths = await filesToCheck();
  expect(paths).toEqual(expect.arrayContaining(['deploy/compose.yaml', 'deploy/systemd/digiken@.service']));
  const unknown: string[] = [];
  for (const path of paths) {
    for (const [name] of (await read(path)).matchAll(NAME)) {
      if (!SETTING_NAMES.includes(name) && !OF_OTHERS.has(name)) unknown.push(`${path}: ${name}`);
    }
  }
  expect(unknown).toEqual([]);
});

test('[14.126] the file of settings is valid as it is, but for the secrets to fill in', async () => {
  const lines = (await read('deploy/digiken.env')).split('\n').filter((line) => /^[A-Z]/.test(line));
  const settings = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  expect(loadConfig(settings)).toMatchObject({
    env: 'production',
    publicUrl: 'https://learn.example.org',
    trustProxy: true,
    operations: { shutdownDelayMs: 2_000 },
  });
});

test('[14.126] nginx lets the largest upload through, and buffers no stream', async () => {
  const nginx = await read('deploy/nginx/digiken.conf');
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(nginx) ?? [];
  // The parts of a form around the file are small.
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(LIMITS.archiveBytes + 1024 * 1024);
  expect(nginx).not.toMatch(/proxy_ignore_headers|proxy_hide_header|add_header|expires/);
  expect(nginx).toMatch(/proxy_set_header X-Request-Id \$request_id;/);
});
