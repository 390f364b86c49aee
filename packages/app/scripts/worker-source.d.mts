export interface Shell {
  version: string;
  /** Files that the page of this release names. */
  starts: string[];
  files: string[];
}

/** The source of /sw.js. */
export function workerSource(shell: Shell): string;
