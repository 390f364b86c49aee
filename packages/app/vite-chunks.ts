import { parseSync } from 'vite';

/** What the bundler tells of a module while it decides in which file the module goes. */
export interface ChunkingContext {
  getModuleInfo(id: string): {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
    code: string | null;
  } | null;
}

/** Where a name comes from: the module, and the name there; undefined for all of the module. */
interface Source {
  id: string;
  name: string | undefined;
}

interface Links {
  imports: Source[];
  /** Exports that come from another module, by name. */
  passedOn: Map<string, Source>;
}

/**
 * The modules that pages need statically. An import of a name leads to the module that defines it, past modules that
 * only pass it on: the entries of a package bring no more than is imported from them. The bundler leaves the rest out of
 * a page too, but tells only which modules import each other.
 */
export class Needs {
  readonly #needs = new Map<string, Set<string>>();
  readonly #links = new Map<string, Links>();

  /** @param bundled modules that are in the bundle after tree shaking */
  constructor(
    private readonly chunking: ChunkingContext,
    private readonly bundled: ReadonlySet<string>,
  ) {}

  /** A module and all that it needs. */
  of(page: string): ReadonlySet<string> {
    const known = this.#needs.get(page);
    if (known) return known;
    const needed = new Set([page]);
    this.#needs.set(page, needed);
    for (const id of needed) for (const imported of this.importsOf(id)) needed.add(imported);
    return needed;
  }

  /** The modules that define what a module imports, and the re-exporting modules in between that are in the bundle. */
  importsOf(id: string): string[] {
    return this.#linksOf(id).imports.flatMap((source) =>
      this.bundled.has(source.id) ? [source.id, this.#origin(source)] : this.#origin(source),
    );
  }

  #origin({ id, name }: Source): string {
    const further = name === undefined ? undefined : this.#linksOf(id).passedOn.get(name);
    return further ? this.#origin(further) : id;
  }

  #linksOf(id: string): Links {
    const known = this.#links.get(id);
    if (known) return known;
    const links = linksOf(this.chunking.getModuleInfo(id));
    this.#links.set(id, links);
    return links;
  }
}

function linksOf(info: ReturnType<ChunkingContext['getModuleInfo']>): Links {
  const { staticImports, staticExports } = parseSync('module.js', info?.code ?? '').module;
  const exported = staticExports.flatMap(({ entries }) => entries);
  const passedOn = exported.filter(({ moduleRequest }) => moduleRequest !== null);
  // The bundler lists the modules in the order in which the code first names them.
  const requests = [...staticImports, ...passedOn]
    .sort((a, b) => a.start - b.start)
    .map(({ moduleRequest }) => moduleRequest?.value ?? '');
  const ids = new Map(
    [...new Set(requests)].map((request, at) => [request, info?.importedIds[at] ?? request]),
  );
  const sourceOf = (request: string, name: string | null): Source => ({
    id: ids.get(request) ?? request,
    name: name ?? undefined,
  });

  const locals = new Map<string, Source>();
  const imports: Source[] = [];
  for (const { moduleRequest, entries } of staticImports) {
    if (entries.length === 0) imports.push(sourceOf(moduleRequest.value, null));
    for (const { importName, localName } of entries) {
      const source = sourceOf(
        moduleRequest.value,
        importName.kind === 'Default' ? 'default' : importName.name,
      );
      locals.set(localName.value, source);
      imports.push(source);
    }
  }
  const links: Links = { imports, passedOn: new Map() };
  for (const { moduleRequest, importName, exportName, localName } of exported) {
    const source = moduleRequest
      ? sourceOf(moduleRequest.value, importName.name)
      : locals.get(localName.name ?? '');
    if (!source) continue;
    links.passedOn.set(exportName.kind === 'Default' ? 'default' : (exportName.name ?? '*'), source);
    if (moduleRequest) imports.push(source);
  }
  return links;
}
