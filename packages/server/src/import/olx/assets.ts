import { posix } from 'node:path';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { percentDecoded } from '../../platform/text-encoding';
import { address } from '../elements';
import type { CourseFolder } from '../folder';

/** Addresses of files of a course, in each form that Studio has written. */
const ASSET =
  /^(?:https?:\/\/[^/]+)?\/(?:[^?#]*?asset-v1:[^?#]*?\bblock@|c4x\/[^/]+\/[^/]+\/asset\/|static\/)([^?#]+)/i;
/** A link to another block of the course. */
const JUMP =
  /^(?:https?:\/\/[^/]+)?\/(?:jump_to_id\/([^/?#]+)|(?:[^?#]*\/)?(?:jump_to|courseware|xblock)\/[^?#]*?block-v1:[^?#]*?block@([^/?#]+))/i;

const plainName = (path: string) =>
  path
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.]+/gu, '_');

/** Files below `static/`, found by their addresses. Studio replaces some characters of names in addresses. */
export class Assets {
  private readonly byPlainName = new Map<string, string>();

  constructor(private readonly folder: CourseFolder) {
    for (const path of folder.paths())
      if (path.startsWith('static/')) this.byPlainName.set(plainName(path.slice('static/'.length)), path);
  }

  /** The path of the file that an address means, which may be missing; null if it is no file of the course. */
  pathOf(link: string): string | null {
    const [, name] = ASSET.exec(link) ?? [];
    if (name === undefined) return null;
    const decoded = percentDecoded(name);
    const path = posix.normalize(`static/${decoded}`);
    if (this.folder.has(path)) return path;
    return this.byPlainName.get(plainName(decoded)) ?? (path.startsWith('static/') ? path : null);
  }

  /** As {@link pathOf}; null if the file is missing. */
  existing(link: string): string | null {
    const path = this.pathOf(link);
    return path !== null && this.folder.has(path) ? path : null;
  }
}

/** Rewrites addresses to paths below the root of the archive. @param placeOf where a block is shown */
export function resolveAddresses(
  tree: Root,
  assets: Assets,
  placeOf: (name: string) => string | undefined,
): void {
  visit(tree, 'element', (node) => {
    const key = node.tagName === 'img' ? 'src' : 'href';
    const link = node.properties[key];
    if (typeof link !== 'string') return;
    const path = assets.pathOf(link);
    const [, simple, full] = JUMP.exec(link) ?? [];
    const place = placeOf(percentDecoded(simple ?? full ?? link).normalize('NFC'));
    if (path !== null) node.properties[key] = address(path);
    else if (place !== undefined) node.properties[key] = place;
  });
}
