import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { libraryRoot } from '../../library/sources';
import { changes, unannounced, unguided, WHAT_TO_DO } from '../lib/announced';
import { PublicApi } from '../lib/public-api';
import {
  type Api,
  apiOf,
  committedApi,
  migrationNotes,
  pendingChangesets,
  readReleased,
  type Released,
} from '../lib/snapshot';

const UI = libraryRoot('ui');

let api: PublicApi;
let current: Api;

beforeAll(() => {
  api = new PublicApi(UI);
  current = apiOf(api);
});

const namesOf = (from: PublicApi) => new Map(from.entries.map((entry) => [entry, from.names(entry)]));

describe('the public API changes only on purpose', () => {
  it('the public API matches the folder api', () => {
    expect(changes(committedApi(), current), WHAT_TO_DO).toEqual([]);
  });

  it('a pending changeset names each entry that differs from the last version', () => {
    expect(
      unannounced(current, readReleased(), pendingChangesets()),
      'npm run changeset, and name each of these entries in it',
    ).toEqual([]);
  });

  it('the last version of the folder api is the version of the package', () => {
    const { version } = JSON.parse(readFileSync(join(UI, 'package.json'), 'utf8')) as {
      version: string;
    };
    expect(readReleased().version, 'release by `npm run release:version`').toBe(version);
  });

  it('each name removed since the last version has a migration note', () => {
    const gone = unguided(namesOf(api), readReleased(), migrationNotes());
    expect(gone, 'write it into docs/migrations').toEqual([]);
  });
});

describe('types without any', () => {
  it('no public type is any, and every declaration compiles with the types of React 19', () => {
    expect(api.anys()).toEqual([]);
    expect(api.errors()).toEqual([]);
  });

  it('every declaration compiles with the types of React 18.3', () => {
    const old = new PublicApi(UI, { reactFrom: inject('react18') });
    expect(old.anys()).toEqual([]);
    expect(old.errors()).toEqual([]);
  });
});

describe('planted', () => {
  const source = join(UI, 'dist/types/display/badge/badge.d.ts');
  const altered = (before: RegExp, after: string) => {
    const text = readFileSync(source, 'utf8');
    expect(text).toMatch(before);
    return new PublicApi(UI, { only: 'badge', overlay: new Map([[source, text.replace(before, after)]]) });
  };
  const badge = () => new Map([['badge', current.get('badge') ?? '']]);

  it('fails on an unannounced prop, with a diff and instructions', () => {
    const after = apiOf(altered(/icon\?: ReactNode;/, 'icon?: ReactNode;\n    loud?: boolean;'));
    expect(changes(badge(), after)).toEqual(['@digiken/ui/badge changed:\n+     loud?: boolean;']);
    expect(WHAT_TO_DO).toContain('npm run api -- --update');
  });

  it('leaves a new entry to its changeset', () => {
    expect(changes(new Map(), badge())).toEqual([]);
  });

  it('ignores comments and the order of props', () => {
    const after = apiOf(altered(/(icon\?: ReactNode;)/, '/** Another comment. */\n    $1'));
    expect(changes(badge(), after)).toEqual([]);
  });

  it('fails on a change without a changeset, and passes with one', () => {
    const released: Released = {
      version: '1.0.0',
      entries: { badge: { hash: 'another', names: 'Badge' } },
    };
    const now = badge();
    expect(unannounced(now, released, [])).toEqual(['badge']);
    expect(unannounced(now, released, ["'@digiken/ui': minor\nneeds-help-badge is new"])).toEqual(['badge']);
    expect(unannounced(now, released, ['Badge: `badge` takes an icon'])).toEqual([]);
  });

  it('fails on a removed name without a migration note', () => {
    const released: Released = {
      version: '1.0.0',
      entries: { badge: { hash: '', names: 'Badge Pill' } },
    };
    const now = new Map([['badge', ['Badge']]]);
    expect(unguided(now, released, [])).toEqual(['Pill of @digiken/ui/badge']);
    expect(unguided(now, released, ['`Pill` is a `Badge` now'])).toEqual([]);
  });

  it('fails on any in a public type', () => {
    expect(altered(/icon\?: ReactNode;/, 'icon?: any;').anys()).toContain('badge: BadgeProps.icon');
  });
});
