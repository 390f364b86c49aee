import { posix } from 'node:path';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { percentDecoded } from '../../platform/text-encoding';
import type { CourseFolder } from '../folder';
import { resolvePath } from '../paths';
import type { Manifest } from './manifest';
import type { PlannedUnit } from './outline';

/** Imported items by all names that links in the cartridge can use. */
export interface Places {
  /** Identifiers of items and resources, and page names, to lesson paths. */
  lessons: ReadonlyMap<string, string>;
  /** Files of pages and topics to lesson paths. */
  files: ReadonlyMap<string, string>;
  /** Identifiers of modules, and of quizzes and their items, to unit paths. */
  units: ReadonlyMap<string, string>;
  /** Identifiers of resources to their own files. */
  documents: ReadonlyMap<string, string>;
}

const TOKEN =
  /^(?:https?:\/\/[^/]*)?\/*\$(IMS[-_]CC[-_]FILEBASE|WIKI_REFERENCE|CANVAS_OBJECT_REFERENCE|CANVAS_COURSE_REFERENCE)\$[\\/]?(.*)$/;

export function placesOf(units: readonly PlannedUnit[], manifest: Manifest): Places {
  const lessons = new Map<string, string>();
  const files = new Map<string, string>();
  const documents = new Map<string, string>();
  for (const { identifier, files: own } of manifest.resources.values()) {
    if (own[0] !== undefined) documents.set(identifier, own[0]);
  }
  for (const { path, resource, source, item } of units.flatMap((unit) => unit.lessons)) {
    lessons.set(item, path);
    if (resource !== null && !lessons.has(resource)) lessons.set(resource, path);
    if (source.kind !== 'page' && source.kind !== 'topic') continue;
    files.set(source.file, path);
    lessons.set(`pages/${posix.basename(source.file).replace(/\.x?html?$/i, '')}`, path);
  }
  const unitPaths = new Map(units.map((unit) => [unit.item, unit.path]));
  for (const { path, quizzes } of units)
    for (const { item, resource } of quizzes) {
      unitPaths.set(item, path);
      if (resource !== null) unitPaths.set(resource, path);
    }
  return { lessons, files, documents, units: unitPaths };
}

/** Rewrites the cartridge's own references to paths below its root. The others are left for the report. */
export function resolveReferences(tree: Root, file: string, folder: CourseFolder, places: Places): void {
  visit(tree, 'element', (node) => {
    const name = node.tagName === 'a' ? 'href' : 'src';
    const address = node.properties[name];
    if (typeof address === 'string') node.properties[name] = resolve(address, file, folder, places);
  });
}

/** The file that an address in a file of the cartridge leads to; null if it is none of the archive. */
export function fileAt(address: string, file: string, folder: CourseFolder, places: Places): string | null {
  const found = resolve(address, file, folder, places);
  const path = resolvePath(file, found.split(/[?#]/, 1)[0] ?? '');
  return path !== null && folder.has(path) ? path : null;
}

function resolve(address: string, file: string, folder: CourseFolder, places: Places): string {
  const plain = address.replace(/%24/g, '$');
  const [, token, rest = ''] = TOKEN.exec(plain) ?? [];
  const [path = '', fragment] = (token === undefined ? plain : rest).split('#', 2);
  const name = percentDecoded(path.split('?', 1)[0] ?? '').normalize('NFC');
  const to = (target: string) =>
    `/${encodeURI(target).replace(/[?#]/g, encodeURIComponent)}${fragment ? `#${fragment}` : ''}`;
  if (token === undefined) {
    if (path === '' || /^([a-z][a-z0-9+.-]*:|\/\/)/i.test(path)) return address;
    const target = resolvePath(file, name.replaceAll('%', '%25'));
    if (target === null) return address;
    const found = folder.actual(target);
    return to(places.files.get(found) ?? found);
  }
  if (token.startsWith('IMS')) {
    const named = candidates(name.replaceAll('\\', '/'), file).find((candidate) => folder.has(candidate));
    // Report a missing file by its original name.
    if (named === undefined) return to(`web_resources/${name}`);
    const found = folder.actual(named);
    return to(places.files.get(found) ?? found);
  }
  const [kind = '', id = ''] = name.split('/');
  if (kind === 'modules' && id === '') return '/README.md';
  const unit = /^(modules|module_items|quizzes|assignments)$/.test(kind) ? places.units.get(id) : undefined;
  const lesson = places.lessons.get(kind === 'pages' ? `pages/${id}` : id) ?? places.lessons.get(id);
  const target = unit ?? lesson ?? places.documents.get(id);
  return target === undefined ? plain : to(target);
}

/** Exporters disagree on the token's meaning: the folder of files, the root, or the page's own folder. */
const candidates = (name: string, file: string) =>
  [posix.join('web_resources', name), posix.normalize(name), posix.join(posix.dirname(file), name)].filter(
    (path) => !path.startsWith('../'),
  );
