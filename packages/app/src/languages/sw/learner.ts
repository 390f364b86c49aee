import type { learnerMessages } from '../../areas/learner/messages';
import type { receiptPageMessages } from '../../receipt-messages';
import type { TextsOf } from '../texts-of';

export const learner = {
  'learner-area': {
    hubs: 'Vituo',
    hub: 'Kituo',
    hubAdmin: 'Msimamizi wa kituo',
    invitation: 'Mwaliko wa kujiunga na kituo',
    checkout: 'Lipa',
    waiting: 'Malipo yako yanaendelea',
    paid: 'Umelipa',
    failed: 'Haijalipwa',
    toReceipts: 'Risiti zote',
  } satisfies TextsOf<typeof learnerMessages>,
  'receipt-pages': {
    receipts: 'Risiti',
    receipt: 'Risiti {number}',
    check: 'Thibitisha risiti',
    intro:
      'Ulicholipia. Unaweza kuchapa kila risiti, kuihifadhi kama PDF, na wengine wanaweza kuithibitisha.',
    number: 'Risiti',
    title: 'Kozi',
    date: 'Tarehe',
    total: 'Jumla',
    state: 'Hali',
    paid: 'Imelipwa',
    partRefunded: 'Sehemu ya pesa imerejeshwa',
    refunded: 'Pesa zimerejeshwa',
    none: 'Huna risiti bado',
    noneText: 'Ukishalipia kozi au sehemu zake, risiti inahifadhiwa hapa.',
    browse: 'Angalia kozi',
  } satisfies TextsOf<typeof receiptPageMessages>,
};
