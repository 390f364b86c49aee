import { allOf, type XmlElement } from '../../../platform/xml';
import { allWords, htmlOf } from '../qti/html';

/** A problem, taken apart: its texts and responses in order. */
export interface Pieces {
  responses: { element: XmlElement; before: string }[];
  /** Text below the last response. */
  after: string;
  /** Explanation that is shown with the answer. */
  solutions: XmlElement[];
  /** It computes parts of its text or its marks. */
  scripted: boolean;
  hints: boolean;
}

const isResponse = ({ name }: XmlElement) => /response$/.test(name);

const holdsResponse = (element: XmlElement): boolean =>
  element.children.some((child) => isResponse(child) || holdsResponse(child));

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Labels and descriptions are paragraphs. */
export const proseOf = (element: XmlElement): string =>
  htmlOf(element, (child) => {
    if (child.name === 'clarification') return ` (${proseOf(child)})`;
    if (child.name === 'label' || child.name === 'description') return `<p>${proseOf(child)}</p>`;
    return isLeftOut(child) ? '' : undefined;
  });

const words = (element: XmlElement) => allWords(element).replace(/\s+/g, ' ').trim();

const isLeftOut = ({ name }: XmlElement) => name === 'script' || name === 'style' || name === 'link';

export function piecesOf(problem: XmlElement): Pieces {
  const pieces: Pieces = { responses: [], after: '', solutions: [], scripted: false, hints: false };
  let html = '';
  const walk = (parent: XmlElement): void => {
    for (const part of parent.content) {
      if (typeof part === 'string') html += escape(part);
      else if (isResponse(part)) {
        pieces.responses.push({ element: part, before: html });
        html = '';
      } else if (part.name === 'solution') pieces.solutions.push(part);
      else if (part.name === 'demandhint') pieces.hints = true;
      else if (isLeftOut(part)) pieces.scripted ||= part.name === 'script' && allWords(part).trim() !== '';
      else if (part.name === 'table' && holdsResponse(part)) walkTable(part);
      else if (holdsResponse(part)) walk(part);
      else html += proseOf({ ...part, content: [part], children: [part] });
    }
  };
  /** A response in a table is about its row and its column, so each of them gets the text above the table and both names. */
  const walkTable = (table: XmlElement): void => {
    let above = html;
    const [first, ...others] = allOf(table, 'tr');
    const headed = first !== undefined && !holdsResponse(first);
    const columns = headed ? first.children.map(words) : [];
    for (const row of headed ? others : allOf(table, 'tr')) {
      if (!holdsResponse(row)) {
        above += `<p>${escape(words(row))}</p>`;
        html = above;
        continue;
      }
      const name = row.children
        .filter((cell) => !holdsResponse(cell))
        .map(words)
        .filter((text) => text !== '')
        .join(', ');
      row.children.forEach((cell, index) => {
        if (!holdsResponse(cell)) return;
        const about = [name, columns[index] ?? ''].filter((text) => text !== '').join(': ');
        html = about === '' ? html : `${above}<p>${escape(about)}</p>`;
        walk(cell);
      });
    }
  };
  walk(problem);
  pieces.after = html;
  return pieces;
}
