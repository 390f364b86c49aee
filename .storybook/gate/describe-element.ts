/** A short selector that a developer recognises: `div[data-slot="drawer"].fixed`. */
export function describeElement(element: Element): string {
  const slot = element.getAttribute('data-slot');
  const id = element.id ? `#${element.id}` : '';
  const name = `${element.tagName.toLowerCase()}${id}`;
  return slot
    ? `${name}[data-slot="${slot}"]`
    : `${name}${[...element.classList]
        .slice(0, 2)
        .map((c) => `.${c}`)
        .join('')}`;
}
