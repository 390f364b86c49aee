import type { CourseFolder } from '../folder';
import { at, childrenOf, readXml, wordsOf, type XmlElement } from './xml';

const MODULES = 'course_settings/module_meta.xml';
const SETTINGS = 'course_settings/course_settings.xml';
export const SYLLABUS = 'course_settings/syllabus.html';

/** An item of a Canvas module. */
export interface ModuleItem {
  identifier: string;
  /** `WikiPage`, `DiscussionTopic`, `Assignment`, `Attachment`, `ExternalUrl`, `ContextExternalTool`, … */
  type: string;
  title: string | null;
  resource: string | null;
  url: string | null;
  published: boolean;
  line: number;
}

export interface Module {
  identifier: string;
  title: string | null;
  published: boolean;
  items: ModuleItem[];
  line: number;
}

/** Canvas's own files beside the manifest, with order, names and publication state. */
export interface CanvasExport {
  file: string;
  modules: Module[];
  title: string | null;
  language: string | null;
  /** Identifier of the resource with the course's picture. */
  image: string | null;
}

/** Returns null if the cartridge was not exported by Canvas or has no modules. */
export async function readCanvas(folder: CourseFolder): Promise<CanvasExport | null> {
  if (!folder.has(MODULES)) return null;
  const settings = folder.has(SETTINGS) ? await readXml(folder, SETTINGS) : undefined;
  const modules = childrenOf(await readXml(folder, MODULES), 'module');
  return {
    file: MODULES,
    modules: inOrder(modules).map((module) => ({
      identifier: module.attributes.identifier ?? `line-${module.line}`,
      title: wordsOf(at(module, 'title')),
      published: isPublished(module),
      items: inOrder(childrenOf(at(module, 'items'), 'item')).map(toItem),
      line: module.line,
    })),
    title: wordsOf(at(settings, 'title')),
    language: wordsOf(at(settings, 'locale')),
    image: wordsOf(at(settings, 'image_identifier_ref')),
  };
}

const toItem = (item: XmlElement): ModuleItem => ({
  identifier: item.attributes.identifier ?? `line-${item.line}`,
  type: wordsOf(at(item, 'content_type')) ?? '',
  title: wordsOf(at(item, 'title')),
  resource: wordsOf(at(item, 'identifierref')),
  url: wordsOf(at(item, 'url')),
  published: isPublished(item),
  line: item.line,
});

const isPublished = (element: XmlElement) => wordsOf(at(element, 'workflow_state')) !== 'unpublished';

function inOrder(elements: XmlElement[]): XmlElement[] {
  const position = (element: XmlElement) => Number(wordsOf(at(element, 'position')) ?? Number.NaN) || 0;
  return [...elements].sort((a, b) => position(a) - position(b));
}
