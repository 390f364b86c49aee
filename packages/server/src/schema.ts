/** Every module's tables: what the migrations are generated from. */
export * from './audit/tables';
export * from './auth/tables';
export * from './authoring/tables';
export * from './content/tables';
export * from './courses/tables';
export * from './enrolment/tables';
export * from './help/tables';
export * from './hubs/tables';
export * from './learning/tables';
export * from './messages/tables';
export * from './notifications/tables';
export * from './quizzes/tables';
export * from './settings/tables';
export * from './users/tables';
export * from './platform/database/tables';
export * from './platform/idempotency/tables';
