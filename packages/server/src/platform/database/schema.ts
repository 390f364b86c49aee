/** Every module's tables: what the migrations are generated from. */
export * from '../../auth/tables';
export * from '../../messages/tables';
export * from '../../users/tables';
export * from './tables';
