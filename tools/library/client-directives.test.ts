import { expect, test } from 'vitest';
import { clientFiles } from './client-directives.ts';

const SOURCES: Record<string, string> = {
  'state.ts': "import { type Ref, useState } from 'react';",
  'press.tsx': 'export const Press = () => <button onClick={() => {}} />;',
  'look.ts': "import { cva } from 'class-variance-authority'; // useful",
};

const output = (inputs: string[], imports: string[] = []) => ({
  inputs: Object.fromEntries(inputs.map((name) => [name, { bytesInOutput: 1 }])),
  imports: imports.map((path) => ({ path, kind: 'import-statement' as const })),
});

test('hooks and handlers are client code, and so is what imports them; pure modules are not', () => {
  const outputs = {
    'dist/a.js': output(['state.ts']),
    'dist/b.js': output(['press.tsx']),
    'dist/c.js': output([], ['dist/a.js']),
    'dist/d.js': output([], ['dist/c.js', 'dist/look.js']),
    'dist/look.js': output(['look.ts']),
    'dist/a.js.map': output(['state.ts']),
  };
  const found = clientFiles(outputs, (input) => SOURCES[input] ?? '');
  expect([...found].sort()).toEqual(['dist/a.js', 'dist/b.js', 'dist/c.js', 'dist/d.js']);
});
