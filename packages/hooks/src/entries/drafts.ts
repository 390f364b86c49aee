export { type TypingStore, useTypingStore } from '../drafts/typing-store';
export { useTypingStores } from '../drafts/use-typing-stores';
export { useKeptSet } from '../drafts/use-kept-set';
export { useKeptText } from '../drafts/use-kept-text';
