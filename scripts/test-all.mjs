#!/usr/bin/env node
// npm run test:all: proves every row in all cells, engines and databases. See test.mjs for its arguments.
process.env.TEST_LEVEL = 'all';
await import('./test.mjs');
