import { allOf, at, childrenOf, type XmlElement } from '../../../../platform/xml';
import { LeftOut } from '../../report';
import type { Answers, Mark } from '../marking';
import { type Declaration, mapped, valuesIn } from './declarations';
import { evaluate, KNOWN, type Scope, type Value } from './expressions';

const STATEMENTS = new Set([
  'responseProcessing',
  'responseCondition',
  'responseIf',
  'responseElseIf',
  'responseElse',
  'responseProcessingFragment',
  'setOutcomeValue',
  'exitResponse',
]);

export interface Rules {
  mark: Mark;
  /** The item has no rules: its declared right answers count. */
  implied: boolean;
}

/**
 * The marking rules of an item of QTI 2 or 3: a template, or the rules themselves.
 * @throws {LeftOut} if they use something that is not known
 */
export function rulesOf(item: XmlElement, declarations: ReadonlyMap<string, Declaration>): Rules {
  const processing = at(item, 'responseProcessing');
  const template = /([a-z_]+)(?:\.xml)?$/i.exec(processing?.attributes.template ?? '')?.[1] ?? '';
  const inline = processing !== undefined && processing.children.length > 0;
  if (!inline && template !== '' && template !== 'match_correct' && template !== 'map_response')
    throw new LeftOut(`It was left out: its marking template “${template.slice(0, 40)}” is not known here.`);
  if (inline) checkKnown(processing);
  const defaults = defaultsOf(item);
  const feedback = childrenOf(item, 'modalFeedback').map(({ attributes }) => attributes);
  const one = (answers: Answers, declaration: Declaration) => {
    const answer = answers[declaration.identifier] ?? [];
    if (template === 'map_response') return mapped(declaration, answer);
    return evaluate.equalLists(declaration, answer, declaration.right) ? 1 : 0;
  };
  const mark: Mark = (answers) => {
    const outcomes = new Map<string, Value>(defaults);
    if (inline) run(processing.children, { answers, declarations, outcomes });
    else {
      const scores = [...declarations.values()].map((declaration) => one(answers, declaration));
      outcomes.set(
        'SCORE',
        scores.reduce((sum, score) => sum + score, 0),
      );
    }
    const shown = feedback.filter(({ outcomeIdentifier = '', identifier = '', showHide }) => {
      const value = outcomes.get(outcomeIdentifier) ?? null;
      const holds = Array.isArray(value) ? value.includes(identifier) : String(value) === identifier;
      return holds === (showHide !== 'hide');
    });
    return { score: scoreIn(outcomes), shown: new Set(shown.map(feedbackKey)) };
  };
  return { mark, implied: !inline && template === '' };
}

/** Two texts may have the same identifier for different outcomes. */
export const feedbackKey = ({ outcomeIdentifier = '', identifier = '', showHide }: Record<string, string>) =>
  showHide === 'hide' ? `${outcomeIdentifier} hide ${identifier}` : identifier;

function scoreIn(outcomes: ReadonlyMap<string, Value>): number {
  const value = outcomes.get('SCORE') ?? null;
  if (typeof value === 'number') return value;
  return Array.isArray(value) ? Number(value[0]) || 0 : 0;
}

function defaultsOf(item: XmlElement): [string, Value][] {
  return childrenOf(item, 'outcomeDeclaration').flatMap((element): [string, Value][] => {
    const { identifier = '', baseType } = element.attributes;
    const values = valuesIn(at(element, 'defaultValue'));
    const numeric = baseType === 'float' || baseType === 'integer';
    if (values.length === 0) return numeric ? [[identifier, 0]] : [];
    return [[identifier, numeric ? Number(values[0]) || 0 : values]];
  });
}

function checkKnown(processing: XmlElement): void {
  const walk = (element: XmlElement) => {
    if (!STATEMENTS.has(element.name) && !KNOWN.has(element.name))
      throw new LeftOut(
        `It was left out: its marking uses “${element.name.slice(0, 40)}”, which is not known here.`,
      );
    for (const child of element.children) walk(child);
  };
  walk(processing);
}

/** @returns false once the rules end */
function run(statements: readonly XmlElement[], scope: Scope): boolean {
  return statements.every((statement) => {
    switch (statement.name) {
      case 'exitResponse':
        return false;
      case 'setOutcomeValue': {
        const [expression] = statement.children;
        if (expression !== undefined)
          scope.outcomes.set(statement.attributes.identifier ?? '', evaluate.value(expression, scope));
        return true;
      }
      case 'responseProcessingFragment':
        return run(statement.children, scope);
      case 'responseCondition': {
        const branch = statement.children.find(
          (each) =>
            each.name === 'responseElse' ||
            (each.children[0] !== undefined && evaluate.value(each.children[0], scope) === true),
        );
        if (branch === undefined) return true;
        return run(branch.name === 'responseElse' ? branch.children : branch.children.slice(1), scope);
      }
      default:
        return true;
    }
  });
}

/** The values that the rules compare a response with. */
export const mentionedIn = (item: XmlElement): string[] =>
  allOf(at(item, 'responseProcessing'), 'baseValue').map(({ text }) => text.trim());
