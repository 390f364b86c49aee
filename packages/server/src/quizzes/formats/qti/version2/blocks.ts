import { posix } from 'node:path';
import { at, withChildren, type XmlElement } from '../../../../platform/xml';
import { nameOf } from '../../report';
import { passagesOf } from '../intro';
import type { ReadContext } from '../quiz';
import { htmlOfBlock, isForCandidates } from './body';

/** A file of the package, or why it cannot be read. */
export type Found = { element: XmlElement; file: string } | { problem: string };

export interface PartContext extends ReadContext {
  /** The root of a file that another file names by its address. */
  elementAt: (file: string, href: string) => Found;
  /** As {@link ReadContext.pictureOf}, of a file. */
  picturesOf: (file: string) => ReadContext['pictureOf'];
  noteFinding: (message: string) => void;
}

/** Files that include each other end here. */
const DEEPEST = 3;

/**
 * The texts that the questions of a part are about: its own blocks for candidates, and stimuli in other files.
 * @param part an item, a section, a part of a test or a test
 */
export function blocksOf(part: XmlElement, file: string, context: PartContext): string[] {
  const { noteFinding } = context;
  return part.children.flatMap((child) => {
    if (child.name === 'assessmentStimulusRef') return stimulus(child, file, context);
    if (child.name !== 'rubricBlock') return [];
    if (isForCandidates(child)) return shown(withIncludes({ element: child, file }, context), file, context);
    noteFinding('A note for those who mark it was not taken.');
    return [];
  });
}

function stimulus({ attributes }: XmlElement, file: string, context: PartContext): string[] {
  const { href = '' } = attributes;
  const found = context.elementAt(file, href);
  if ('problem' in found) {
    tellMissing(href, context);
    return [];
  }
  const { element } = found;
  const body = at(element, 'stimulusBody') ?? at(element, 'body') ?? element;
  const { lang = element.attributes.lang, dir = element.attributes.dir } = body.attributes;
  const attributed = { ...(lang !== undefined && { lang }), ...(dir !== undefined && { dir }) };
  const block = { ...withIncludes({ element: body, file: found.file }, context), attributes: attributed };
  return shown(block, found.file, context);
}

const tellMissing = (href: string, { noteFinding }: PartContext) =>
  noteFinding(
    `The text in “${nameOf(href) ?? ''}” was not taken: its file is not in the package or cannot be read.`,
  );

const shown = (block: XmlElement, file: string, context: PartContext): string[] =>
  passagesOf([htmlOfBlock(block, context.noteFinding)], { ...context, pictureOf: context.picturesOf(file) });

/** An item with the files in their places that its text includes. */
export const withIncludesInBody = (
  item: { element: XmlElement; file: string },
  context: PartContext,
): XmlElement =>
  withChildren(item.element, (child) =>
    child.name === 'itemBody' ? withIncludes({ ...item, element: child }, context) : child,
  );

/** An element with the files in their places that it includes, by XInclude or as an object of text. */
function withIncludes(
  { element, file }: { element: XmlElement; file: string },
  context: PartContext,
  depth = 0,
): XmlElement {
  return withChildren(element, (child) => {
    const href = includedIn(child);
    return href === null ? withIncludes({ element: child, file }, context, depth) : included(href);
  });

  function included(href: string): XmlElement {
    const found = depth < DEEPEST ? context.elementAt(file, href) : { problem: '' };
    if ('problem' in found) {
      tellMissing(href, context);
      return { name: 'div', attributes: {}, children: [], text: '', content: [], line: element.line };
    }
    const root = withIncludes(found, context, depth + 1);
    const body = at(root, 'stimulusBody') ?? at(root, 'body') ?? root;
    return { ...withAddresses(body, found.file, file), name: 'div', attributes: {} };
  }
}

const TEXT_TYPES = /^(?:text\/html|application\/xhtml\+xml|text\/xml|application\/xml)$/;

/** The address of the file that an element stands for; null if it stands for itself. */
function includedIn({ name, attributes }: XmlElement): string | null {
  if (name === 'include' || name === 'assessmentStimulusRef') return attributes.href ?? null;
  if (name === 'object' && TEXT_TYPES.test(attributes.type ?? '')) return attributes.data ?? null;
  return null;
}

/** Addresses of pictures as they are from another file. */
function withAddresses(element: XmlElement, from: string, to: string): XmlElement {
  const attributes = { ...element.attributes };
  for (const name of ['src', 'data'])
    if (attributes[name] !== undefined && !/^(?:[a-z][\w+.-]*:|\/)/i.test(attributes[name]))
      attributes[name] = posix.relative(posix.dirname(to), posix.join(posix.dirname(from), attributes[name]));
  return { ...withChildren(element, (child) => withAddresses(child, from, to)), attributes };
}
