import { allOf, withChildren, type XmlElement } from '../../../../platform/xml';
import { htmlOfPlain, looksLikeHtml, plainOf, shortOf } from '../../texts';
import { allWords, htmlOf } from '../html';

export interface Material {
  html: string;
  /** Without any markup. */
  plain: string | null;
}

type NoteFinding = (message: string) => void;

const FLOW = new Set(['flow', 'flow_mat', 'flow_label', 'material']);
const NOT_SHOWN: Record<string, string> = {
  mataudio: 'A sound recording was left out.',
  matvideo: 'A video was left out.',
  matapplet: 'A program was left out.',
  matapplication: 'A program was left out.',
  mat_extension: 'An extension of the format was left out.',
};

/** The text of an element, without that of the responses in it. */
export function materialOf(element: XmlElement | undefined, noteFinding: NoteFinding): Material {
  const parts: Material[] = [];
  const walk = (parent: XmlElement) => {
    for (const child of parent.children) {
      const lost = NOT_SHOWN[child.name];
      if (lost !== undefined) noteFinding(lost);
      else if (FLOW.has(child.name)) walk(child);
      else if (child.name === 'mattext' || child.name === 'matemtext') parts.push(textOf(child));
      else if (child.name === 'matimage') parts.push(pictureOf(child));
    }
  };
  if (element !== undefined) walk(element);
  const filled = parts.filter(({ html }) => html.trim() !== '');
  return {
    html: filled
      .map(({ html, plain }) => (plain !== null && filled.length > 1 ? `<p>${html}</p>` : html))
      .join('\n'),
    plain: filled.every(({ plain }) => plain !== null)
      ? filled.map(({ plain }) => plain?.trim()).join('\n')
      : null,
  };
}

function textOf(element: XmlElement): Material {
  if (element.children.length > 0) return { html: htmlOf(element), plain: null };
  const text = element.text.trim();
  const marked = element.attributes.texttype === 'text/html' || looksLikeHtml(text);
  return marked ? { html: text, plain: null } : { html: htmlOfPlain(text), plain: text };
}

/** A picture that is embedded in the file has no address. */
function pictureOf({ attributes, ...element }: XmlElement): Material {
  const words = allWords({ attributes, ...element }).trim();
  const alt = attributes.label ?? (words.length < 200 ? words : '');
  return { html: `<img src="${attributes.uri ?? ''}" alt="${htmlOfPlain(alt)}">`, plain: null };
}

/** Options and feedback. */
export function shortMaterial(element: XmlElement | undefined, noteFinding: NoteFinding): string {
  const { html, plain } = materialOf(element, noteFinding);
  return plain === null ? shortOf(html, true, noteFinding) : shortOf(plain, false, noteFinding);
}

/** The words of a name. */
export function plainMaterial(element: XmlElement | undefined, noteFinding: NoteFinding): string {
  const { html, plain } = materialOf(element, noteFinding);
  return plain ?? plainOf(html, true, noteFinding);
}

const REFERENCE = /^mat(?:erial_)?ref$/;

/** A document with what its references to material mean in their place. */
export function withMaterials(root: XmlElement): XmlElement {
  const named = new Map(
    ['material', 'mattext', 'matimage', 'matemtext']
      .flatMap((name) => allOf(root, name))
      .map((each) => [each.attributes.ident ?? each.attributes.label ?? '', each]),
  );
  const replace = (element: XmlElement): XmlElement =>
    withChildren(element, (child) => {
      const meant = REFERENCE.test(child.name) ? named.get(child.attributes.linkrefid ?? '') : undefined;
      return meant ?? replace(child);
    });
  const refers = allOf(root, 'material_ref').length + allOf(root, 'matref').length > 0;
  return refers ? replace(root) : root;
}
