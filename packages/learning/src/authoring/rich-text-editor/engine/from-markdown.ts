import type { Definition, Image, Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Mark, Node } from 'prosemirror-model';
import { schema } from './schema';

/** What links and pictures with a reference refer to, by identifier. */
export type Definitions = ReadonlyMap<string, Pick<Definition, 'url' | 'title'>>;

/** The parser of the server, so that both read a text in the same way. */
export const parseMarkdown = (markdown: string): Root =>
  fromMarkdown(markdown, { extensions: [gfm({ singleTilde: false })], mdastExtensions: [gfmFromMarkdown()] });

export function definitionsOf(root: Root): Definitions {
  const found = new Map<string, Definition>();
  const walk = (node: Nodes) => {
    if (node.type === 'definition' && !found.has(node.identifier)) found.set(node.identifier, node);
    if ('children' in node) node.children.forEach(walk);
  };
  walk(root);
  return found;
}

/** Thrown inside for a part that the editor cannot show. */
class Unsupported extends Error {}

const { nodes, marks } = schema;
const BREAK = /^<br\s*\/?>$/i;

/**
 * Converts one block to a node of the editor.
 * @returns null if the editor cannot show all of it
 */
export function blockNode(block: RootContent, definitions: Definitions): Node | null {
  try {
    return new Reader(definitions).block(block);
  } catch (error) {
    if (error instanceof Unsupported || error instanceof RangeError) return null;
    throw error;
  }
}

class Reader {
  constructor(readonly definitions: Definitions) {}

  block(block: RootContent): Node {
    switch (block.type) {
      case 'paragraph': {
        const [only, ...more] = block.children;
        const picture = only && more.length === 0 ? this.picture(only) : null;
        if (picture) return nodes.picture.create(picture);
        return nodes.paragraph.createChecked(null, this.inline(block.children));
      }
      case 'heading':
        return nodes.heading.createChecked({ level: block.depth }, this.inline(block.children));
      case 'blockquote':
        return nodes.blockquote.createChecked(null, this.blocks(block.children));
      case 'list': {
        const items = block.children.map((item) => {
          const [first] = item.children;
          const content = this.blocks(item.children);
          // An item begins with a paragraph in the editor.
          if (first === undefined) content.unshift(nodes.paragraph.create());
          return nodes.list_item.createChecked(
            { checked: item.checked ?? null, spread: item.spread ?? false },
            content,
          );
        });
        const spread = block.spread ?? false;
        return block.ordered
          ? nodes.ordered_list.createChecked({ spread, start: block.start ?? 1 }, items)
          : nodes.bullet_list.createChecked({ spread }, items);
      }
      case 'code':
        return nodes.code_block.createChecked(
          { language: block.lang ?? null, meta: block.meta ?? null },
          block.value === '' ? null : schema.text(block.value),
        );
      case 'thematicBreak':
        return nodes.horizontal_rule.create();
      case 'table': {
        const rows = block.children.map((row, index) =>
          nodes.table_row.createChecked(
            null,
            (block.align ?? row.children).map((_, column) => {
              const type = index === 0 ? nodes.table_header : nodes.table_cell;
              const content = this.inline(row.children[column]?.children ?? []);
              const align = block.align?.[column] ?? null;
              return type.createChecked({ align }, nodes.paragraph.createChecked(null, content));
            }),
          ),
        );
        return nodes.table.createChecked(null, rows);
      }
      default:
        throw new Unsupported(block.type);
    }
  }

  blocks(blocks: readonly RootContent[]): Node[] {
    return blocks.map((block) => this.block(block));
  }

  inline(content: readonly PhrasingContent[], around: readonly Mark[] = []): Node[] {
    return content.flatMap((node) => this.phrase(node, around));
  }

  phrase(node: PhrasingContent, around: readonly Mark[]): Node[] {
    const within = (mark: Mark, children: readonly PhrasingContent[]) =>
      this.inline(children, mark.addToSet(around));
    switch (node.type) {
      case 'text':
        // A line break in the source is a space for readers.
        return [schema.text(node.value.replaceAll(/[ \t]*\r?\n[ \t]*/g, ' '), around)];
      case 'strong':
        return within(marks.strong.create(), node.children);
      case 'emphasis':
        return within(marks.em.create(), node.children);
      case 'delete':
        return within(marks.strike.create(), node.children);
      case 'inlineCode':
        return [schema.text(node.value.replaceAll('\n', ' '), marks.code.create().addToSet(around))];
      case 'link':
        return within(marks.link.create({ href: node.url, title: node.title ?? null }), node.children);
      case 'linkReference': {
        const { url, title } = this.definition(node.identifier);
        return within(marks.link.create({ href: url, title: title ?? null }), node.children);
      }
      case 'image':
      case 'imageReference':
        return [nodes.image.create(this.picture(node), null, around)];
      case 'break':
        return [nodes.hard_break.create(null, null, around)];
      case 'footnoteReference':
        return [nodes.footnote.create({ label: node.label ?? node.identifier }, null, around)];
      case 'html':
        if (BREAK.test(node.value)) return [nodes.hard_break.create(null, null, around)];
        return [nodes.raw_inline.create({ source: node.value }, null, around)];
      default:
        throw new Unsupported((node as PhrasingContent).type);
    }
  }

  picture(node: PhrasingContent): { src: string; alt: string; title: string | null } | null {
    if (node.type === 'image') return pictureOf(node);
    if (node.type !== 'imageReference') return null;
    return pictureOf({ ...this.definition(node.identifier), alt: node.alt });
  }

  definition(identifier: string): Pick<Definition, 'url' | 'title'> {
    const found = this.definitions.get(identifier);
    if (!found) throw new Unsupported(identifier);
    return found;
  }
}

const pictureOf = ({ url, alt, title }: Pick<Image, 'url' | 'alt' | 'title'>) => ({
  src: url,
  alt: alt ?? '',
  title: title ?? null,
});
