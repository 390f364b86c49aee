/**
 * Joins class names, also from arrays and `{ name: condition }`, and skips falsy values. It does not resolve
 * conflicts: a caller's utility wins by the cascade, or by `!`. (tailwind-merge is 8.4 KB, more than most entries.)
 */
export { clsx as cn } from 'clsx';
