import { blend, contrast, type Rgba, rgba } from './contrast/colors';
import { describeElement } from './describe-element';

/** Elements whose edge must be visible: controls and floating elements. */
const EDGED =
  'button, [role=tab], input:not([type=hidden]), select, textarea, summary, a[href], [aria-modal=true], [role=menu], [role^=menuitem], [data-slot=toast]';
const STATES = [
  '[aria-selected=true]',
  '[aria-pressed=true]',
  '[aria-checked=true]',
  '[aria-current]:not([aria-current=false])',
];
const LISTS = 'ul, ol, [role=tablist], [role=menu], [role=group]';
const SIDES = ['top', 'right', 'bottom', 'left'] as const;
/** WCAG 1.4.11. */
const LEAST_CONTRAST = 3;

export const FORCED_COLORS = '(forced-colors: active)';

/**
 * Checks a page in forced colours: every edge that was drawn only by a background is still visible, every state
 * that was shown only by a background is still visible, and no graphic in our own colour disappears against
 * the user's background.
 * @throws if forced colours are not active, because the check could find nothing
 */
export function checkForcedColors(): string[] {
  if (!window.matchMedia(FORCED_COLORS).matches) throw new Error('Colours are not forced here.');
  const shown = [...document.body.querySelectorAll(EDGED)].filter(
    (element) => isShown(element) && !element.matches(STATES.join()),
  );
  const pairs = statesBesidePeers();
  const own = withOwnColors(() => ({
    painted: new Set(shown.filter(isPainted)),
    states: pairs.filter(differ),
  }));
  return [
    ...shown
      .filter((element) => own.painted.has(element) && !hasEdge(element) && !isPainted(element))
      .map((element) => `${describeElement(element)} shows its edge by a background alone, and it is gone`),
    ...own.states
      .filter((pair) => !differ(pair))
      .map(([element]) => `${describeElement(element)} shows its state by colour alone, and it is gone`),
    ...lostPictures(),
    ...lostTexts(),
  ];
}

function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
}

/** Reads how the page looks without forced colours. Called once, because it restyles the whole page twice. */
function withOwnColors<T>(read: () => T): T {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { forced-color-adjust: none !important; }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  try {
    return read();
  } finally {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }
}

/** Does the element's own background differ from its surroundings? */
function isPainted(element: Element): boolean {
  const own = rgba(getComputedStyle(element).backgroundColor);
  return own[3] > 0 && contrast(own, groundOf(element.parentElement)) > 1.01;
}

function hasEdge(element: Element): boolean {
  const style = getComputedStyle(element);
  const ground = groundOf(element.parentElement);
  const seen = (color: string) => rgba(color)[3] > 0 && contrast(rgba(color), ground) >= LEAST_CONTRAST;
  const outlined =
    style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0 && seen(style.outlineColor);
  return (
    outlined || style.textDecorationLine !== 'none' || SIDES.some((side) => hasBorder(style, side, seen))
  );
}

function hasBorder(style: CSSStyleDeclaration, side: string, seen: (color: string) => boolean): boolean {
  const value = (name: string) => style.getPropertyValue(`border-${side}-${name}`);
  return value('style') !== 'none' && Number.parseFloat(value('width')) > 0 && seen(value('color'));
}

/** Each element with a state, with a sibling that does not have it. */
function statesBesidePeers(): [Element, Element][] {
  return STATES.flatMap((state) => [...document.body.querySelectorAll(state)])
    .filter(isShown)
    .flatMap((element) => {
      const other = peerOf(element);
      return other ? [[element, other] as [Element, Element]] : [];
    });
}

const differ = ([one, other]: [Element, Element]) => lookOf(one) !== lookOf(other);

/** The nearest element of the same kind and list without the state. */
function peerOf(element: Element): Element | undefined {
  const list = element.closest(LISTS);
  const name = ['aria-selected', 'aria-pressed', 'aria-current', 'aria-checked'].find((one) =>
    element.hasAttribute(one),
  );
  if (!list || !name) return undefined;
  return [...list.querySelectorAll(element.tagName)].find(
    (other) => other !== element && isShown(other) && ['false', null].includes(other.getAttribute(name)),
  );
}

/** The backgrounds and borders of an element, its row and its contents: what a state may change besides the text. */
function lookOf(element: Element): string {
  const own = [...rowAround(element), element, ...element.querySelectorAll('*')].map((one) => {
    const { color, fontWeight, outline, border, textDecorationLine } = getComputedStyle(one);
    return [groundOf(one), color, fontWeight, outline, border, textDecorationLine].join();
  });
  const beside = [...(element.nextElementSibling ? ['bar'] : []), element.querySelectorAll('svg').length];
  return [...own, ...beside].join('|');
}

/** The elements between an element and its list: a row may show the state of the link inside it. */
function rowAround(element: Element): Element[] {
  const row: Element[] = [];
  const list = element.parentElement?.closest(LISTS);
  if (!list) return row;
  for (let one = element.parentElement; one && one !== list; one = one.parentElement) row.push(one);
  return row;
}

function lostPictures(): string[] {
  return [...document.body.querySelectorAll('svg')]
    .filter((svg) => isShown(svg))
    .filter((svg) => {
      const ground = groundOf(svg);
      const shapes = [...svg.querySelectorAll('path, circle, rect, line, polyline, polygon, ellipse')];
      const colors = shapes.flatMap((shape) => {
        const { stroke, fill } = getComputedStyle(shape);
        return [stroke, fill].filter((color) => color !== 'none' && !color.startsWith('url'));
      });
      return colors.length > 0 && colors.every((color) => contrast(rgba(color), ground) < LEAST_CONTRAST);
    })
    .map((svg) => `${describeElement(svg)} keeps its own colour, which is lost on the reader’s ground`);
}

function lostTexts(): string[] {
  return [...document.body.querySelectorAll('*')]
    .filter((element) => isShown(element) && [...element.childNodes].some(isText))
    .filter((element) => contrast(rgba(getComputedStyle(element).color), groundOf(element)) < LEAST_CONTRAST)
    .map((element) => `the text of ${describeElement(element)} is lost on the reader’s ground`);
}

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';

/** The canvas colour, used where no element paints a background. */
const PAPER: Rgba = [255, 255, 255, 1];

/** The colour behind the element: the nearest opaque background, blended with the translucent ones above it. */
function groundOf(from: Element | null): Rgba {
  const layers: Rgba[] = [];
  for (let element = from; element; element = element.parentElement) {
    const color = rgba(getComputedStyle(element).backgroundColor);
    if (color[3] > 0) layers.push(color);
    if (color[3] === 1) break;
  }
  return layers.reduceRight<Rgba>((ground, layer) => blend(layer, ground), PAPER);
}
