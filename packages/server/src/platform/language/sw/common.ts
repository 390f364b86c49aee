import type { Sentences } from '../sentences';

/** Sentences about common. */
export const common: Sentences = {
  'Hello {0},': 'Habari {0},',
  'Hello,': 'Habari,',
  'Enter {0}': 'Andika {0}',
  'Seats: {0}': 'Nafasi: {0}',
  'The class is not open yet. You can join from {0}.':
    'Darasa bado halijafunguliwa. Unaweza kujiunga kuanzia {0}.',
  'The host removed you from this class.': 'Mwenyeji amekuondoa kwenye darasa hili.',
  'Done.': 'Imefanyika.',
  '{0} certificate': 'Cheti: {0}',
  '{0} certificates': 'Vyeti: {0}',
  '{0} payment': 'Malipo: {0}',
  '{0} payments': 'Malipo: {0}',
  '{0} refund': 'Pesa zilizorejeshwa: {0}',
  '{0} refunds': 'Pesa zilizorejeshwa: {0}',
  '{0} gift': 'Zawadi: {0}',
  '{0} gifts': 'Zawadi: {0}',
  'Logged out successfully': 'Umeondoka kwenye akaunti',
  '{0} has created an account.': '{0} amefungua akaunti.',
  '{0} is linked. You can sign in with it from now on.':
    '{0} imeunganishwa. Kuanzia sasa unaweza kuingia kwa kuitumia.',
  'Choose a password that is different from the current one.': 'Chagua nenosiri tofauti na la sasa.',
  'Too many new accounts from this network. Wait a few minutes and try again.':
    'Akaunti nyingi mpya zimefunguliwa kutoka mtandao huu. Subiri dakika chache, kisha ujaribu tena.',
  'One more step: enter the code from your app.': 'Hatua moja zaidi: andika msimbo wa programu yako.',
  'Two-step sign-in is now on for your Digiken account. At sign-in we ask for a code from your app. Keep your recovery codes where you find them without your phone.':
    'Kuingia kwa hatua mbili sasa kumewashwa kwenye akaunti yako ya Digiken. Ukiingia, tunaomba msimbo wa programu yako. Weka misimbo yako ya dharura mahali unapoweza kuipata bila simu yako.',
  'Line {0}: {1}.': 'Mstari wa {0}: {1}.',
  'Submitted for review. You will hear from an administrator.':
    'Imewasilishwa kwa ukaguzi. Msimamizi atakujulisha.',
  'Too many files were fetched from here. Wait a minute, then try again.':
    'Faili nyingi zimepakuliwa kutoka hapa. Subiri dakika moja, kisha ujaribu tena.',
  'Too many certificates were checked from here. Wait a minute, then try again.':
    'Vyeti vingi vimethibitishwa kutoka hapa. Subiri dakika moja, kisha ujaribu tena.',
  'The category is renamed to “{0}”.': 'Jina jipya la kategoria: “{0}”.',
  'From {0} ({1}).': 'Kutoka kwa {0} ({1}).',
  'From {0}, without an address.': 'Kutoka kwa {0}, bila barua pepe.',
  'About: {0}.': 'Kuhusu: {0}.',
  'The decision on your request to join {0} was undone. Your request is pending again, and you will hear from us once it is decided.':
    'Uamuzi kuhusu ombi lako la kujiunga na {0} umetenguliwa. Ombi lako linasubiri tena, na tutakujulisha likiamuliwa.',
  'The session description cannot be used.': 'Maelezo ya muunganisho hayawezi kutumika.',
  'You can write to people who share a course or a hub with you. One of the people you chose does not, or does not accept messages from you.':
    'Unaweza kuwaandikia watu walio nawe kwenye kozi au kituo. Mmoja kati ya uliowachagua hayupo, au hapokei jumbe zako.',
  '{0} does not accept messages from you.': '{0} hapokei jumbe zako.',
  'The payment is {0}, and the order {1}.': 'Malipo ni {0}, na oda ni {1}.',
  'The gift was paid back to its sender.': 'Pesa za zawadi zimerejeshwa kwa mtumaji wake.',
  'The payment was refunded.': 'Pesa za malipo zimerejeshwa.',
  'The same money as {0}.': 'Ni pesa zilezile za {0}.',
  'There is no such payment.': 'Hakuna malipo kama hayo.',
  '{0} is not on the public internet.': '{0} haiko kwenye mtandao wa umma.',
  'The copy of your data at Digiken is ready. Sign in to download it from your settings.':
    'Nakala ya data yako kwenye Digiken iko tayari. Ingia ili uipakue kwenye mipangilio yako.',
  'This is the last mail that you get from us.': 'Hii ndiyo barua pepe ya mwisho unayopata kutoka kwetu.',
  'Send a session description': 'Tuma maelezo ya muunganisho',
  'The session description is too long': 'Maelezo ya muunganisho ni marefu mno',
  'Draw a whole number of questions from 1 to {0}': 'Chagua idadi kamili ya maswali kuanzia 1 hadi {0}',
  'Use a number from 1 to 3': 'Tumia nambari kuanzia 1 hadi 3',
  'A pass mark is from 0 to 100 percent': 'Alama ya kufaulu ni kuanzia asilimia 0 hadi 100',
  '{0} draws questions from this bank. Remove the draws there first.':
    'Maswali ya nasibu ya {0} hutoka kwenye benki hii. Yaondoe huko kwanza.',
  '{0} draw questions from this bank. Remove the draws there first.':
    'Maswali ya nasibu ya {0} hutoka kwenye benki hii. Yaondoe huko kwanza.',
};
