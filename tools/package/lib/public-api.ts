import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { printed } from './print-declaration';

const NAMED =
  ts.SymbolFlags.Interface |
  ts.SymbolFlags.TypeAlias |
  ts.SymbolFlags.Class |
  ts.SymbolFlags.Enum |
  ts.SymbolFlags.Variable |
  ts.SymbolFlags.Function;

export interface PublicApiOptions {
  /** Texts that replace files, by absolute path; for tests. */
  overlay?: ReadonlyMap<string, string>;
  /** Folder whose node_modules has the types of React. Default: the package itself. */
  reactFrom?: string;
  /** Read only this entry. */
  only?: string;
}

/** The public API in the declarations of a built package. */
export class PublicApi {
  readonly entries: string[];
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;
  readonly #dist: string;
  /** As others import it, e.g. `@digiken/ui`. */
  readonly #name: string;
  readonly #exportedBy = new Map<ts.Symbol, string[]>();

  /** @param folder of the package, absolute, with its `dist` */
  constructor(folder: string, { overlay = new Map(), reactFrom, only }: PublicApiOptions = {}) {
    this.#dist = join(folder, 'dist');
    this.#name = (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { name: string }).name;
    const files = readdirSync(this.#dist).filter((name) =>
      only === undefined ? name.endsWith('.d.ts') : name === `${only}.d.ts`,
    );
    this.entries = files.map((name) => basename(name, '.d.ts')).sort();
    const types = (name: string) => [join(reactFrom ?? '', 'node_modules/@types', name)];
    const options: ts.CompilerOptions = {
      target: ts.ScriptTarget.ES2023,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      jsx: ts.JsxEmit.ReactJSX,
      strict: true,
      noEmit: true,
      types: [],
      ...(reactFrom !== undefined && {
        paths: Object.fromEntries(
          ['react', 'react/*', 'react-dom', 'react-dom/*'].map((name) => [name, types(name)]),
        ),
      }),
    };
    const host = ts.createCompilerHost(options);
    const read = host.readFile.bind(host);
    const source = host.getSourceFile.bind(host);
    host.readFile = (path) => overlay.get(path) ?? read(path);
    host.getSourceFile = (path, version, ...rest) => {
      const text = overlay.get(path);
      return text === undefined
        ? source(path, version, ...rest)
        : ts.createSourceFile(path, text, version, true);
    };
    this.#program = ts.createProgram(
      files.map((name) => join(this.#dist, name)),
      options,
      host,
    );
    this.#checker = this.#program.getTypeChecker();
    for (const entry of this.entries) {
      for (const symbol of this.#exports(entry)) {
        this.#exportedBy.set(symbol, [...(this.#exportedBy.get(symbol) ?? []), entry]);
      }
    }
  }

  #exports(entry: string): ts.Symbol[] {
    const file = this.#program.getSourceFile(join(this.#dist, `${entry}.d.ts`));
    const module = file && this.#checker.getSymbolAtLocation(file);
    return module ? this.#checker.getExportsOfModule(module).map((symbol) => this.#resolved(symbol)) : [];
  }

