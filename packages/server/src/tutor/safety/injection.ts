/**
 * Phrases that give orders to a model. A list cannot be complete: it only keeps the plain cases away from the model.
 * What protects the reader is that the answer is checked, whatever the model writes (`answers/checked-text.ts`).
 */
const PHRASES: readonly RegExp[] = [
  // "Ignore all previous instructions", but not "never ignore the instructions on the label".
  /\b(?:ignore|disregard|forget|override)\s+(?=[^.?!\n]{0,30}\b(?:all|any|previous|prior|above|earlier|preceding|your|system)\b)[^.?!\n]{0,40}\b(?:instructions?|rules?|prompts?|guidelines)\b/i,
  /\b(?:reveal|print|show|repeat|tell me|what (?:is|are))\b[^.?!\n]{0,30}\b(?:system prompt|your (?:instructions|prompt|rules))\b/i,
  /\bsystem prompt\b|\bdeveloper mode\b|\bjailbreak\b|\bdo anything now\b/i,
  /\byou are (?:now|no longer) (?:an? |the |my )?(?:unrestricted|unfiltered|evil|free|different|ai|assistant|chatbot|language model|system)\b/i,
  /\b(?:act|behave|respond) as (?:if you (?:are|were) )?(?:an? )?(?:unrestricted|unfiltered|evil|different (?:ai|assistant|model))/i,
  /\bnew instructions?\s*:/i,
  /\b(?:ai|language model|chatbot|llm)s?\b[^.?!\n]{0,20}\b(?:must|should|has to|have to)\b[^.?!\n]{0,30}\b(?:say|tell|answer|reply|write|output|send)\b/i,
  /<\|[a-z_]+\|>|\[\/?INST\]|<<\/?SYS>>|^\s*#{2,}\s*(?:system|instruction)s?\b/im,
  /\b(?:puuza|sahau|usifuate)\s+(?:maagizo|maelekezo|kanuni|sheria)\b[^.?!\n]{0,20}\b(?:yote|zote|awali|yaliyotangulia|zilizotangulia|yako|zako)\b/i,
];

/** Whether a text gives orders to a model, in English or Kiswahili. */
export const givesOrders = (text: string): boolean => PHRASES.some((phrase) => phrase.test(text));
