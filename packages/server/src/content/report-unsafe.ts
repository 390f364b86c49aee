/** Called for each removed item with its line, from 1, and a sentence that describes it. */
export type ReportUnsafe = (line: number | undefined, message: string) => void;
