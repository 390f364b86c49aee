/**
 * The last lines of a program's output, without the blank lines around them.
 * @param {string} text
 * @param {number} count
 * @returns {string} with a line that says how many are left out, if any
 */
export function lastLines(text, count) {
  const lines = text.trim().split('\n');
  const left = lines.length - count;
  return left > 0 ? [`(${left} lines before)`, ...lines.slice(-count)].join('\n') : lines.join('\n');
}
