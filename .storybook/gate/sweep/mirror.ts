import { icons } from 'lucide';
import { describeElement } from '../describe-element';

/** Layout rounds once on each side. */
const ROUNDING_PX = 2;
const POINTS_ALONG_THE_TEXT = /^(?:Arrow|Chevron|Chevrons|Move|Panel)(?:Left|Right)(?!Right)/;

/** Lucide's names of the directional icons, by their path. The rendered SVG does not contain the name. */
const arrows = new Map(
  Object.entries(icons)
    .filter(([name]) => POINTS_ALONG_THE_TEXT.test(name))
    .map(([name, node]) => [drawn(node.map(([, attributes]) => Object.entries(attributes))), name]),
);

function drawn(parts: readonly (readonly (readonly [string, unknown])[])[]): string {
  return parts.map((part) => part.map(([key, value]) => `${key}=${String(value)}`).sort()).join('; ');
}

function nameOf(svg: SVGElement): string | undefined {
  return arrows.get(
    drawn([...svg.children].map(({ attributes }) => [...attributes].map(({ name, value }) => [name, value]))),
  );
}

type Places = Map<Element | Text, { left: number; right: number }>;

/** The positions of boxes and texts, to compare with the page in the other direction. */
export function places(): Places {
  const found: Places = new Map();
  for (const element of document.body.querySelectorAll('*')) {
    if (element.matches('svg *, .sb-wrapper, .sb-wrapper *') || keepsItsPlace(element)) continue;
    const { left, right, width, height } = element.getBoundingClientRect();
    if (width <= 1 || height <= 1) continue;
    found.set(element, { left, right });
    const [only, ...others] = element.childNodes;
    if (only instanceof Text && others.length === 0) {
      const range = document.createRange();
      range.selectNodeContents(only);
      const box = range.getBoundingClientRect();
      if (box.width > 0) found.set(only, { left: box.left, right: box.right });
    }
  }
  return found;
}

/** The outermost elements that did not switch sides with the page. `before` was measured left to right. */
export function checkMirrored(before: Places): string[] {
  const width = document.documentElement.clientWidth;
  const after = places();
  const stayed = new Set<Element | Text>();
  for (const [node, { left, right }] of before) {
    const now = after.get(node);
    if (
      now &&
      Math.abs(now.left - (width - right)) + Math.abs(now.right - (width - left)) > 2 * ROUNDING_PX
    ) {
      stayed.add(node);
    }
  }
  const outermost = [...stayed].filter((node) => !hasAncestorIn(node, stayed));
  return [
    ...outermost
      .slice(0, 3)
      .map((node) => `${describe(node)} stays where it was in a page from right to left`),
    ...iconsThatPointBack(),
  ];
}

/**
 * Skips elements that do not follow the page's direction: inline content follows its text, directional elements
 * keep their direction, and positioned elements keep their place until a script positions them again.
 */
function keepsItsPlace(element: Element): boolean {
  for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
    if (one.matches('[dir], bdi, bdo') || isPlacedByScript(one)) return true;
    if (getComputedStyle(one).display.startsWith('inline')) return true;
  }
  return false;
}

function isPlacedByScript(element: Element): boolean {
  return (
    element instanceof HTMLElement &&
    ['left', 'right', 'translate', 'transform'].some((name) => element.style.getPropertyValue(name) !== '')
  );
}

function hasAncestorIn(node: Node, nodes: ReadonlySet<Node>): boolean {
  for (let one = node.parentNode; one; one = one.parentNode) if (nodes.has(one)) return true;
  return false;
}

function iconsThatPointBack(): string[] {
  return [...document.body.querySelectorAll('svg')]
    .filter((svg) => nameOf(svg) && !svg.closest('[dir=ltr]'))
    .filter((svg) => svg.getBoundingClientRect().width > 1 && !isMirrored(svg))
    .map((svg) => `the arrow ${nameOf(svg)} points against the text`);
}

function isMirrored(svg: Element): boolean {
  const { scale, transform } = getComputedStyle(svg);
  return scale.startsWith('-') || new DOMMatrix(transform === 'none' ? '' : transform).a < 0;
}

function describe(node: Element | Text): string {
  if (node instanceof Element) return describeElement(node);
  return `the text “${node.data.trim().slice(0, 40)}”`;
}
