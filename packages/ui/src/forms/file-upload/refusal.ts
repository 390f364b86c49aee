/** Does the file match an `accept` list like `.zip,image/*`? Files of unknown type are accepted. */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: string): boolean {
  const tokens = accept
    .toLowerCase()
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean);
  const name = file.name.toLowerCase();
  const type = file.type.toLowerCase();
  if (tokens.length === 0 || tokens.some((token) => token.startsWith('.') && name.endsWith(token)))
    return true;
  const kinds = tokens.filter((token) => token.includes('/'));
  if (type === '') return kinds.length > 0;
  return kinds.some((kind) => (kind.endsWith('/*') ? type.startsWith(kind.slice(0, -1)) : type === kind));
}
