import { defineConfig } from 'tsup';
import { libraryBuild } from '../../tools/library/tsup';

export default defineConfig(libraryBuild);
