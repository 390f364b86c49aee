import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';

const PACKAGES = join(import.meta.dirname, '../..');

/** Sources whose sentences no user of the interface reads in the language of their account, with the reason. */
const LEFT_OUT: readonly (readonly [path: RegExp, reason: string])[] = [
  [
    /^server\/src\/(commands\/|cli\.ts|authoring\/reimports\/describe\.ts)/,
    'printed to the terminal of an operator',
  ],
  [
    /^server\/src\/platform\/(config|database|documents|workers|files|secret|health|openapi|http\/openapi)/,
    'for operators',
  ],
  [/^server\/src\/demo\//, 'demo content in its own language'],
  [
    /personal-data\.ts$|^server\/src\/privacy\/(readme|parts)\.ts$/,
    'the file of an export has both languages',
  ],
  [/^server\/src\/import\/report\.ts$/, 'printed to a terminal'],
  [/^server\/src\/authoring\/reimports\/describe\.ts$/, 'printed to a terminal'],
  [
    /^server\/src\/tutor\/(model|safety|passages|assistant|answers)\//,
    'prompts, and answers in the language of the question',
  ],
  [/^server\/src\/live\/engine\//, 'the log of the media server'],
  [
    /^server\/src\/payments\/(simulator|providers|hooks)\//,
    'the simulator of developers; what providers are sent',
  ],
  [
    /^server\/src\/payments\/receipts\/|^server\/src\/certificates\/(documents|signing|template|page-head)/,
    'documents',
  ],
  [/^server\/src\/payments\/admin\/(orders|timeline)\.ts$/, 'the timeline of an order, for accountants'],
  [
    /^server\/src\/(assignments\/csv-texts|export\/wording|hubs\/invite\/report|notifications\/wording|notifications\/push\/text|offline\/wording)\.ts$/,
    'both languages stand there',
  ],
  [/^server\/src\/(content\/words|export\/wording)\.ts$/, 'both languages stand there'],
  [/^server\/src\/platform\/language\//, 'the catalogue'],
];

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (entry.name.endsWith('.ts')) yield path;
  }
}

/** The text of a literal with blanks for what is filled in; undefined for other nodes. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return (
    node.head.text + node.templateSpans.map(({ literal }, blank) => `{${blank}}${literal.text}`).join('')
  );
}

const isForDevelopers = (node: ts.Node) =>
  (ts.isNewExpression(node) && /(?<!Http)Error$/.test(node.expression.getText())) ||
  ts.isTaggedTemplateExpression(node) ||
  ts.isImportDeclaration(node) ||
  (ts.isPropertyAssignment(node) && /^(summary|description|detail|action|target)$/.test(node.name.getText()));

const isLabel = (node: ts.Node) =>
  ts.isPropertyAssignment(node.parent) && /^(subject|label)$/.test(node.parent.name.getText());

/** A sentence of its own, or the subject or the label of a link in a mail. */
function isForUsers(text: string, node: ts.Node, file: string): boolean {
  if (!/\p{L}{2}[^]* /u.test(text)) return false;
  if (isLabel(node)) return true;
  const closed = file.startsWith('contract/') ? /^[A-Z][a-z]* / : /[.?:]$/;
  return /^[A-Z“{]/.test(text) && closed.test(text);
}

/** Every sentence that the sources of the server and the contract have for users, with the file that has it. */
export function sentencesForUsers(): { file: string; text: string }[] {
  const found = new Map<string, string>();
  for (const path of [...sources(join(PACKAGES, 'server/src')), ...sources(join(PACKAGES, 'contract/src'))]) {
    const file = relative(PACKAGES, path);
    if (LEFT_OUT.some(([left]) => left.test(file))) continue;
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node: ts.Node): void => {
      if (isForDevelopers(node)) return;
      const text = textOf(node);
      if (text !== undefined && isForUsers(text, node, file) && !found.has(text)) found.set(text, file);
      node.forEachChild(visit);
    };
    visit(source);
  }
  return [...found].map(([text, file]) => ({ text, file }));
}

/** The actions of the audit log: the property `action` of what `audit` is given. */
export function auditActions(): string[] {
  const found = new Set<string>();
  for (const path of sources(join(PACKAGES, 'server/src'))) {
    const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
    const literals = (node: ts.Node): void => {
      if (ts.isStringLiteral(node)) found.add(node.text);
      else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(literals);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && node.name.getText() === 'action' && !/security\.ts$/.test(path))
        literals(node.initializer);
      node.forEachChild(visit);
    };
    visit(source);
  }
  return [...found];
}
