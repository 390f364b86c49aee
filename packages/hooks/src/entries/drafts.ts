export { type TypingStore, useTypingStore } from '../drafts/typing-store';
