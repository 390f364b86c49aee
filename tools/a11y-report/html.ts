/** Escapes text for use in markup. */
export const escape = (text: string | number): string =>
  String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A complete page; its styles are in a11y-reports/report.css. */
export function page(title: string, main: readonly string[]): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="stylesheet" href="report.css">
</head>
<body>
<main>
<h1>${escape(title)}</h1>
${main.join('\n')}
</main>
</body>
</html>
`;
}

/** Cells contain markup; the first cell of each row is its header. Scrolls in its own container if it is too wide. */
export function table(
  caption: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const cells = ([first = '', ...rest]: readonly string[]) =>
    `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return [
    `<div class="wide" role="region" aria-label="${escape(caption)}" tabindex="0">`,
    '<table>',
    `<caption>${escape(caption)}</caption>`,
    `<thead><tr>${head.map((name) => `<th scope="col">${escape(name)}</th>`).join('')}</tr></thead>`,
    '<tbody>',
    ...rows.map(cells),
    '</tbody>',
    '</table>',
    '</div>',
  ].join('\n');
}

export const list = (items: readonly string[]): string =>
  ['<ul>', ...items.map((item) => `<li>${item}</li>`), '</ul>'].join('\n');

export const link = (href: string, text: string): string => `<a href="${escape(href)}">${escape(text)}</a>`;
