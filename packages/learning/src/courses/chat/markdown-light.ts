export type Inline =
  | { kind: 'text' | 'strong' | 'code'; text: string }
  /** `[2]`: the second citation. */
  | { kind: 'cite'; number: number };

export type Block =
  | { kind: 'paragraph' | 'title'; content: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Inline[][] }
  | { kind: 'code'; text: string };

const FENCE = /^\s*(?:```|~~~)/;
const TITLE = /^\s{0,3}#{1,6}\s+(.+?)\s*#*$/;
const ITEM = /^\s*(?:[-*•]|(\d{1,3})[.)])\s+(.*)$/;
const INLINE = /`([^`\n]+)`|\*\*([^*\n](?:[^\n]*?[^*\n])?)\*\*|\[(\d{1,2})\](?!\()/g;

/**
 * Parses the Markdown subset of answers: paragraphs, titles, lists, fenced code, `code`, **strong** and [1].
 * Everything else, including HTML and links, stays plain text. An open fence (the answer is still
 * streaming) contains all following text.
 */
export function parseMarkdownLight(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  let open = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as string;
    const last = blocks.at(-1);
    if (FENCE.test(line)) {
      const end = lines.findIndex((later, index) => index > at && FENCE.test(later));
      const until = end < 0 ? lines.length : end;
      blocks.push({ kind: 'code', text: lines.slice(at + 1, until).join('\n') });
      at = until;
      open = false;
      continue;
    }
    if (line.trim() === '') {
      open = false;
      continue;
    }
    const title = TITLE.exec(line);
    const item = ITEM.exec(line);
    if (title) {
      blocks.push({ kind: 'title', content: inline(title[1] as string) });
      open = false;
    } else if (item) {
      const ordered = item[1] !== undefined;
      const content = inline(item[2] as string);
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(content);
      else blocks.push({ kind: 'list', ordered, start: Number(item[1] ?? 1), items: [content] });
      open = true;
    } else if (open && last?.kind === 'list') {
      last.items.at(-1)?.push(...inline(` ${line.trim()}`));
    } else if (open && last?.kind === 'paragraph') {
      last.content.push(...inline(`\n${line.trim()}`));
    } else {
      blocks.push({ kind: 'paragraph', content: inline(line.trim()) });
      open = true;
    }
  }
  return blocks;
}

function inline(text: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) parts.push({ kind: 'text', text: text.slice(from, match.index) });
    const [whole, code, strong, number] = match;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else parts.push({ kind: 'cite', number: Number(number) });
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ kind: 'text', text: text.slice(from) });
  return parts;
}

/** The announced text: without marks and citation numbers. */
export function spokenText(source: string): string {
  const say = (content: Inline[]) => content.map((part) => (part.kind === 'cite' ? '' : part.text)).join('');
  return parseMarkdownLight(source)
    .map((block) => {
      if (block.kind === 'code') return block.text;
      return block.kind === 'list' ? block.items.map(say).join('. ') : say(block.content);
    })
    .join('. ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/([.:;!?])\. /g, '$1 ')
    .replace(/\s+/g, ' ')
    .trim();
}
