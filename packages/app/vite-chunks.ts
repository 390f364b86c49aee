import { dirname, resolve } from 'node:path';

/** What a bundler tells of a module while it decides in which file the module goes. */
export interface ChunkingContext {
  getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null;
}

/** Barrels export everything of a package. A page needs only the modules behind the names that it imports. */
const BARRELS: Record<string, RegExp> = {
  '@digiken/hooks': /hooks[\\/]dist[\\/]index\.js$/,
  '@digiken/contract/constants': /contract[\\/]dist[\\/]constants\.js$/,
  lucide: /lucide[\\/]dist[\\/]esm[\\/]lucide\.m?js$/,
};
const barrelOf = (id: string) => Object.entries(BARRELS).find(([, path]) => path.test(id))?.[0];

const NAMED_IMPORT = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g;
const NAMED_EXPORT = /export\s*\{\s*([^}]*?)\s*\}\s*from\s*["']([^"']+)["']/g;

const originalNames = (list: string) => list.split(',').map((one) => one.trim().split(/\s+as\s+/)[0] ?? '');
const exportedNames = (list: string) =>
  list.split(',').map(
    (one) =>
      one
        .trim()
        .split(/\s+as\s+/)
        .at(-1) ?? '',
  );

/** The static needs of modules; found once for each build. */
export class Needs {
  readonly #needs = new Map<string, Set<string>>();
  readonly #sources = new Map<string, Map<string, string>>();

  constructor(
    private readonly chunking: ChunkingContext,
    private readonly root: string,
  ) {}

  /** @param pages paths below the root */
  some = (pages: readonly string[], id: string): boolean => pages.some((page) => this.#of(page).has(id));
  every = (pages: readonly string[], id: string): boolean => pages.every((page) => this.#of(page).has(id));

  #of(page: string): Set<string> {
    const known = this.#needs.get(page);
    if (known) return known;
    const needed = new Set([resolve(this.root, page)]);
    this.#needs.set(page, needed);
    for (const id of needed) {
      const info = this.chunking.getModuleInfo(id);
      for (const imported of info?.importedIds ?? []) {
        const barrel = barrelOf(imported);
        if (barrel === undefined) needed.add(imported);
        else for (const one of this.#behind(imported, barrel, info?.code ?? '')) needed.add(one);
      }
    }
    return needed;
  }

  /** The modules of a barrel from which the names come that this code imports. */
  #behind(id: string, barrel: string, code: string): string[] {
    const sources = this.#sourcesOf(id);
    return [...code.matchAll(NAMED_IMPORT)].flatMap(([, names = '', from]) =>
      from === barrel ? originalNames(names).flatMap((name) => sources.get(name) ?? []) : [],
    );
  }

  #sourcesOf(barrelId: string): Map<string, string> {
    const known = this.#sources.get(barrelId);
    if (known) return known;
    const sources = new Map<string, string>();
    const code = this.chunking.getModuleInfo(barrelId)?.code ?? '';
    for (const pattern of [NAMED_IMPORT, NAMED_EXPORT])
      for (const [, names = '', from = ''] of code.matchAll(pattern))
        for (const name of exportedNames(names)) sources.set(name, resolve(dirname(barrelId), from));
    this.#sources.set(barrelId, sources);
    return sources;
  }
}
