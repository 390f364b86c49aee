import type { CourseFolder } from '../folder';
import { ImportRefused } from '../report';
import { DamagedXml, readXml, type XmlElement } from '../cartridge/xml';
import { say } from '../sentences';

/** A block of a course in OLX: `chapter`, `sequential`, `vertical`, `html`, `problem`, `video`, … */
export interface Block {
  kind: string;
  /** `url_name`, unique among the blocks of its kind. */
  name: string;
  /** What learners see; null if its author gave none. */
  title: string | null;
  /** Its attributes, with those of the policy of this run. */
  settings: Readonly<Record<string, unknown>>;
  element: XmlElement;
  file: string;
  line: number;
}

type LeaveOut = (element: XmlElement, reason: string) => void;

/** Deeper than any course: a block that contains itself ends here. */
const DEEPEST = 12;
const MOST_BLOCKS = 20_000;

/** Reads the blocks of a course, inline or in files of their own, with the settings of its policy. */
export class Blocks {
  #count = 0;

  private constructor(
    private readonly folder: CourseFolder,
    private readonly policies: Readonly<Record<string, unknown>>,
    readonly root: Block,
    /** The course's own name: organisation, number and run. */
    readonly key: string,
  ) {}

  /** @throws {ImportRefused} if `course.xml` is not the start of a course in OLX */
  static async open(folder: CourseFolder): Promise<Blocks> {
    const pointer = await readXml(folder, ENTRY);
    if (pointer.name !== 'course')
      throw new ImportRefused(`${ENTRY} holds no Open edX course: its first element is not <course>.`);
    const { url_name = 'course', org = '', course = '' } = pointer.attributes;
    const run = url_name.normalize('NFC');
    const own = `course/${fileName(run)}.xml`;
    const element = pointer.children.length === 0 && folder.has(own) ? await readXml(folder, own) : pointer;
    const policies = await readPolicies(folder, run);
    const from = element === pointer ? ENTRY : own;
    const root = toBlock(element, { kind: 'course', name: run, file: from, policies });
    return new Blocks(folder, policies, root, [org, course, run].filter((part) => part !== '').join('+'));
  }

  /**
   * The blocks inside of a block, in order.
   * @param leaveOut called with the reason for a block whose file is damaged or not in the archive
   * @throws {ImportRefused} if a file is malicious
   */
  async in(parent: Block, leaveOut: LeaveOut): Promise<Block[]> {
    const found: Block[] = [];
    for (const element of parent.element.children) {
      if (NO_BLOCKS.has(element.name)) continue;
      const block = await this.#read(element, parent, leaveOut);
      if (block !== null) found.push(block);
    }
    return found;
  }

  async #read(element: XmlElement, parent: Block, leaveOut: LeaveOut): Promise<Block | null> {
    this.#count += 1;
    if (this.#count > MOST_BLOCKS)
      throw new ImportRefused(`This course holds more than ${MOST_BLOCKS} blocks.`);
    const kind = element.name;
    const name = (element.attributes.url_name ?? `${kind}-${element.line}`).normalize('NFC');
    const { policies } = this;
    const inline = { kind, name, file: parent.file, policies };
    if (element.children.length > 0 || element.text.trim() !== '') return toBlock(element, inline);
    const file = `${kind}/${fileName(name)}.xml`;
    if (!this.folder.has(file)) {
      // A block may have no content of its own; a mere name leads to a file.
      const named = Object.keys(element.attributes).some((key) => key !== 'url_name' && key !== 'slug');
      if (named) return toBlock(element, inline);
      leaveOut(element, say('A block of the kind “{kind}” is not in the archive.', { kind }));
      return null;
    }
    try {
      return toBlock(await readXml(this.folder, file), { kind, name, file, policies });
    } catch (error) {
      if (!(error instanceof DamagedXml)) throw error;
      leaveOut(
        element,
        say('A block of the kind “{kind}” was left out, because its file {file} is damaged.', { kind, file }),
      );
      return null;
    }
  }
}

export const ENTRY = 'course.xml';
export { DEEPEST };

/** Parts of a course that are not shown as content. */
const NO_BLOCKS = new Set(['wiki', 'textbook', 'pdf_textbook', 'html_textbook', 'grading_policy']);

/** `a:b` is the file `a/b`. */
const fileName = (name: string) => name.replaceAll(':', '/').replace(/\.\.+/g, '.');

interface Origin {
  kind: string;
  name: string;
  file: string;
  policies: Readonly<Record<string, unknown>>;
}

function toBlock(element: XmlElement, { kind, name, file, policies }: Origin): Block {
  const policy = policies[`${kind}/${name}`];
  const settings = { ...element.attributes, ...(isRecord(policy) ? policy : {}) };
  const title = textOf(settings.display_name);
  return { kind, name, title, settings, element, file, line: element.line };
}

/** The settings of a course's run, by `kind/name`. They win over attributes. */
async function readPolicies(folder: CourseFolder, run: string): Promise<Record<string, unknown>> {
  const file = [`policies/${fileName(run)}/policy.json`, `policies/${fileName(run)}.json`].find((path) =>
    folder.has(path),
  );
  if (file === undefined) return {};
  const text = await folder.readText(file);
  try {
    const parsed: unknown = JSON.parse(text.normalize('NFC'));
    return isRecord(parsed) ? parsed : {};
  } catch {
    throw new ImportRefused(`${file} is not JSON.`);
  }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function textOf(value: unknown): string | null {
  const words = typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : '';
  return words === '' ? null : words;
}

/** `true`, in any of the forms that exports hold. */
export const isTrue = (value: unknown) => value === true || String(value).toLowerCase() === 'true';

/** Only those who teach see it, or nobody. */
export const isHidden = ({ settings }: Block) =>
  isTrue(settings.visible_to_staff_only) || isTrue(settings.hide_from_toc);
