import type { TestProject } from 'vitest/node';
import { install } from '../lib/consumer';
import { packLibrary, type Tarball } from '../lib/tarball';

declare module 'vitest' {
  export interface ProvidedContext {
    tarball: Tarball;
    /** Folder of an app on React 18.3 with the library installed. */
    react18: string;
  }
}

export default async function setup(project: TestProject): Promise<void> {
  const tarball = await packLibrary('tarball');
  project.provide('tarball', tarball);
  project.provide('react18', await install('server-render', tarball, 'react-18'));
}
