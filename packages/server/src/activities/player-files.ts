import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { PackageFormat } from '@digiken/contract/constants';
import { PATHS } from '../platform/paths';

const require = createRequire(import.meta.url);
const RUN_TIMES: Readonly<Record<PackageFormat, string>> = {
  'scorm-1.2': 'scorm-again/scorm12/min',
  'scorm-2004': 'scorm-again/scorm2004/min',
};

/** The scripts of the player by name: ours, and the run-time of each format. Read once, at the first use. */
export class PlayerFiles {
  #files: Map<string, { text: string; digest: string }> | undefined;

  /** @returns undefined if there is no such script */
  get(name: string): { text: string; digest: string } | undefined {
    this.#files ??= new Map(
      [
        ['player', PATHS.activityPlayer],
        ...Object.entries(RUN_TIMES).map(([key, at]) => [key, require.resolve(at)]),
      ].map(([key = '', path = '']) => {
        const text = readFileSync(path, 'utf8');
        const digest = createHash('sha256').update(text).digest('base64url').slice(0, 12);
        return [`${key}.js`, { text, digest }];
      }),
    );
    return this.#files.get(name);
  }

  /** Address of a script. It changes with its content, so that browsers can keep it. */
  address(name: string): string {
    return `/player/${name}?${this.get(name)?.digest ?? ''}`;
  }
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * The page between the site and an activity.
 * @param site origin of the site, which alone may talk to it
 */
export const playerPage = (
  files: PlayerFiles,
  { format, site }: { format: PackageFormat; site: string },
): string =>
  `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="site" content="${escaped(site)}">
<title>Activity</title>
<style>html,body{margin:0;height:100%}iframe{display:block;width:100%;height:100%;border:0}</style>
</head>
<body>
<iframe title="Activity" allow="fullscreen; autoplay"></iframe>
<script src="${files.address(`${format}.js`)}"></script>
<script type="module" src="${files.address('player.js')}"></script>
</body>
</html>
`;
