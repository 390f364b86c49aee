import { certificateTask } from './certificates';
import { renderTask, soundTask, toMarkdownTask } from './content';
import { importTask, questionFileTask } from './import';
import { receiptTask } from './payments';
import { serveTasks } from './platform/workers';

/** The worker threads' tasks from all modules. */
export default serveTasks([
  renderTask,
  toMarkdownTask,
  soundTask,
  importTask,
  questionFileTask,
  receiptTask,
  certificateTask,
]);
