import type { Sentences } from '../sentences';

/** Sentences about payments admin. */
export const paymentsAdmin: Sentences = {
  'This payment is not held any more.': 'Malipo haya hayazuiliwi tena.',
  'A refund of this payment has been requested already.':
    'Tayari kuna ombi la kurejesha pesa za malipo haya.',
  'This order cannot take the payment: it is paid already, or its units are owned or gone.':
    'Oda hii haiwezi kupokea malipo: tayari imelipiwa, au sehemu zake zina mwenyewe au hazipo.',
  'The provider has confirmed this payment: match it to an order, or refund it.':
    'Mtoa huduma amethibitisha malipo haya: yaunganishe na oda, au rejesha pesa.',
  'The order is {0}. A deposit has to pay all of it.': 'Jumla ya oda ni {0}. Amana lazima ilipe yote.',
  'This order is paid already.': 'Oda hii tayari imelipiwa.',
  'A deposit with this number has been recorded already.': 'Amana yenye nambari hii tayari imerekodiwa.',
  'There is no such refund.': 'Hakuna ombi kama hilo la kurejesha pesa.',
  'This payment cannot be refunded.': 'Pesa za malipo haya haziwezi kurejeshwa.',
  '{0} asks for a refund of {1}.': '{0} anaomba {1} zirejeshwe.',
  '{0} asks for a refund of {1}. Another administrator has to approve it.':
    '{0} anaomba {1} zirejeshwe. Msimamizi mwingine lazima akubali.',
  'You asked for this refund. Another administrator has to approve it.':
    'Wewe ndiye uliyeomba pesa hizi zirejeshwe. Msimamizi mwingine lazima akubali.',
  '{0} says that the refund of {1} was sent.': '{0} anasema kwamba {1} zilirejeshwa.',
  '{0} says that the refund of {1} was sent. Another administrator has to confirm it.':
    '{0} anasema kwamba {1} zilirejeshwa. Msimamizi mwingine lazima athibitishe.',
  '{0} says that the refund of {1} was not sent.': '{0} anasema kwamba {1} hazikurejeshwa.',
  '{0} says that the refund of {1} was not sent. Another administrator has to confirm it.':
    '{0} anasema kwamba {1} hazikurejeshwa. Msimamizi mwingine lazima athibitishe.',
  'You said what became of this refund. Another administrator has to confirm it.':
    'Wewe ndiye uliyesema kilichotokea kwa pesa hizi. Msimamizi mwingine lazima athibitishe.',
  'You said what became of this refund, and there is no other administrator to confirm it. Add one, or let one person refund in the settings of the site.':
    'Wewe ndiye uliyesema kilichotokea kwa pesa hizi, na hakuna msimamizi mwingine wa kuthibitisha. Ongeza mmoja, au ruhusu mtu mmoja kurejesha pesa kwenye mipangilio ya tovuti.',
  'Only a refund without an answer of the provider can be closed like this.':
    'Ni urejeshaji usio na jibu la mtoa huduma pekee unaoweza kufungwa hivi.',
  'Somebody has said already what became of this refund.':
    'Mtu tayari amesema kilichotokea kwa urejeshaji huu.',
  'There is nothing to confirm about this refund any more.':
    'Hakuna tena cha kuthibitisha kuhusu urejeshaji huu.',
  'Noted. It is closed once it is confirmed.': 'Imeandikwa. Inafungwa ikithibitishwa.',
  'Confirmed. The refund is closed.': 'Imethibitishwa. Urejeshaji umefungwa.',
  'Taken back. The refund has no answer.': 'Imefutwa. Urejeshaji hauna jibu.',
  'Enter the reference of the payment to the payer': 'Andika kumbukumbu ya malipo kwa mlipaji',
  'This refund has been decided already.': 'Ombi hili la kurejesha pesa tayari limeamuliwa.',
  'The deposit is recorded.': 'Amana imerekodiwa.',
  'The payment is matched.': 'Malipo yameunganishwa.',
  'The refund is requested. Approve it to send the money back.':
    'Ombi la kurejesha pesa limetumwa. Likubali ili pesa zirejeshwe.',
  'The refund is requested, but nobody can approve it: there is no other administrator. Add one, or let one person refund in the settings of the site.':
    'Ombi la kurejesha pesa limetumwa, lakini hakuna anayeweza kulikubali: hakuna msimamizi mwingine. Ongeza mmoja, au ruhusu kwenye mipangilio ya tovuti mtu mmoja arejeshe pesa.',
  'You asked for this refund, and there is no other administrator to approve it. Add one, or let one person refund in the settings of the site.':
    'Wewe ndiye uliyeomba pesa hizi zirejeshwe, na hakuna msimamizi mwingine wa kukubali. Ongeza mmoja, au ruhusu kwenye mipangilio ya tovuti mtu mmoja arejeshe pesa.',
  'The payment is dismissed.': 'Malipo yameondolewa kwenye orodha ya kuangaliwa.',
  'The refund is requested. Another administrator has to approve it.':
    'Ombi la kurejesha pesa limetumwa. Msimamizi mwingine lazima akubali.',
  'The refund is approved.': 'Ombi la kurejesha pesa limekubaliwa.',
  'The refund is rejected.': 'Ombi la kurejesha pesa limekataliwa.',
  'There is no such payout.': 'Hakuna malipo kama hayo kwa mwalimu.',
  'This month has not ended yet.': 'Mwezi huu bado haujaisha.',
  'This payout is recorded as paid already.': 'Malipo haya tayari yamerekodiwa kuwa yamelipwa.',
  'There are no new payouts for this month.': 'Hakuna malipo mapya kwa walimu ya mwezi huu.',
  'The payouts are prepared.': 'Malipo kwa walimu yametayarishwa.',
  'The payout is recorded as paid.': 'Malipo yamerekodiwa kuwa yamelipwa.',
  'The coupon is removed.': 'Kuponi imeondolewa.',
  'The coupon is applied.': 'Kuponi imetumika.',
  'The coupon is added.': 'Kuponi imeongezwa.',
  'The coupon is changed.': 'Kuponi imebadilishwa.',
  'The coupon is deleted.': 'Kuponi imefutwa.',
  'The ledger of payments does not add up. Look at the transactions page before you pay anybody.':
    'Hesabu za malipo hazilingani. Angalia ukurasa wa miamala kabla ya kumlipa mtu yeyote.',
  'The order is cancelled.': 'Oda imeghairiwa.',
};
