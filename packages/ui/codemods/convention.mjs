#!/usr/bin/env node
/**
 * Renames what version 1 renamed: `node node_modules/@digiken/ui/codemods/convention.mjs src`.
 * It changes JSX of components that are imported from their entry, and `buttonVariants(…)` and tones of toasts. What it cannot know
 * (spread props, objects in variables) the type check finds. Needs `typescript` 5 or 6.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const VALUE = { onChange: 'onValueChange' };
const WRAPPER = { className: 'fieldClassName' };
const NAME = { legend: 'label' };
const SIZE = { small: 'sm', medium: 'md', large: 'lg' };
const DRAWER_SIZE = { narrow: 'sm', medium: 'md', wide: 'lg' };
const sized = { values: { size: SIZE } };

/** By entry and component: new names of props, new values of props, and handlers with another signature. */
const CHANGES = {
  button: { Button: sized, ButtonLink: sized },
  'icon-button': { IconButton: sized },
  'theme-toggle': { ThemeToggle: sized },
  menu: { Menu: sized },
  dialog: { Dialog: sized, DialogContent: sized },
  drawer: {
    Drawer: { values: { size: DRAWER_SIZE } },
    DrawerContent: { values: { size: DRAWER_SIZE } },
  },
  field: { Field: { props: { id: 'controlId' } } },
  checkbox: { Checkbox: { props: WRAPPER } },
  switch: { Switch: { props: WRAPPER, handlers: { onChange: { to: 'onChange', by: 'checked' } } } },
  combobox: { Combobox: { props: { ...VALUE, ...WRAPPER } } },
  'date-input': { DateInput: { props: { ...VALUE, ...WRAPPER, ...NAME } } },
  'date-time-input': { DateTimeInput: { props: { ...VALUE, ...WRAPPER, ...NAME } } },
  'time-input': { TimeInput: { props: { ...VALUE, ...WRAPPER } } },
  'number-input': { NumberInput: { props: { ...VALUE, ...WRAPPER } } },
  'one-time-code': { OneTimeCode: { props: { ...VALUE, ...WRAPPER } } },
  'radio-group': { RadioGroup: { props: { ...VALUE, ...WRAPPER, ...NAME } } },
  'search-box': { SearchBox: { props: WRAPPER } },
  'filter-bar': { FilterBar: { props: VALUE } },
  'markdown-editor': { MarkdownEditor: { props: VALUE, ...sized } },
  'tag-list': { TagList: { props: { tags: 'items' } } },
  'mobile-menu': { MobileMenu: { props: { links: 'items' } } },
  'user-menu': { UserMenu: { props: { links: 'items' } } },
  pagination: { Pagination: { props: { onPage: 'onPageChange' } } },
  avatar: { Avatar: { values: { size: { xl: 'lg' } } } },
  stat: { Stat: { values: { trend: { good: 'success', bad: 'warning' } } } },
  timeline: { Timeline: { values: { items: { accent: 'info' } } } },
  stepper: { Stepper: { props: { steps: 'items' } } },
  'form-dialog': { FormDialog: { handlers: { onClose: { to: 'onOpenChange', by: 'closed' } }, ...sized } },
  'reason-dialog': { ReasonDialog: { handlers: { onCancel: { to: 'onOpenChange', by: 'closed' } } } },
  'confirm-dialog': { ConfirmDialog: { handlers: { onCancel: { to: 'onOpenChange', by: 'closed' } } } },
};

/** Local name → its changes, for each import from an entry. */
function importedChanges(file) {
  const found = new Map();
  let buttonVariants;
  let usesToasts = false;
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const [, entry] = /^@digiken\/ui\/([\w-]+)$/.exec(statement.moduleSpecifier.text) ?? [];
    const named = statement.importClause?.namedBindings;
    if (!named || !ts.isNamedImports(named)) continue;
    for (const { name, propertyName } of named.elements) {
      const original = (propertyName ?? name).text;
      const change = CHANGES[entry]?.[original];
      if (change) found.set(name.text, change);
      // `Dialog.Content` is DialogContent.
      const content = CHANGES[entry]?.[`${original}Content`];
      if (content) found.set(`${name.text}.Content`, content);
      if (original === 'useToast') usesToasts = true;
      if (original === 'buttonVariants') buttonVariants = name.text;
    }
  }
  return { found, buttonVariants, usesToasts };
}

