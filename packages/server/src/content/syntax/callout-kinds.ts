/** Kinds of callouts, and the other names that programs give them. */
const ALIASES = {
  note: ['seealso', 'todo', 'secondary'],
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

/** @returns null for a word that names no callout */
export const calloutKind = (name: string): CalloutKind | null => KINDS.get(name.toLowerCase()) ?? null;

export interface Opening {
  kind: CalloutKind;
  /** In the author's words; empty without one. */
  title: string;
}

/** `:::tip[Title]`, `::: tip Title`, `:::{tip} Title`, `::: {.tip}`. */
const FENCED =
  /^:{3,}[ \t]*(?:\{[.]?([\w-]+)[^}]*\}|([\w-]+))(?:\[(.*)\]|[ \t]+([^{:][^{]*?))?[ \t]*(?:\{[^}]*\})?[ \t]*:*[ \t]*$/;
/** `!!! tip "Title"`, `??? tip`, `???+ tip`. */
const INDENTED = /^(?:!!!|\?\?\?\+?)[ \t]+([\w-]+)(?:[ \t]+[\w -]+?)?(?:[ \t]+"(.*)")?[ \t]*$/;
/** `[!TIP] Title`, the first line of a quotation. */
const QUOTED = /^\[!([\w-]+)\][+-]?[ \t]*(.*)$/;

/** Reads the first line of a callout. @returns null if it is none */
export function readOpening(line: string): Opening | null {
  const [, braced, plain, bracketed, behind] = FENCED.exec(line) ?? [];
  const fenced = braced ?? plain;
  if (fenced !== undefined) return opening(fenced, bracketed ?? behind);
  const [, name, title] = INDENTED.exec(line) ?? QUOTED.exec(line) ?? [];
  return name === undefined ? null : opening(name, title);
}

function opening(name: string, title = ''): Opening | null {
  const kind = calloutKind(name);
  return kind && { kind, title: title.trim() };
}
