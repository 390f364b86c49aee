import { withChildren, type XmlElement } from '../../../../platform/xml';

const camel = (name: string) => name.replace(/-([a-z0-9])/g, (_all, letter: string) => letter.toUpperCase());

/** QTI 3 with the names of QTI 2: `qti-choice-interaction` is `choiceInteraction`. HTML is left as it is. */
export function withNamesOfVersion2(element: XmlElement): XmlElement {
  const own = element.name.startsWith('qti-');
  return {
    ...withChildren(element, withNamesOfVersion2),
    name: own ? camel(element.name.slice(4)) : element.name,
    attributes: own
      ? Object.fromEntries(Object.entries(element.attributes).map(([name, value]) => [camel(name), value]))
      : element.attributes,
  };
}
