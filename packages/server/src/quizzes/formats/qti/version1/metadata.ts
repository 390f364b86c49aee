import { allOf, childrenOf, type XmlElement } from '../../../../platform/xml';
import { allWords } from '../html';

/** The metadata of an item or an assessment: values by their labels in lower case. */
export function metadataOf(element: XmlElement): ReadonlyMap<string, string> {
  const facts = new Map<string, string>();
  for (const holder of [...childrenOf(element, 'itemmetadata'), ...childrenOf(element, 'qtimetadata')]) {
    const fields =
      holder.name === 'qtimetadata'
        ? childrenOf(holder, 'qtimetadatafield')
        : allOf(holder, 'qtimetadatafield');
    for (const field of fields) {
      const [label, entry] = ['fieldlabel', 'fieldentry'].map((name) => {
        const [found] = childrenOf(field, name);
        return found === undefined ? '' : allWords(found).trim();
      });
      if (label) facts.set(label.toLowerCase(), entry ?? '');
    }
    // Older programs write an element for each fact.
    for (const child of holder.children)
      if (child.name.startsWith('qmd_') || child.name.startsWith('cc_'))
        facts.set(child.name, allWords(child).trim());
  }
  return facts;
}
