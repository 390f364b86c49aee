import { describeElement } from './describe-element';

/** WCAG 2.5.8. */
const LEAST_PX = 24;
/** Layout rounds, so half a pixel is not reported. */
const ROUNDING_PX = 0.5;
const TARGETS =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=checkbox], [role=radio], [role=switch], [role=slider], [role^=menuitem], [role=option]';

/**
 * WCAG 2.5.8: every target is at least 24 px wide and high, or a 24 px circle around its centre does not intersect
 * another target or another small target's circle, or the target is inline in a line of text.
 */
export function checkTargets(): string[] {
  const targets = [...document.body.querySelectorAll(TARGETS)]
    .filter(isReachable)
    .map((element) => ({ element, box: hitBox(element) }));
  const small = targets.filter(
    ({ element, box }) => Math.min(box.width, box.height) < LEAST_PX - ROUNDING_PX && !standsInText(element),
  );
  return small
    .filter(({ element, box }) =>
      targets.some(
        (other) =>
          other.element !== element &&
          !other.element.contains(element) &&
          !element.contains(other.element) &&
          !isCovered(other) &&
          (small.includes(other)
            ? distance(middle(box), middle(other.box)) < LEAST_PX
            : distanceTo(other.box, middle(box)) < LEAST_PX / 2),
      ),
    )
    .map(
      ({ element, box }) =>
        `${describeElement(element)} is ${Math.round(box.width)} × ${Math.round(box.height)} px, too close to the next target`,
    );
}

function isReachable(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 1 &&
    height > 1 &&
    element.closest('[inert], [hidden], .sr-only, .dk-visually-hidden') === null &&
    !element.matches(':disabled, [aria-disabled=true]') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
  );
}

/** A floating element above it receives the press. */
function isCovered({ element, box }: { element: Element; box: DOMRect }): boolean {
  const { x, y } = middle(box);
  const hit = document.elementFromPoint(x, y);
  return (
    hit !== null &&
    !element.contains(hit) &&
    !hit.contains(element) &&
    !hit.closest('label')?.contains(element)
  );
}

/** The label of a checkbox or radio is part of its target. */
function hitBox(element: Element): DOMRect {
  const own = element.getBoundingClientRect();
  if (!(element instanceof HTMLInputElement) || !['checkbox', 'radio', 'file'].includes(element.type))
    return own;
  const label = element.labels?.[0]?.getBoundingClientRect();
  return label && label.width * label.height > own.width * own.height ? label : own;
}

/** The exception of 2.5.8 for what is "in a sentence or its size is otherwise constrained by the line-height". */
function standsInText(element: Element): boolean {
  if (!getComputedStyle(element).display.startsWith('inline')) return false;
  const around = element.parentElement;
  return around !== null && [...around.childNodes].some((node) => isText(node) && !element.contains(node));
}

const isText = (node: Node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '';

interface Point {
  x: number;
  y: number;
}

const middle = ({ x, y, width, height }: DOMRect): Point => ({ x: x + width / 2, y: y + height / 2 });
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const distanceTo = (box: DOMRect, { x, y }: Point) =>
  Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
