import { type PluginItem, transformAsync } from '@babel/core';

/**
 * Changes the code of a package by Babel plugins, for a build: without source map, and without the settings of a project.
 * @param id the file, for messages
 * @param options `script`: the code is no ES module
 * @throws if Babel returns no code
 */
export async function withBabel(
  code: string,
  id: string,
  plugins: PluginItem[],
  { script = false }: { script?: boolean } = {},
): Promise<{ code: string; map: null }> {
  const result = await transformAsync(code, {
    filename: id,
    cwd: import.meta.dirname,
    babelrc: false,
    configFile: false,
    compact: false,
    ...(script && { sourceType: 'script' }),
    plugins,
  });
  if (typeof result?.code !== 'string') throw new Error(`Babel returned no code for ${id}.`);
  return { code: result.code, map: null };
}
