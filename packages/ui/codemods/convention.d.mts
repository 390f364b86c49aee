/** @returns the module with the new names; the same text if nothing is to be changed */
export function convert(source: string, name?: string): string;
