declare module 'mailparser' {
  export function simpleParser(source: Buffer | NodeJS.ReadableStream): Promise<{
    subject?: string;
    text?: string;
    html?: string | false;
    to?: { text: string };
    from?: { text: string };
    attachments?: { filename?: string; contentType?: string; content: Buffer }[];
  }>;
}
