import type { NodeResult } from 'axe-core';
import { describeElement } from './describe-element';

/** WCAG 1.4.3: normal text, and text from 24 px, or from 18.66 px if it is bold. */
const LEAST = 4.5;
const LEAST_LARGE = 3;
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
const BOLD = 700;
/** Of elements with the same classes in the same places, so many are judged for all. */
const SAMPLES = 3;

const PICTURES = 'img, video, canvas, iframe';

type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

export interface Decided {
  /** Elements whose contrast is still unknown: over pictures and gradients, under other elements, half transparent. */
  undecided: number;
  failures: string[];
}

/**
 * Decides the contrast of texts that axe leaves open, e.g. because they are scrolled out of a list, have a
 * pseudo-element or are drawn in an SVG. Each text is scrolled into view; its colour is compared with the colours
 * that are painted below it, read from the stack of elements at its place. Scroll positions are restored.
 * @param nodes axe's incomplete results of `color-contrast`
 */
export function decideContrast(nodes: readonly NodeResult[]): Decided {
  const decided: Decided = { undecided: 0, failures: [] };
  if (nodes.length === 0) return decided;
  const groups = new Map<string, Element[]>();
  for (const { target } of nodes) {
    const element = find(target);
    if (!element) decided.undecided += 1;
    else groups.set(signature(element), [...(groups.get(signature(element)) ?? []), element]);
  }
  const restore = rememberScroll();
  const style = document.createElement('style');
  // Decoration that lets presses through is painted, too.
  style.textContent = '*, *::before, *::after { pointer-events: auto !important }';
  document.head.append(style);
  for (const elements of groups.values()) {
    const found = elements.slice(0, SAMPLES).map(judge);
    if (found.includes(undefined)) decided.undecided += elements.length;
    decided.failures.push(...found.filter((one) => typeof one === 'string'));
  }
  style.remove();
  restore();
  return decided;
}

/** @returns true if the contrast suffices, a sentence if not, undefined if it is unknown */
function judge(element: Element): true | string | undefined {
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  if (!element.isConnected) return undefined;
  const text = textOf(element);
  if (!text) return true;
  const { color, least } = text;
  for (const { x, y } of text.points) {
    const grounds = groundsAt(element, x, y);
    if (!grounds) return undefined;
    for (const ground of grounds) {
      const found = contrast(blend(color, ground), ground);
      if (found < least)
        return `${describeElement(element)} has a contrast of ${found.toFixed(2)}, needs ${least}`;
    }
  }
  return text.points.length > 0 ? true : undefined;
}

interface JudgedText {
  color: Rgba;
  least: number;
  points: { x: number; y: number }[];
}

