import { renderTask, toMarkdownTask } from './content';
import { importTask } from './import';
import { serveTasks } from './platform/workers';

/** What worker threads run: each task of each module. */
export default serveTasks([renderTask, toMarkdownTask, importTask]);
