import type { ModelConfig } from '../../platform/config-ai';
import { estimateTokens, streamChat, type Usage } from '../model/client';
import { promptOf, type PromptInput } from '../model/prompt';
import { givesOrders } from '../safety/injection';
import { CheckedText, type CheckedSentence } from './checked-text';
import type { FoundSource } from './sources';

export interface ModelRequest extends Omit<PromptInput, 'passages'> {
  sources: readonly FoundSource[];
}

/** The sources that the model is given: those with orders to a model in them are quoted to people only. */
export const givenSources = (sources: readonly FoundSource[]): FoundSource[] =>
  sources.filter(({ title, heading, text }) => !givesOrders(`${title}\n${heading ?? ''}\n${text}`));

/** Counts what one request used: what the endpoint says, or an estimate of what was sent and received. */
export class UsageCount {
  #said: Usage | undefined;
  #sent = 0;
  #received = 0;

  readonly say = (usage: Usage): void => {
    this.#said = usage;
  };

  send(text: string): void {
    this.#sent += estimateTokens(text);
  }

  receive(text: string): void {
    this.#received += text.length / 3;
  }

  get usage(): Usage {
    return this.#said ?? { tokensIn: this.#sent, tokensOut: Math.ceil(this.#received) };
  }
}

/**
 * Asks the model and yields the checked sentences of its answer as they are complete.
 * @param parts `signal` ends the request; `count` knows afterwards what was used, also after an error
 * @throws {ModelError} as `streamChat` does
 */
export async function* askModel(
  model: ModelConfig,
  { sources, ...input }: ModelRequest,
  { signal, count }: { signal: AbortSignal; count: UsageCount },
): AsyncGenerator<CheckedSentence> {
  // Numbers as people see them, also if a passage is left out.
  const given = givenSources(sources);
  const { messages, mark } = promptOf({
    ...input,
    passages: given.map(({ number, title, heading, text }) => ({
      number,
      title,
      heading: heading ?? '',
      text,
    })),
  });
  const checked = new CheckedText(given, { mark, language: input.language });
  for (const { content } of messages) count.send(content);
  for await (const text of streamChat(model, { messages, signal, onUsage: count.say })) {
    count.receive(text);
    yield* checked.push(text);
    if (checked.full) return;
  }
  yield* checked.end();
}
