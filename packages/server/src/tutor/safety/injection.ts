/**
 * Phrases that give orders to a model. A list cannot be complete: it only keeps the plain cases away from the model.
 * What protects the reader is that the answer is checked, whatever the model writes (`answers/checked-text.ts`).
 */
const PHRASES: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.?!\n]{0,40}\b(?:instructions?|rules?|prompts?|guidelines|directions)\b/i,
  /\b(?:reveal|print|show|repeat|tell me|what (?:is|are))\b[^.?!\n]{0,30}\b(?:system prompt|your (?:instructions|prompt|rules))\b/i,
  /\bsystem prompt\b|\bdeveloper mode\b|\bjailbreak\b|\bdo anything now\b/i,
  /\byou are (?:now|no longer) (?:an?|the|my)\b/i,
  /\b(?:act|behave|respond) as (?:if you (?:are|were) )?(?:an? )?(?:unrestricted|unfiltered|evil|different (?:ai|assistant|model))/i,
  /\bnew instructions?\s*:/i,
  /\b(?:ai|assistant|tutor|language model|chatbot)s?\b[^.?!\n]{0,20}\b(?:must|should|has to|have to)\b[^.?!\n]{0,30}\b(?:say|tell|answer|reply|write|output|send)\b/i,
  /<\|[a-z_]+\|>|\[\/?INST\]|<<\/?SYS>>|^\s*#{2,}\s*(?:system|instruction)s?\b/im,
  /\b(?:puuza|sahau|usifuate)\b[^.?!\n]{0,40}\b(?:maagizo|maelekezo|kanuni|sheria)\b/i,
];

/** Whether a text gives orders to a model, in English or Kiswahili. */
export const givesOrders = (text: string): boolean => PHRASES.some((phrase) => phrase.test(text));
