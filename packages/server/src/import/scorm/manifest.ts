import type { PackageFormat } from '@digiken/contract/constants';
import { MANIFEST } from '../cartridge/manifest';
import { allOf, at, childrenOf, readXml, wordsOf, type XmlElement } from '../cartridge/xml';
import type { CourseFolder } from '../folder';
import { resolvePath } from '../paths';
import { ImportRefused, type Issues } from '../report';
import { say } from '../sentences';

export interface ScormResource {
  identifier: string;
  kind: 'sco' | 'asset';
  /** Path in the package with query and fragment; null: it cannot be opened. */
  launch: string | null;
  /** Paths of its files and those of its dependencies, as far as they are in the package. */
  files: ReadonlySet<string>;
}

export interface ScormManifest {
  format: PackageFormat;
  identifier: string | null;
  title: string | null;
  /** BCP 47 tag. */
  language: string | null;
  description: string | null;
  organization: XmlElement;
  resources: ReadonlyMap<string, ScormResource>;
}

/** `adlcp:scormtype` in SCORM 1.2, `adlcp:scormType` in 2004. */
const kindOf = ({ attributes }: XmlElement): string | undefined =>
  (attributes.scormtype ?? attributes.scormType)?.toLowerCase();

const resourcesOf = (root: XmlElement) => childrenOf(at(root, 'resources'), 'resource');

/** Whether an unpacked folder is a package of SCORM. Cartridges and packages of QTI have a manifest of the same name. */
export async function isScormPackage(folder: CourseFolder): Promise<boolean> {
  const root = await readXml(folder, MANIFEST);
  return resourcesOf(root).some((resource) => kindOf(resource) !== undefined);
}

/** @throws {ImportRefused} if the manifest is damaged, names files outside of the package, or has no organization */
export async function readScormManifest(folder: CourseFolder, issues: Issues): Promise<ScormManifest> {
  const root = await readXml(folder, MANIFEST);
  const metadata = at(root, 'metadata');
  const version = wordsOf(at(metadata, 'schemaversion')) ?? '';
  const organizations = at(root, 'organizations');
  const all = childrenOf(organizations, 'organization');
  const wanted = organizations?.attributes.default;
  const organization = all.find(({ attributes }) => attributes.identifier === wanted) ?? all[0];
  if (organization === undefined)
    throw new ImportRefused('This SCORM package has no organization, so there is nothing to open in it.');
  for (const other of all)
    if (other !== organization)
      issues.add(
        'left-out',
        MANIFEST,
        other.line,
        say('“{title}” is another arrangement of the same content and was left out.', {
          title: wordsOf(at(other, 'title')) ?? other.attributes.identifier ?? '?',
        }),
      );
  for (const inner of childrenOf(root, 'manifest'))
    issues.add('left-out', MANIFEST, inner.line, say('A manifest inside the manifest was left out.'));
  const general = at(metadata, 'lom', 'general');
  return {
    format: is2004(root, version) ? 'scorm-2004' : 'scorm-1.2',
    identifier: root.attributes.identifier ?? null,
    title: wordsOf(at(organization, 'title')) ?? wordsIn(at(general, 'title')),
    language: wordsOf(at(general, 'language')),
    description: wordsIn(at(general, 'description')),
    organization,
    resources: readResources(root, folder, issues),
  };
}

const wordsIn = (element: XmlElement | undefined) =>
  wordsOf(at(element, 'string')) ?? wordsOf(at(element, 'langstring')) ?? wordsOf(element);

function is2004(root: XmlElement, version: string): boolean {
  if (/2004|1\.3/.test(version)) return true;
  if (/1\.2/.test(version)) return false;
  return resourcesOf(root).some(({ attributes }) => attributes.scormType !== undefined);
}

function readResources(root: XmlElement, folder: CourseFolder, issues: Issues): Map<string, ScormResource> {
  const container = at(root, 'resources');
  const base = (root.attributes.base ?? '') + (container?.attributes.base ?? '');
  const elements = new Map<string, XmlElement>();
  for (const resource of resourcesOf(root)) {
    const { identifier } = resource.attributes;
    if (identifier === undefined || elements.has(identifier))
      issues.add('structure', MANIFEST, resource.line, 'A resource without an identifier of its own.');
    else elements.set(identifier, resource);
  }
  const locate = (resource: XmlElement, href: string): string | null => {
    const path = resolvePath('', base + (resource.attributes.base ?? '') + href.replace(/[?#].*$/s, ''));
    if (path === null)
      throw new ImportRefused(
        `${MANIFEST}:${resource.line} names ${href.slice(0, 200)}, which lies outside of the archive.`,
      );
    return folder.has(path) ? folder.actual(path) : null;
  };
  const filesOf = (resource: XmlElement, seen: Set<string>): string[] => {
    const { identifier = '' } = resource.attributes;
    if (seen.has(identifier)) return [];
    seen.add(identifier);
    const own = [resource.attributes.href ?? '', ...childrenOf(resource, 'file').map(hrefOf)];
    const needed = childrenOf(resource, 'dependency').flatMap(
      ({ attributes }) => elements.get(attributes.identifierref ?? '') ?? [],
    );
    return [
      ...own.flatMap((href) => (isLocal(href) ? (locate(resource, href) ?? []) : [])),
      ...needed.flatMap((other) => filesOf(other, seen)),
    ];
  };
  const launchOf = (resource: XmlElement): string | null => {
    const { href = '' } = resource.attributes;
    if (href === '') return null;
    const refuse = (sentence: string) => {
      issues.add('left-out', MANIFEST, resource.line, sentence);
      return null;
    };
    if (!isLocal(href))
      return refuse(
        say('“{href}” is on another site, so it cannot be opened from here.', { href: href.slice(0, 200) }),
      );
    const path = locate(resource, href);
    if (path === null) return refuse(say('“{href}” is not in the package.', { href: href.slice(0, 200) }));
    const rest = /[?#].*$/s.exec(href)?.[0] ?? '';
    return path.split('/').map(encodeURIComponent).join('/') + rest;
  };
  return new Map(
    [...elements].map(([identifier, resource]) => [
      identifier,
      {
        identifier,
        kind: kindOf(resource) === 'sco' ? 'sco' : 'asset',
        launch: launchOf(resource),
        files: new Set(filesOf(resource, new Set())),
      },
    ]),
  );
}

const hrefOf = ({ attributes }: XmlElement) => attributes.href ?? '';
const isLocal = (href: string) => href !== '' && !/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(href);

/** Sequencing of SCORM 2004 that has no equal here. */
export const hasSequencing = (item: XmlElement): boolean => {
  const sequencing = at(item, 'sequencing');
  const mode = at(sequencing, 'controlMode')?.attributes ?? {};
  return (
    ['sequencingRules', 'rollupRules', 'randomizationControls', 'constrainedChoiceConsiderations'].some(
      (name) => at(sequencing, name) !== undefined,
    ) ||
    sequencing?.attributes.IDRef !== undefined ||
    allOf(at(sequencing, 'objectives'), 'mapInfo').length > 0 ||
    mode.choice === 'false' ||
    mode.forwardOnly === 'true'
  );
};
