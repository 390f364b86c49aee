import { certificateTask } from './certificates';
import { inlineTask, renderTask, soundTask, toMarkdownTask } from './content';
import { importTask, questionFileTask } from './import';
import { receiptTask } from './payments';
import { serveTasks } from './platform/workers';

/** The worker threads' tasks from all modules. */
export default serveTasks([
  renderTask,
  inlineTask,
  toMarkdownTask,
  soundTask,
  importTask,
  questionFileTask,
  receiptTask,
  certificateTask,
]);
