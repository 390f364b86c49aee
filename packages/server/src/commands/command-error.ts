/** A command that cannot be carried out; `message` is a sentence for the person at the terminal. */
export class CommandError extends Error {}
