import { describeElement } from '../describe-element';
import { blend, contrast, type Rgba, rgba } from './colors';

/** WCAG 1.4.3: normal text, and text from 24 px, or from 18.66 px if it is bold. */
const LEAST = 4.5;
const LEAST_LARGE = 3;
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
const BOLD = 700;

const PICTURES = 'img, video, canvas, iframe';
const FIELDS = 'input, textarea, select';

/** A text and what is painted around it: where things are, without their colours. */
export interface PaintedText {
  element: Element;
  pseudo: '::placeholder' | undefined;
  least: number;
  places: Place[];
}

/** The elements at one point of a text, from the top down. Both lists are empty where the text is cut off. */
interface Place {
  above: Element[];
  /** Begins with the text. */
  below: Layer[];
}

interface Layer {
  element: Element;
  pseudos: Pseudo[];
}

interface Pseudo {
  name: '::before' | '::after';
  /** Whether it is known to cover the point. */
  certain: boolean;
}

/** @returns undefined for a field that shows neither a value nor a placeholder */
export function paintedText(element: Element): PaintedText | undefined {
  const isField = element.matches(FIELDS);
  // An empty field shows its placeholder, or nothing.
  const isEmpty = isField && (element as HTMLInputElement).value === '';
  if (isEmpty && !(element as HTMLInputElement).placeholder) return undefined;
  const pseudo = isEmpty ? '::placeholder' : undefined;
  const { fontSize, fontWeight } = getComputedStyle(element, pseudo);
  const size = Number.parseFloat(fontSize);
  const large = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(fontWeight) >= BOLD);
  const boxes = isField ? [element.getBoundingClientRect()] : ownTextBoxes(element);
  return {
    element,
    pseudo,
    least: large ? LEAST_LARGE : LEAST,
    places: boxes
      .filter(({ width, height }) => width > 1 && height > 1)
      .flatMap(({ left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 1].map((x) => ({ x, y: (top + bottom) / 2 })),
      )
      .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
      .map(({ x, y }) => placeAt(element, x, y)),
  };
}

function ownTextBoxes(element: Element): DOMRect[] {
  const range = document.createRange();
  return [...element.childNodes]
    .filter((node) => node instanceof Text && node.data.trim() !== '')
    .flatMap((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
}

function placeAt(element: Element, x: number, y: number): Place {
  const stack = document.elementsFromPoint(x, y);
  const at = stack.findIndex((one) => one === element || element.contains(one));
  if (at === -1) return { above: [], below: [] };
  return {
    above: stack.slice(0, at),
    below: stack.slice(at).map((one) => ({ element: one, pseudos: pseudosAt(one, x, y) })),
  };
}

/** The pseudo-elements at a point, or those whose place is unknown. */
function pseudosAt(element: Element, x: number, y: number): Pseudo[] {
  return (['::before', '::after'] as const).flatMap((name): Pseudo[] => {
    const style = getComputedStyle(element, name);
    if (style.content === 'none' || style.content === 'normal') return [];
    const certain = style.position === 'absolute' && getComputedStyle(element).position !== 'static';
    if (certain) {
      const { left, top } = element.getBoundingClientRect();
      const [fromLeft, fromTop, width, height] = [style.left, style.top, style.width, style.height].map(
        (value) => Number.parseFloat(value),
      ) as [number, number, number, number];
      const within = (at: number, start: number, size: number) => !(at < start || at > start + size);
      if (!within(x, left + fromLeft, width) || !within(y, top + fromTop, height)) return [];
    }
    return [{ name, certain }];
  });
}

/** Whether the text is not cut off at any of its places, so that it need not be scrolled to. */
export const isInView = ({ places }: PaintedText) =>
  places.length > 0 && places.every(({ below }) => below.length > 0);

/** Reads each style once, until the theme changes. */
export function contrastReader() {
  const paints = new Map<Element, Paint>();
  const paintOf = (element: Element): Paint => {
    const found = paints.get(element) ?? readPaint(element);
    paints.set(element, found);
    return found;
  };

  /** @returns true if the contrast suffices, a sentence if not, undefined if it is unknown */
  return function judge({ element, pseudo, least, places }: PaintedText): true | string | undefined {
    if (places.length === 0) return undefined;
    const style = getComputedStyle(element, pseudo);
    const color = rgba(element instanceof SVGElement ? style.fill : style.color);
    for (const place of places) {
      const grounds = groundsAt(element, place, paintOf);
      if (!grounds) return undefined;
      for (const ground of grounds) {
        const found = contrast(blend(color, ground), ground);
        if (found < least)
          return `${describeElement(element)} has a contrast of ${found.toFixed(2)}, needs ${least}`;
      }
    }
    return true;
  };
}

interface Paint {
  /** What the element itself paints over its whole area. */
  color: Rgba;
  opacity: string;
  hasPicture: boolean;
  /** Mixes with what is below it in a way that is not computed here. */
  isMixed: boolean;
}

function readPaint(element: Element): Paint {
  const { backgroundColor, backgroundImage, fill, filter, mixBlendMode, opacity } = getComputedStyle(element);
  return {
    color: rgba(element instanceof SVGGeometryElement ? fill : backgroundColor),
    opacity,
    hasPicture: backgroundImage !== 'none' || element.matches(PICTURES),
    isMixed: mixBlendMode !== 'normal' || filter !== 'none',
  };
}

/** The opaque colours below a text at a place; none where the text is covered or cut off. Undefined if unknown. */
function groundsAt(
  text: Element,
  { above, below }: Place,
  paintOf: (element: Element) => Paint,
): Rgba[] | undefined {
  const covers = above.map(paintOf).filter(({ color, hasPicture }) => color[3] > 0 || hasPicture);
  if (below.length === 0 || covers.some(({ color, opacity }) => color[3] === 1 && opacity === '1')) return [];
  // Under the backdrop of a modal, a text is inactive.
  if (covers.length > 0) return text.closest('[inert]') ? [] : undefined;
  // Each list is one possibility, from the top down.
  let lists: Rgba[][] = [[]];
  for (const { element, pseudos } of below) {
    const { color, opacity, hasPicture, isMixed } = paintOf(element);
    if ((opacity !== '1' && element.contains(text)) || isMixed || hasPicture) return undefined;
    for (const { name, certain } of pseudos) {
      const { backgroundColor, backgroundImage } = getComputedStyle(element, name);
      if (backgroundImage !== 'none') return undefined;
      const pseudo = rgba(backgroundColor);
      if (pseudo[3] === 0) continue;
      const covered = lists.map((list) => [...list, pseudo]);
      lists = certain ? covered : [...lists, ...covered];
    }
    const own: Rgba = [color[0], color[1], color[2], color[3] * Number(opacity)];
    lists = lists.map((list) => [...list, own]);
    if (own[3] === 1)
      return lists.map((list) => list.reduceRight((ground, layer) => blend(layer, ground), own));
  }
  return undefined;
}
