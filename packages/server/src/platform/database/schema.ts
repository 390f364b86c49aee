/** Every module's tables: what the migrations are generated from. */
export * from '../../auth/tables';
export * from '../../courses/tables';
export * from '../../enrolment/tables';
export * from '../../learning/tables';
export * from '../../messages/tables';
export * from '../../quizzes/tables';
export * from '../../users/tables';
export * from './tables';
