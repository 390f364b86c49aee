export { type TypingStore, useTypingStore } from '../drafts/typing-store';
export { useTypingStores } from '../drafts/use-typing-stores';
export { useKeptText } from '../drafts/use-kept-text';
