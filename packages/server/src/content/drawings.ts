import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { isPicturePath } from './media';
import type { ReportUnsafe } from './report-unsafe';

const SHAPES = new Set('circle ellipse foreignObject line path polygon polyline rect text use'.split(' '));
const FILES: Readonly<Record<string, string>> = { object: 'data', embed: 'src' };

/**
 * Replaces drawings that show pictures by these pictures, because a lesson has no drawings in its text: books wrap
 * whole pages in one. What else they draw is reported.
 */
export function picturesOfDrawings(tree: Root, report: ReportUnsafe): void {
  visit(tree, 'element', (node, index, parent) => {
    if (!parent || index === undefined) return;
    const pictures = node.tagName === 'svg' ? inDrawing(node, report) : ofFile(node);
    if (pictures.length === 0) return;
    parent.children.splice(index, 1, ...pictures);
    return [SKIP, index + pictures.length];
  });
}

function inDrawing(drawing: Element, report: ReportUnsafe): Element[] {
  const pictures: Element[] = [];
  let title = String(drawing.properties.ariaLabel ?? '').trim();
  let shapes = false;
  visit(drawing, 'element', (node) => {
    if (title === '' && (node.tagName === 'title' || node.tagName === 'desc')) title = textOf(node).trim();
    shapes ||= SHAPES.has(node.tagName);
    const src = node.properties.xLinkHref ?? node.properties.href;
    if (node.tagName === 'image' && typeof src === 'string')
      pictures.push(picture(src, String(node.properties.ariaLabel ?? '').trim(), drawing));
  });
  for (const { properties } of pictures) properties.alt ||= title;
  if (pictures.length > 0 && shapes)
    report(drawing.position?.start.line, 'Of a drawing (<svg>), only its pictures were kept.');
  return pictures;
}

/** A picture in an element that can show any file. */
function ofFile(node: Element): Element[] {
  const attribute = FILES[node.tagName];
  const src = attribute === undefined ? '' : String(node.properties[attribute] ?? '');
  if (!isPicturePath(src.split(/[?#]/, 1)[0] ?? '')) return [];
  const named = String(node.properties.ariaLabel ?? node.properties.title ?? '').trim();
  const shown = picture(src, named || textOf(node).replace(/\s+/g, ' ').trim(), node);
  return [{ ...shown, data: { attribute } }];
}

const picture = (src: string, alt: string, { position }: Element): Element => ({
  type: 'element',
  tagName: 'img',
  properties: { src, alt },
  children: [],
  position,
});
