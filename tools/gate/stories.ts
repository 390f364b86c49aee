import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const LIBRARIES = ['packages/ui/src', 'packages/learning/src'];

/** The story files of both libraries, relative to the root. */
export const storyFiles = (root: string): string[] =>
  LIBRARIES.flatMap((library) =>
    readdirSync(join(root, library), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.stories.tsx'))
      .map((path) => `${library}/${path.replaceAll('\\', '/')}`),
  );

/** Whether a component fills a page: it is in a group of pages, or its name says so. */
export const isPage = (path: string): boolean =>
  /\/(?:screens|layouts|site)\/|-(?:screen|page|layout|shell)\//.test(path);
