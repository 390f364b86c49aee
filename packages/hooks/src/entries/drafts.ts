export { type TypingStore, useTypingStore, useTypingStores } from '../drafts/typing-store';
export { useKeptText } from '../drafts/use-kept-text';
