import { shillings } from '../../platform/money';

/** A request for a PIN, as the page of phones shows it. */
export interface ShownPrompt {
  id: string;
  phone: string;
  /** Whole shillings. */
  amount: number;
  reference: string;
  /** The last result; undefined while the payer has not decided. */
  code?: string;
}

const escape = (text: string) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const page = (title: string, body: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title></head>
<body><main><h1>${escape(title)}</h1><p><strong>Test payments: no money moves.</strong></p>${body}</main></body></html>`;

const button = (id: string, code: string, label: string) =>
  `<form method="post" action="/decide"><input type="hidden" name="id" value="${escape(id)}"><input type="hidden" name="code" value="${code}"><button>${escape(label)}</button></form>`;

/** The prompts that wait for their payer, each with its possible answers. */
export function phonesPage(prompts: readonly ShownPrompt[]): string {
  const waiting = prompts.filter(({ code }) => code === undefined);
  const items = waiting.map(({ id, phone, amount, reference }) => {
    const title = `${shillings(amount)} for account ${reference}, phone ending in ${phone.slice(-3)}`;
    const answers = [
      button(id, '0', `Pay ${shillings(amount)}`),
      button(id, '1032', 'Cancel'),
      button(id, '2001', 'Enter a wrong PIN'),
      button(id, '1', 'Have too little balance'),
    ];
    return `<li><h2>${escape(title)}</h2>${answers.join('')}</li>`;
  });
  const list = items.length > 0 ? `<ul>${items.join('')}</ul>` : '<p>No phone is asked for a PIN now.</p>';
  return page('Simulated phones', list);
}

/** The page on which a card is entered, without a card. `amount` is in cents. */
export const cardPage = ({ reference, amount }: { reference: string; amount: number }): string =>
  page(
    `Pay ${shillings(amount / 100)} by card`,
    `<p>Reference ${escape(reference)}</p><form method="post"><button name="pay" value="yes">Pay</button> <button name="pay" value="no">Refuse the card</button></form>`,
  );
