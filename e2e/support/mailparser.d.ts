declare module 'mailparser' {
  interface AddressObject {
    value: { address?: string; name: string }[];
  }
  interface ParsedMail {
    to?: AddressObject | AddressObject[];
    subject?: string;
    text?: string;
    html?: string | false;
    date?: Date;
  }
  export function simpleParser(source: Buffer): Promise<ParsedMail>;
}