  #resolved(symbol: ts.Symbol): ts.Symbol {
    return symbol.flags & ts.SymbolFlags.Alias ? this.#checker.getAliasedSymbol(symbol) : symbol;
  }

  /** The names that an entry exports, sorted. */
  names(entry: string): string[] {
    return this.#exports(entry)
      .map(({ name }) => name)
      .sort();
  }

  #isOurs(node: ts.Node): boolean {
    return node.getSourceFile().fileName.startsWith(this.#dist);
  }

  /** The package's own types that a declaration mentions. */
  #mentions(declaration: ts.Node): ts.Symbol[] {
    const found = new Set<ts.Symbol>();
    const visit = (node: ts.Node): void => {
      if (ts.isBindingName(node) && !ts.isIdentifier(node)) return;
      if (ts.isIdentifier(node)) {
        const symbol = this.#checker.getSymbolAtLocation(node);
        const resolved = symbol && this.#resolved(symbol);
        if (
          resolved &&
          resolved.flags & NAMED &&
          resolved.declarations?.some((d) => d !== declaration && this.#isOurs(d) && !ts.isParameter(d))
        ) {
          found.add(resolved);
        }
      }
      ts.forEachChild(node, visit);
    };
    visit(declaration);
    return [...found];
  }

  /**
   * One entry as text: every name that it exports with its type, then the types of this package that those lean
   * on. Comments, the order of members and the names of parameters' parts are left out: they promise nothing.
   */
  text(entry: string): string {
    const exported = this.#exports(entry);
    const own = new Set(exported);
    const inner = new Set<ts.Symbol>();
    const elsewhere = new Set<string>();
    const queue = [...exported];
    for (let symbol = queue.shift(); symbol; symbol = queue.shift()) {
      for (const next of (symbol.declarations ?? []).flatMap((d) => this.#mentions(d))) {
        if (own.has(next) || inner.has(next)) continue;
        const home = this.#exportedBy.get(next)?.[0];
        if (home === undefined) {
          inner.add(next);
          queue.push(next);
        } else elsewhere.add(`${next.name} from ${home}`);
      }
    }
    const block = (symbols: Iterable<ts.Symbol>) =>
      [...symbols]
        .flatMap((symbol) => (symbol.declarations ?? []).map((declaration) => printed(declaration)))
        .sort();
    const parts = [`# ${this.#name}/${entry}`, ...block(exported)];
    if (inner.size > 0) parts.push('# leans on', ...block(inner));
    if (elsewhere.size > 0) parts.push('# takes', [...elsewhere].sort().join('\n'));
    return `${parts.join('\n\n')}\n`;
  }

  #ourFiles(): ts.SourceFile[] {
    return this.#program.getSourceFiles().filter((file) => this.#isOurs(file));
  }

  /** Public types that are `any`, explicitly or by a missing type: file and line, or a name. */
  anys(): string[] {
    const found: string[] = [];
    for (const file of this.#ourFiles()) {
      const visit = (node: ts.Node): void => {
        if (node.kind === ts.SyntaxKind.AnyKeyword) {
          const { line } = file.getLineAndCharacterOfPosition(node.getStart());
          found.push(`${file.fileName.slice(this.#dist.length + 1)}:${line + 1}`);
        }
        ts.forEachChild(node, visit);
      };
      visit(file);
    }
    for (const [symbol, [entry]] of this.#exportedBy) {
      for (const type of this.#typesOf(symbol)) {
        for (const property of type.getProperties()) {
          // Some attributes of React are `any`.
          if (!property.declarations?.some((declaration) => this.#isOurs(declaration))) continue;
          if (this.#checker.getTypeOfSymbol(property).flags & ts.TypeFlags.Any) {
            found.push(`${entry}: ${symbol.name}.${property.name}`);
          }
        }
      }
    }
    return found.sort();
  }

  #typesOf(symbol: ts.Symbol): ts.Type[] {
    if (symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias)) {
      const type = this.#checker.getDeclaredTypeOfSymbol(symbol);
      return type.isUnion() ? type.types.filter((t) => t.flags & ts.TypeFlags.Object) : [type];
    }
    const type = this.#checker.getTypeOfSymbol(symbol);
    return type
      .getCallSignatures()
      .flatMap((signature) => signature.parameters.slice(0, 1))
      .map((parameter) => this.#checker.getTypeOfSymbol(parameter));
  }

  /** Compiler errors in the declarations. */
  errors(): string[] {
    return this.#ourFiles().flatMap((file) =>
      this.#program.getSemanticDiagnostics(file).map(({ messageText, start = 0 }) => {
        const { line } = file.getLineAndCharacterOfPosition(start);
        const text = ts.flattenDiagnosticMessageText(messageText, ' ');
        return `${file.fileName.slice(this.#dist.length + 1)}:${line + 1} ${text}`;
      }),
    );
  }
}
