/** What is fetched when the outbox is first needed. */
export { migrateKeptNotes } from './migrate-notes';
export { createOutbox } from './outbox';
export { changedBy } from './refresh';
