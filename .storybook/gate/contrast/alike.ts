/** Of texts with the same classes and states in the same places, so many are judged for all. */
const SAMPLES = 3;

/** Attributes that the components' styles read. */
const STATES = ['aria-current', 'aria-selected', 'aria-invalid', 'data-state', 'data-highlighted', 'style'];

/** Groups of texts that have the same colours, because everything around them has the same classes. */
export function groupAlike(elements: Iterable<Element>): Element[][] {
  const signatures = new Map<Element, string>();
  const signatureOf = (element: Element): string => {
    const known = signatures.get(element);
    if (known !== undefined) return known;
    const around = element.parentElement ? signatureOf(element.parentElement) : '';
    const parts = ['class', ...STATES].map((name) => element.getAttribute(name) ?? '');
    const signature = `${element.tagName} ${parts.join(' ')}<${around}`;
    signatures.set(element, signature);
    return signature;
  };
  const groups = new Map<string, Element[]>();
  for (const element of elements) {
    const key = `${getComputedStyle(element).color} ${signatureOf(element)}`;
    const group = groups.get(key);
    if (group) group.push(element);
    else groups.set(key, [element]);
  }
  return [...groups.values()];
}

export const samplesOf = (group: readonly Element[]) => group.slice(0, SAMPLES);
