import { ACCEPTED } from '../accepted';
import type { CourseFolder } from '../folder';
import { resolvePath } from '../paths';
import { ImportRefused, type Issues } from '../report';
import { at, childrenOf, readXml, wordsOf, type XmlElement } from './xml';

export const MANIFEST = 'imsmanifest.xml';

export interface Resource {
  identifier: string;
  /** The format's name in lower case: `webcontent`, `imsdt_xmlv1p1`, … */
  type: string;
  /** Existing paths in the archive; the resource's own file first. */
  files: string[];
  /** For teachers: never shown to learners. */
  forTeachers: boolean;
  title: string | null;
  /** Identifiers of resources with metadata of this one. */
  dependencies: string[];
  line: number;
}

export interface Item {
  identifier: string;
  title: string | null;
  /** Identifier of a resource. */
  resource: string | null;
  items: Item[];
  line: number;
}

export interface Manifest {
  identifier: string;
  title: string | null;
  description: string | null;
  /** BCP 47 tag. */
  language: string | null;
  resources: Map<string, Resource>;
  /** Below the organization's root. */
  items: Item[];
}

/** @throws {ImportRefused} if the manifest is invalid, of another format, or names a file outside the archive */
export async function readManifest(folder: CourseFolder, issues: Issues): Promise<Manifest> {
  const root = await readXml(folder, MANIFEST);
  if (root.name !== 'manifest') throw new ImportRefused(`${MANIFEST} holds no manifest.`);
  const metadata = at(root, 'metadata');
  checkFormat(metadata, issues);
  const general = at(metadata, 'lom', 'general');
  const organization = at(root, 'organizations', 'organization');
  const tops = childrenOf(organization, 'item');
  const [top] = tops;
  // The format requires one root item; some exporters omit it.
  const shell = tops.length === 1 && top !== undefined && top.attributes.identifierref === undefined;
  return {
    identifier: root.attributes.identifier ?? '',
    title: wordsIn(at(general, 'title')) ?? wordsOf(at(organization, 'title')),
    description: wordsIn(at(general, 'description')),
    language: wordsOf(at(general, 'language')),
    resources: readResources(folder, at(root, 'resources'), issues),
    items: (shell ? childrenOf(top, 'item') : tops).map(toItem),
  };
}

/** A title is in `string` (1.1 and later) or `langstring` (older). */
const wordsIn = (element: XmlElement | undefined) =>
  wordsOf(at(element, 'string')) ?? wordsOf(at(element, 'langstring')) ?? wordsOf(element);

function checkFormat(metadata: XmlElement | undefined, issues: Issues): void {
  const schema = wordsOf(at(metadata, 'schema')) ?? '';
  const version = wordsOf(at(metadata, 'schemaversion')) ?? '';
  if (!/common cartridge/i.test(schema)) {
    const named = schema === '' ? 'names no format' : `is a package of the format “${schema.slice(0, 60)}”`;
    throw new ImportRefused(`This archive ${named}: a course is ${ACCEPTED}.`);
  }
  if (!/^1\.[123](\.|$)/.test(version)) {
    const said = `This is version “${version.slice(0, 20)}” of the format: it was read as 1.3.`;
    issues.add('structure', MANIFEST, at(metadata, 'schemaversion')?.line, said);
  }
}

const toItem = (element: XmlElement): Item => ({
  identifier: element.attributes.identifier ?? `line-${element.line}`,
  title: wordsOf(at(element, 'title')),
  resource: element.attributes.identifierref ?? null,
  items: childrenOf(element, 'item').map(toItem),
  line: element.line,
});

function readResources(
  folder: CourseFolder,
  element: XmlElement | undefined,
  issues: Issues,
): Map<string, Resource> {
  const resources = new Map<string, Resource>();
  for (const resource of childrenOf(element, 'resource')) {
    const { identifier, type = '', href, base = '', intendeduse } = resource.attributes;
    if (identifier === undefined || resources.has(identifier)) {
      issues.add('structure', MANIFEST, resource.line, 'A resource without an identifier of its own.');
      continue;
    }
    const names = [
      ...(href === undefined ? [] : [{ href, line: resource.line }]),
      ...childrenOf(resource, 'file').map(({ attributes, line }) => ({ href: attributes.href ?? '', line })),
    ];
    const files = new Set<string>();
    for (const name of names) {
      if (name.href === '' || /^https?:/i.test(name.href)) continue;
      const path = locate(folder, base + name.href, name.line);
      if (path !== null) files.add(path);
      else issues.add('structure', MANIFEST, name.line, `${name.href} is not in the archive.`);
    }
    const lom = at(resource, 'metadata', 'lom');
    resources.set(identifier, {
      identifier,
      type: type.toLowerCase(),
      files: [...files],
      forTeachers: intendeduse === 'lessonplan' || isForTeachers(lom),
      title: wordsIn(at(lom, 'general', 'title')),
      dependencies: childrenOf(resource, 'dependency').flatMap(
        ({ attributes }) => attributes.identifierref ?? [],
      ),
      line: resource.line,
    });
  }
  return resources;
}

/** Names are plain or percent-encoded. */
function locate(folder: CourseFolder, href: string, line: number): string | null {
  const plain = resolvePath('', href.replaceAll('%', '%25'));
  const decoded = resolvePath('', href);
  if (plain === null || decoded === null) {
    throw new ImportRefused(
      `${MANIFEST}:${line} names ${href.slice(0, 200)}, which lies outside of the archive.`,
    );
  }
  const path = [plain, decoded].find((each) => folder.has(each));
  return path === undefined ? null : folder.actual(path);
}

function isForTeachers(lom: XmlElement | undefined): boolean {
  const roles = childrenOf(at(lom, 'educational'), 'intendedEndUserRole').map((role) =>
    (wordsOf(at(role, 'value')) ?? '').toLowerCase(),
  );
  return roles.length > 0 && roles.every((role) => role === 'instructor' || role === 'mentor');
}
