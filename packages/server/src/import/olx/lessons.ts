import type { Element, ElementContent, Root } from 'hast';
import { toString as textIn } from 'hast-util-to-string';
import { isBlank } from '../../content';
import type { OlxProblem } from '../../quizzes';
import { finishPage } from '../cartridge/page';
import { element } from '../elements';
import { dropUnusedIds, lowerHeadings, unwrapBoxes } from '../flatten';
import type { CourseFolder } from '../folder';
import type { PermanentNames } from '../permanent-names';
import type { Reading } from '../reading';
import { say } from '../sentences';
import type { TextDocument } from '../text-document';
import type { VideoSource } from '../videos';
import { shorten } from '../cartridge/outline';
import type { Assets } from './assets';
import { type Block, Blocks, DEEPEST, isHidden, textOf } from './blocks';
import { readComponent } from './components';
import { readVideo } from './videos';

export interface OlxLesson {
  path: string;
  title: string;
  /** Null if it has no text. */
  document: TextDocument | null;
  video: VideoSource | null;
  problems: OlxProblem[];
  /** The heading above each block, by the block's name; null for a block without one. */
  headings: Map<string, Element | null>;
}

/** Blocks that only hold others. */
const HOLDERS = new Set([
  'vertical',
  'wrapper',
  'problemset',
  'conditional',
  'library_content',
  'itembank',
  'unit',
]);

interface Part {
  content: ElementContent[];
}

/** Reads a sequential as a lesson: its verticals become sections, its problems a quiz. */
export class OlxLessonReader {
  constructor(
    private readonly folder: CourseFolder,
    private readonly blocks: Blocks,
    private readonly assets: Assets,
    private readonly language: string,
    private readonly reading: Reading,
    private readonly names: PermanentNames,
  ) {}

  async read(sequential: Block): Promise<OlxLesson> {
    const title = shorten(sequential.title) ?? 'Lesson';
    const lesson: OlxLesson = {
      path: this.names.of('sequential', sequential.name),
      title,
      document: null,
      video: null,
      problems: [],
      headings: new Map([[sequential.name, null]]),
    };
    const sections: { title: string | null; heading: Element | null; content: ElementContent[] }[] = [];
    const isVertical = ({ kind }: Block) => kind === 'vertical' || kind === 'unit';
    const children = sequential.kind === 'sequential' ? await this.childrenOf(sequential) : [sequential];
    for (const child of children) {
      if (this.leftOutIfHidden(child)) continue;
      const heading = isVertical(child) && child.title !== null ? element('h1', {}, child.title) : null;
      const part: Part = { content: [] };
      lesson.headings.set(child.name, heading);
      await this.collect(child, { lesson, part, heading, depth: 0 });
      if (part.content.some((node) => !isBlank(node)))
        sections.push({ title: child.title, heading, content: part.content });
      else lesson.headings.forEach((above, name) => above === heading && lesson.headings.set(name, null));
    }
    const [first, ...more] = sections;
    if (first === undefined) return lesson;
    const alone = more.length === 0 && first.title === title;
    const tree: Root = { type: 'root', children: [] };
    for (const { heading, content } of sections) {
      const box: Root = { type: 'root', children: content };
      if (heading !== null && !alone) {
        heading.data = { file: sequential.file };
        lowerHeadings(box);
        tree.children.push(heading);
      }
      tree.children.push(...box.children);
    }
    const [start] = tree.children;
    if (alone) lesson.headings.forEach((_above, name) => lesson.headings.set(name, null));
    this.reading.work.step(sequential.file, sequential.line, () => {
      dropUnusedIds(tree);
      unwrapBoxes(tree);
    });
    lesson.document =
      start === undefined
        ? null
        : finishPage(tree, { file: sequential.file, language: this.language, title });
    return lesson;
  }

  private childrenOf(block: Block): Promise<Block[]> {
    return this.blocks.in(block, ({ line }, reason) => this.leaveOut({ ...block, line }, reason));
  }

  private async collect(
    block: Block,
    into: { lesson: OlxLesson; part: Part; heading: Element | null; depth: number },
  ): Promise<void> {
    const { lesson, part, heading, depth } = into;
    const title = block.title ?? (heading === null ? block.name : textIn(heading));
    lesson.headings.set(block.name, heading);
    if (HOLDERS.has(block.kind) && depth < DEEPEST) {
      const children = await this.childrenOf(block);
      const drawn = Number(block.settings.max_count ?? -1);
      if (block.kind === 'conditional')
        this.leaveOut(
          block,
          say('The condition of “{title}” was not taken: its content is always shown.', { title }),
        );
      if (drawn > 0 && drawn < children.length)
        this.leaveOut(
          block,
          say('“{title}” draws {count} of its {all} questions: all of them were taken.', {
            title,
            count: drawn,
            all: children.length,
          }),
        );
      for (const child of children)
        if (!this.leftOutIfHidden(child)) await this.collect(child, { ...into, depth: depth + 1 });
      return;
    }
    switch (block.kind) {
      case 'html': {
        const text = await readComponent(block, this.folder, this.language, this.reading);
        part.content.push(...(text ?? []));
        return;
      }
      case 'problem':
        lesson.problems.push({
          file: block.file,
          title: block.title,
          weight: textOf(block.settings.weight) ?? undefined,
          element: block.element,
        });
        return;
      case 'video': {
        const { folder, assets, language, reading } = this;
        const free = lesson.video === null;
        const { video, content } = await readVideo(block, { folder, assets, language, reading, free });
        lesson.video ??= video;
        for (const node of content) {
          if (node.type === 'element') node.data = { file: block.file };
          part.content.push(node);
        }
        return;
      }
      default:
        this.leaveOut(
          block,
          say('“{title}” (a component of the kind “{kind}”) has no equal here and was left out.', {
            title,
            kind: block.kind,
          }),
        );
    }
  }

  leftOutIfHidden(block: Block): boolean {
    if (!isHidden(block)) return false;
    this.leaveOut(
      block,
      say('“{title}” is hidden from learners and was left out.', { title: block.title ?? block.name }),
    );
    return true;
  }

  private leaveOut({ file, line }: Block, sentence: string): void {
    this.reading.issues.add('left-out', file, line, sentence);
  }
}