/** The new text of a handler, or undefined if the attribute has no expression. */
function handlerText(by, expression) {
  if (ts.isArrowFunction(expression) && !expression.modifiers) {
    const [parameter] = expression.parameters;
    const body = expression.body.getText();
    if (by === 'checked' && parameter && ts.isIdentifier(parameter.name))
      return parameter.name.text === 'checked'
        ? `({ target: { checked } }) => ${body}`
        : `({ target: { checked: ${parameter.name.text} } }) => ${body}`;
    if (by === 'closed' && !parameter) {
      const setter = /^(set[A-Z]\w*)\(false\)$/.exec(body);
      if (setter) return setter[1];
      if (!ts.isBlock(expression.body)) return `(open) => !open && ${body}`;
      return `(open) => {\nif (open) return;${body.slice(1)}`;
    }
  }
  const callee = ts.isIdentifier(expression) || ts.isPropertyAccessExpression(expression);
  const call = callee ? expression.getText() : `(${expression.getText()})`;
  return by === 'checked' ? `({ target: { checked } }) => ${call}(checked)` : `(open) => !open && ${call}()`;
}

/**
 * @param {string} source a module with JSX
 * @param {string} [name] its file name
 * @returns {string} the module with the new names; the same text if nothing is to be changed
 */
export function convert(source, name = 'module.tsx') {
  const file = ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const { found, buttonVariants, usesToasts } = importedChanges(file);
  const edits = [];
  const replace = (node, text) => edits.push({ start: node.getStart(), end: node.getEnd(), text });
  const newValues = (node, values) => {
    if (ts.isStringLiteral(node) && values[node.text]) {
      const quote = node.getText()[0];
      replace(node, `${quote}${values[node.text]}${quote}`);
    }
    ts.forEachChild(node, (child) => newValues(child, values));
  };
  const attribute = (node, { props, values, handlers }) => {
    const prop = node.name.getText();
    const expression =
      node.initializer && ts.isJsxExpression(node.initializer) && node.initializer.expression;
    if (values?.[prop] && node.initializer) newValues(node.initializer, values[prop]);
    if (props?.[prop]) replace(node.name, props[prop]);
    const handler = handlers?.[prop];
    if (handler && expression) {
      replace(node, `${handler.to}={${handlerText(handler.by, expression)}}`);
      return true;
    }
    return false;
  };
  const visit = (node) => {
    const isElement = ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node);
    const change = isElement ? found.get(node.tagName.getText()) : undefined;
    const replaced = new Set();
    if (change)
      for (const each of node.attributes.properties)
        if (ts.isJsxAttribute(each) && attribute(each, change)) replaced.add(each);
    if (buttonVariants && ts.isCallExpression(node) && node.expression.getText() === buttonVariants)
      for (const argument of node.arguments) newValues(argument, SIZE);
    if (usesToasts && ts.isCallExpression(node) && /(?:^|\.)show$/.test(node.expression.getText()))
      for (const argument of node.arguments) newValues(argument, { error: 'danger' });
    const deeper = (child) => {
      if (!replaced.has(child)) visit(child);
    };
    ts.forEachChild(node, (child) =>
      ts.isJsxAttributes(child) ? ts.forEachChild(child, deeper) : visit(child),
    );
  };
  visit(file);
  let result = source;
  for (const { start, end, text } of edits.sort((a, b) => b.start - a.start))
    result = result.slice(0, start) + text + result.slice(end);
  return result;
}

function* modulesIn(path) {
  if (statSync(path).isFile()) yield path;
  else
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name === 'dist') continue;
      const inner = join(path, entry.name);
      if (entry.isDirectory()) yield* modulesIn(inner);
      else if (/\.[jt]sx$/.test(entry.name)) yield inner;
    }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const paths = process.argv.slice(2);
  if (paths.length === 0) {
    console.error('Name the folders or files to change, e.g. `convention.mjs src`.');
    process.exit(1);
  }
  for (const path of paths.flatMap((root) => [...modulesIn(root)])) {
    const source = readFileSync(path, 'utf8');
    const result = convert(source, path);
    if (result === source) continue;
    writeFileSync(path, result);
    console.log(path);
  }
}
