import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

type Text = string | { [form: string]: Text };

/** English texts by namespace and key. */
export type EnglishMessages = Record<string, Record<string, string | Record<string, string>>>;

/** @throws if the value is no literal: then it is not known before the code runs */
function literal(node: ts.Expression): Text {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return literal(node.expression);
  if (ts.isObjectLiteralExpression(node)) {
    return Object.fromEntries(
      node.properties.map((property) => {
        if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name))
          return unreadable(property);
        return [property.name.text, literal(property.initializer)];
      }),
    );
  }
  return unreadable(node);
}

function unreadable(node: ts.Node): never {
  const file = node.getSourceFile();
  const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
  throw new Error(
    `${file.fileName}:${line}: \`${node.getText()}\` is no literal. Write the texts of defineMessages as literals.`,
  );
}

function* messageSets(node: ts.Node): Generator<[string, EnglishMessages[string]]> {
  if (ts.isCallExpression(node) && node.expression.getText() === 'defineMessages') {
    const [namespace, texts] = node.arguments.map(literal);
    yield [namespace as string, texts as EnglishMessages[string]];
  }
  const found: [string, EnglishMessages[string]][] = [];
  ts.forEachChild(node, (child) => void found.push(...messageSets(child)));
  yield* found;
}

/**
 * Every English text of a package of components, read from the `defineMessages` of its sources.
 * @param root absolute path of the package
 * @throws if a text is no literal, with its file and line
 */
export function englishMessages(root: string): EnglishMessages {
  const src = join(root, 'src');
  const sets = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(stories|test)\.|define-messages\.ts$/.test(file))
    .flatMap((file) => {
      const path = join(src, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes('defineMessages(')) return [];
      return [...messageSets(ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true))];
    });
  return Object.fromEntries(sets.sort(([a], [b]) => a.localeCompare(b, 'en')));
}
