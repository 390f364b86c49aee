import type { PhrasingContent } from 'mdast';
import type { Extension as FromMarkdown } from 'mdast-util-from-markdown';
import { markdownLineEndingOrSpace } from 'micromark-util-character';
import type { Construct, Extension, State } from 'micromark-util-types';

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    script: 'script';
    scriptMark: 'scriptMark';
    scriptText: 'scriptText';
  }
}

declare module 'mdast' {
  interface Script extends Parent {
    type: 'script';
    /** The element of HTML. */
    tagName: 'sub' | 'sup';
    children: PhrasingContent[];
  }
  interface PhrasingContentMap {
    script: Script;
  }
  interface RootContentMap {
    script: Script;
  }
}

const TILDE = 126;
const CARET = 94;
const BRACKETS = new Set([91, 93]);

/** `H~2~O` and `x^2^`: one mark on each side of a word, as in Pandoc. Two tildes strike words through. */
const construct = (mark: number): Construct => ({
  name: 'script',
  tokenize(effects, ok, nok) {
    const { previous } = this;
    let content = '';
    const close: State = (code) => (code === mark && mark === TILDE ? nok(code) : ok(code));
    const inside: State = (code) => {
      if (code === null || markdownLineEndingOrSpace(code) || BRACKETS.has(code)) return nok(code);
      if (code !== mark) {
        content += String.fromCodePoint(code);
        effects.consume(code);
        return inside;
      }
      if (!/[\p{L}\p{N}+−-]/u.test(content)) return nok(code);
      effects.exit('scriptText');
      effects.enter('scriptMark');
      effects.consume(code);
      effects.exit('scriptMark');
      effects.exit('script');
      return close;
    };
    return (code) => {
      if (previous === mark) return nok(code);
      effects.enter('script');
      effects.enter('scriptMark');
      effects.consume(code);
      effects.exit('scriptMark');
      return (next) => {
        if (next === mark) return nok(next);
        effects.enter('scriptText');
        return inside(next);
      };
    };
  },
});

export const scriptSyntax: Extension = {
  text: { [TILDE]: construct(TILDE), [CARET]: construct(CARET) },
};

export const scriptFromMarkdown: FromMarkdown = {
  enter: {
    script(token) {
      const tagName = this.sliceSerialize(token).startsWith('~') ? 'sub' : 'sup';
      this.enter({ type: 'script', tagName, children: [] }, token);
    },
    scriptText(token) {
      this.enter({ type: 'text', value: this.sliceSerialize(token) }, token);
    },
  },
  exit: {
    scriptText(token) {
      this.exit(token);
    },
    script(token) {
      this.exit(token);
    },
  },
};
