import { zip } from './archive-fixtures';
import { scormFiles, type ScormParts } from './scorm-fixtures';

/** The archive of a package of SCORM. */
export const scormZip = (parts: ScormParts, name = 'course.zip') => zip(scormFiles(parts), name);