function textOf(element: Element): JudgedText | undefined {
  const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
  // An empty field shows its placeholder, or nothing.
  const placeholder = isField && element.value === '' ? '::placeholder' : undefined;
  if (placeholder && !(element as HTMLInputElement).placeholder) return undefined;
  const { color, fill, fontSize, fontWeight } = getComputedStyle(element, placeholder);
  const size = Number.parseFloat(fontSize);
  const large = size >= LARGE_PX || (size >= LARGE_BOLD_PX && Number(fontWeight) >= BOLD);
  const boxes = isField ? [element.getBoundingClientRect()] : ownTextBoxes(element);
  return {
    color: rgba(element instanceof SVGElement ? fill : color),
    least: large ? LEAST_LARGE : LEAST,
    points: boxes
      .filter(({ width, height }) => width > 1 && height > 1)
      .flatMap(({ left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 1].map((x) => ({ x, y: (top + bottom) / 2 })),
      )
      .filter(({ x, y }) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight),
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

/** The opaque colours below a text at a point; none where the text is covered or cut off. Undefined if unknown. */
function groundsAt(element: Element, x: number, y: number): Rgba[] | undefined {
  const stack = document.elementsFromPoint(x, y);
  const at = stack.findIndex((one) => one === element || element.contains(one));
  if (at === -1) return [];
  const above = stack.slice(0, at).filter(isPainted);
  if (above.some((one) => paintOf(one)[3] === 1 && getComputedStyle(one).opacity === '1')) return [];
  // Under the backdrop of a modal, a text is inactive.
  if (above.length > 0) return element.closest('[inert]') ? [] : undefined;
  // Each list is one possibility, from the top down.
  let layers: Rgba[][] = [[]];
  for (const one of stack.slice(at)) {
    const { opacity, backgroundImage, mixBlendMode, filter } = getComputedStyle(one);
    const around = one.contains(element);
    if ((around && opacity !== '1') || mixBlendMode !== 'normal' || filter !== 'none') return undefined;
    if (backgroundImage !== 'none' || one.matches(PICTURES)) return undefined;
    for (const pseudo of pseudosAt(one, x, y)) {
      if (!pseudo.color) return undefined;
      const covered = layers.map((list) => [...list, pseudo.color as Rgba]);
      layers = pseudo.certain ? covered : [...layers, ...covered];
    }
    const [red, green, blue, alpha] = paintOf(one);
    const color: Rgba = [red, green, blue, alpha * Number(opacity)];
    layers = layers.map((list) => [...list, color]);
    if (color[3] === 1)
      return layers.map((list) => list.reduceRight((ground, layer) => blend(layer, ground), color));
  }
  return undefined;
}

interface PseudoPaint {
  /** Undefined for a picture. */
  color?: Rgba;
  /** Whether it is known to cover the point. */
  certain: boolean;
}

/** What pseudo-elements paint at a point, or might paint where their place is unknown. */
function pseudosAt(element: Element, x: number, y: number): PseudoPaint[] {
  return ['::before', '::after'].flatMap((pseudo): PseudoPaint[] => {
    const style = getComputedStyle(element, pseudo);
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
    if (style.backgroundImage !== 'none') return [{ certain }];
    const color = rgba(style.backgroundColor);
    return color[3] > 0 ? [{ color, certain }] : [];
  });
}

/** What an element itself paints over its whole area. */
function paintOf(element: Element): Rgba {
  const { backgroundColor, fill } = getComputedStyle(element);
  const isShape = element instanceof SVGGeometryElement;
  return rgba(isShape ? fill : backgroundColor);
}

function isPainted(element: Element): boolean {
  return (
    paintOf(element)[3] > 0 ||
    getComputedStyle(element).backgroundImage !== 'none' ||
    element.matches(PICTURES)
  );
}

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const known = new Map<string, Rgba>();

/** Any CSS colour, also `oklch()`. `none` is transparent. */
function rgba(color: string): Rgba {
  const before = known.get(color);
  if (before) return before;
  if (!canvas) throw new Error('This browser has no 2D canvas');
  canvas.clearRect(0, 0, 1, 1);
  canvas.fillStyle = color === 'none' ? 'transparent' : color;
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
  const found: Rgba = [red, green, blue, alpha / 255];
  known.set(color, found);
  return found;
}

function blend([red, green, blue, alpha]: Rgba, below: Rgba): Rgba {
  const mix = (one: number, other: number) => one * alpha + other * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

function luminance([red, green, blue]: Rgba): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function contrast(one: Rgba, other: Rgba): number {
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function find(target: NodeResult['target']): Element | null {
  const [selector] = target;
  return target.length === 1 && typeof selector === 'string' ? document.querySelector(selector) : null;
}

/** Classes of an element and of those around it, with its state. */
function signature(element: Element): string {
  const parts: string[] = [getComputedStyle(element).color];
  for (let at: Element | null = element; at; at = at.parentElement)
    parts.push(`${at.tagName}.${at.getAttribute('class') ?? ''}${at.getAttribute('aria-selected') ?? ''}`);
  return parts.join('<');
}

function rememberScroll(): () => void {
  const positions = [document.scrollingElement, ...document.querySelectorAll('*')]
    .filter((element) => element !== null)
    .filter(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      Boolean(scrollHeight > clientHeight || scrollWidth > clientWidth),
    )
    .map((element) => ({ element, top: element.scrollTop, left: element.scrollLeft }));
  return () => {
    for (const { element, top, left } of positions) element.scrollTo({ top, left, behavior: 'instant' });
  };
}
