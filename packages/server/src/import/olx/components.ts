import type { ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseHtml, refuseElementBomb, refusingDepth, TextRefused } from '../../content';
import { readHtml } from '../cartridge/xml';
import { readTree } from '../cartridge/page';
import type { CourseFolder } from '../folder';
import type { Reading } from '../reading';
import { ImportRefused } from '../report';
import { say } from '../sentences';
import type { Block } from './blocks';

/** The text of a component, or null if it has none. */
export type ComponentText = ElementContent[] | null;

const CONTROLS = new Set(['button', 'input', 'select', 'textarea', 'form']);
const CONTENT = new Set(['img', 'ul', 'ol', 'table', 'video', 'iframe', 'pre', 'h1', 'h2', 'h3', 'h4']);
const WIDGET_CHARACTERS = 120;

/** Reads the HTML of a component. A file that cannot be read is reported and costs nothing else. */
export async function readComponent(
  block: Block,
  folder: CourseFolder,
  language: string,
  { issues, work }: Pick<Reading, 'issues' | 'work'>,
): Promise<ComponentText> {
  const { filename } = block.settings;
  const file = typeof filename === 'string' ? `html/${filename.replaceAll(':', '/')}.html` : block.file;
  if (file !== block.file && !folder.has(file)) {
    issues.add(
      'left-out',
      block.file,
      block.line,
      say('The text of “{title}” is not in the archive.', { title: block.title ?? block.name }),
    );
    return null;
  }
  try {
    const html = file === block.file ? inlineHtml(block) : await readHtml(folder, file);
    if (isWidget(html)) {
      issues.add('left-out', file, null, say('This part only works with its script, so it was left out.'));
      return null;
    }
    const tree: Root = readTree(
      { file, html, language, ...(file === block.file && { line: block.line }) },
      issues,
      work,
    );
    dropControls(tree);
    return tree.children as ElementContent[];
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    issues.add('left-out', file, null, error.message);
    return null;
  }
}

/** HTML inside of the block, with or without CDATA. */
function inlineHtml({ element }: Block): string {
  const write = (part: string | Block['element']): string => {
    if (typeof part === 'string') return part;
    const attributes = Object.entries(part.attributes)
      .map(([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
      .join('');
    return `<${part.name}${attributes}>${part.content.map(write).join('')}</${part.name}>`;
  };
  return element.content.map(write).join('');
}

/** Buttons with a few words around them: without their script they do nothing. */
function isWidget(html: string): boolean {
  if (!/<(?:button|input|select|textarea|form)\b/i.test(html)) return false;
  try {
    refuseElementBomb(html);
    const tree = refusingDepth(() => parseHtml(html));
    let controls = false;
    let content = false;
    let words = textOf(tree).replace(/\s+/g, ' ').trim().length;
    visit(tree, 'element', (node) => {
      controls ||= CONTROLS.has(node.tagName);
      content ||= CONTENT.has(node.tagName);
      if (/^(?:button|script|style)$/.test(node.tagName)) words -= textOf(node).trim().length;
    });
    return controls && !content && words <= WIDGET_CHARACTERS;
  } catch (error) {
    // Reading it refuses it with a reason.
    if (error instanceof TextRefused) return false;
    throw error;
  }
}

/** Check boxes of a form that is gone. */
function dropControls(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName !== 'input' || !parent || index === undefined) return;
    parent.children.splice(index, 1);
    return index;
  });
}
