/** The number of texts of a group that are judged for all of it. */
const SAMPLES = 3;

/** Attributes that styles may read. Names, ids and numbers are no states. */
const isState = ({ name }: Attr) =>
  name === 'class' ||
  name === 'style' ||
  (/^(?:aria|data)-/.test(name) &&
    !/^aria-(?:label|description|roledescription|controls|owns|details|errormessage|activedescendant|value)/.test(
      name,
    ) &&
    name !== 'aria-describedby');

/** Groups of texts that have the same colours, because they and their ancestors have the same classes and states. */
export function groupAlike(elements: Iterable<Element>): Element[][] {
  const signatures = new Map<Element, string>();
  const signatureOf = (element: Element): string => {
    const known = signatures.get(element);
    if (known !== undefined) return known;
    const around = element.parentElement ? signatureOf(element.parentElement) : '';
    const states = [...element.attributes].filter(isState).map(({ name, value }) => `${name}=${value}`);
    const signature = `${element.tagName} ${states.join(' ')}<${around}`;
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
