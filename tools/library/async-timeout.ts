/**
 * Set-up of the unit tests: how long `waitFor` and `findBy…` wait for code that runs at its own speed. Configurations
 * provide it by `timeOut` of scripts/lib/time-factor.mjs.
 */
import { configure } from '@testing-library/react';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds. */
    asyncTimeout: number;
  }
}

configure({ asyncUtilTimeout: inject('asyncTimeout') });
