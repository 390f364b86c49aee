import type { BlockContent, Blockquote, DefinitionContent, Parent, Root } from 'mdast';
import type { Extension as FromMarkdown } from 'mdast-util-from-markdown';
import { blankLine } from 'micromark-core-commonmark';
import { factorySpace } from 'micromark-factory-space';
import { markdownLineEnding, markdownSpace } from 'micromark-util-character';
import type { Code, Construct, Extension, State, TokenizeContext, Tokenizer } from 'micromark-util-types';
import { visit } from 'unist-util-visit';
import { type CalloutKind, readOpening } from './callout-kinds';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    callout: 'callout';
    calloutOpening: 'calloutOpening';
    calloutFence: 'calloutFence';
    calloutIndent: 'calloutIndent';
  }
}

declare module 'mdast' {
  interface RootContentMap {
    callout: Callout;
  }
  interface BlockContentMap {
    callout: Callout;
  }
}

/** A note, tip, warning or the like beside the text. */
export interface Callout extends Parent {
  type: 'callout';
  kind: CalloutKind;
  /** In the author's words; empty without one. */
  title: string;
  children: (BlockContent | DefinitionContent)[];
}

const COLON = 58;
const BANG = 33;
const QUESTION = 63;
const INDENT = 4;

interface Open {
  /** Number of colons that open and close it; 0 if it is closed by its indentation. */
  colons?: number;
  closed?: boolean;
}

const stateOf = (context: TokenizeContext) => (context.containerState ??= {}) as Open;

/** Consumes the rest of a line, and goes on if the line fits. */
function takeLine(
  context: TokenizeContext,
  fits: (line: string) => boolean,
  { consume, exit, ok, nok }: { consume: (code: Code) => void; exit: () => void; ok: State; nok: State },
): State {
  let line = '';
  const take: State = (code) => {
    if (code === null || markdownLineEnding(code)) {
      if (!fits(line)) return nok(code);
      exit();
      return ok(code);
    }
    line += code < 0 ? ' ' : String.fromCodePoint(code);
    consume(code);
    return take;
  };
  return take.bind(context);
}

const tokenizeOpening: Tokenizer = function (effects, ok, nok) {
  return (code) => {
    effects.enter('callout', { _container: true });
    effects.enter('calloutOpening');
    return takeLine(
      this,
      (line) => {
        if (readOpening(line) === null) return false;
        stateOf(this).colons = /^:*/.exec(line)?.[0].length ?? 0;
        return true;
      },
      { consume: effects.consume, exit: () => effects.exit('calloutOpening'), ok, nok },
    )(code);
  };
};

const fence: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) => {
      if (code !== COLON) return nok(code);
      effects.enter('calloutFence');
      const colons = stateOf(this).colons ?? 0;
      return takeLine(this, (line) => /^:+[ \t]*$/.test(line) && line.trim().length === colons, {
        consume: effects.consume,
        exit: () => effects.exit('calloutFence'),
        ok,
        nok,
      })(code);
    };
  },
};

const indent: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const after: State = (code) => {
      const last = this.events.at(-1);
      const wide =
        last?.[1].type === 'calloutIndent' && last[2].sliceSerialize(last[1], true).length === INDENT;
      return wide ? ok(code) : nok(code);
    };
    return factorySpace(effects, after, 'calloutIndent', INDENT + 1);
  },
};

const tokenizeContinuation: Tokenizer = function (effects, ok, nok) {
  const state = stateOf(this);
  if (state.closed) return nok;
  if ((state.colons ?? 0) > 0) {
    const close: State = (code) => {
      state.closed = true;
      return ok(code);
    };
    const closing = effects.attempt(fence, close, ok);
    return (code) =>
      markdownSpace(code)
        ? effects.attempt(
            {
              partial: true,
              tokenize: (inner, good, bad) =>
                factorySpace(inner, inner.attempt(fence, good, bad), 'linePrefix', INDENT),
            },
            close,
            ok,
          )(code)
        : closing(code);
  }
  return effects.check(
    blankLine,
    (code) => factorySpace(effects, ok, 'calloutIndent', INDENT + 1)(code),
    effects.attempt(indent, ok, nok),
  );
};

const callout: Construct = {
  name: 'callout',
  tokenize: tokenizeOpening,
  continuation: { tokenize: tokenizeContinuation },
  exit(effects) {
    effects.exit('callout');
  },
};

/** Syntax of callouts for micromark: `:::tip`, closed by colons, and `!!! tip`, whose content is indented. */
export const calloutSyntax: Extension = {
  document: { [COLON]: callout, [BANG]: callout, [QUESTION]: callout },
};

export const calloutFromMarkdown: FromMarkdown = {
  enter: {
    callout(token) {
      this.enter({ type: 'callout', kind: 'note', title: '', children: [] }, token);
    },
    calloutOpening(token) {
      const node = this.stack.at(-1) as Callout;
      Object.assign(node, readOpening(this.sliceSerialize(token)));
    },
  },
  exit: {
    callout(token) {
      this.exit(token);
    },
  },
};

/** Makes quotations that begin with a line such as `[!TIP]` callouts. */
export function quotedCallouts(tree: Root): void {
  visit(tree, 'blockquote', (quote: Blockquote, index, parent) => {
    const [first, ...rest] = quote.children;
    const text = first?.type === 'paragraph' ? first.children[0] : undefined;
    if (first?.type !== 'paragraph' || text?.type !== 'text' || !parent || index === undefined) return;
    const [line = '', ...lines] = text.value.split(/\r?\n/);
    const opening = line.startsWith('[!') ? readOpening(line) : null;
    if (opening === null) return;
    const more = lines.length > 0 ? [{ ...text, value: lines.join('\n') }] : [];
    // A title with marks ends where the line of text ends.
    const others = first.children.slice(1);
    const kept = [...more, ...(others[0]?.type === 'break' ? others.slice(1) : others)];
    const paragraph = kept.length > 0 ? [{ ...first, children: kept }] : [];
    parent.children[index] = {
      type: 'callout',
      ...opening,
      children: [...paragraph, ...rest],
      position: quote.position,
    };
  });
}
