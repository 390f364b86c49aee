/** Kinds of callouts, and the other names that programs give them. */
const ALIASES = {
  note: ['seealso', 'todo', 'secondary', 'quote', 'cite', 'admonition'],
  info: ['success', 'check', 'done', 'information'],
  tip: ['hint'],
  important: [],
  warning: ['warn'],
  caution: ['attention'],
  danger: ['error', 'failure', 'fail', 'missing', 'bug'],
  example: [],
  question: ['help', 'faq'],
  summary: ['abstract', 'tldr'],
} as const;

export type CalloutKind = keyof typeof ALIASES;

const KINDS = new Map<string, CalloutKind>(
  Object.entries(ALIASES).flatMap(([kind, names]) =>
    [kind, ...names].map((name): [string, CalloutKind] => [name, kind as CalloutKind]),
  ),
);

/** @param name as it is, or with the prefix of Quarto @returns null for a word that names no callout */
export const calloutKind = (name: string): CalloutKind | null =>
  KINDS.get(name.toLowerCase().replace(/^callout-/, '')) ?? null;

export interface Opening {
  kind: CalloutKind;
  /** In the author's words; empty without one. */
  title: string;
}

/** `:::tip[Title]`, `::: tip Title`, `:::{tip} Title`, `::: {.tip}`, `:::tip{title="Title"}`. */
const FENCED =
  /^:{3,}[ \t]*(?:\{[.]?([\w-]+)([^}]*)\}|([\w-]+))(?:\[(.*)\]|[ \t]+([^{:][^{]*?))?[ \t]*(?:\{([^}]*)\})?[ \t]*:*[ \t]*$/;
/** `!!! tip "Title"`, `??? tip`, `???+ tip`. */
const INDENTED = /^(?:!!!|\?\?\?\+?)[ \t]*([\w-]+)(?:[ \t]+[\w -]+?)?(?:[ \t]+"(.*)")?[ \t]*$/;
/** A title among the attributes of a callout. */
const TITLE = /(?:^|\s)title\s*=\s*(?:"([^"]*)"|'([^']*)')/;
/** `[!TIP] Title`, the first line of a quotation. */
const QUOTED = /^\[!([\w-]+)\][+-]?[ \t]*(.*)$/;

/** Reads the first line of a callout. @returns null if it is none */
export function readOpening(line: string): Opening | null {
  const [, braced, more, plain, bracketed, behind, attributes] = FENCED.exec(line) ?? [];
  const fenced = braced ?? plain;
  if (fenced !== undefined)
    return opening(fenced, bracketed ?? titleIn(behind) ?? behind ?? titleIn(more) ?? titleOf(attributes));
  const [, name, title] = INDENTED.exec(line) ?? [];
  // MkDocs knows any name; with a title it is no sentence.
  if (name !== undefined) return opening(name, title) ?? (title ? { kind: 'note', title } : null);
  const [, quoted, rest] = QUOTED.exec(line) ?? [];
  return quoted === undefined ? null : opening(quoted, rest);
}

function titleIn(attributes: string | undefined): string | undefined {
  const [, double, single] = TITLE.exec(attributes ?? '') ?? [];
  return double ?? single;
}

/** Braces hold attributes, or only a title. */
const titleOf = (attributes: string | undefined): string | undefined =>
  titleIn(attributes) ??
  (attributes !== undefined && /^[^=.#"']+$/.test(attributes) ? attributes : undefined);

function opening(name: string, title = ''): Opening | null {
  const kind = calloutKind(name);
  return kind && { kind, title: title.trim() };
}
