import type { MessageOverrides } from '@digiken/ui/messages-provider';

export const accountData = {
  'account-data': {
    loading: 'Inapakia taarifa kuhusu data yako…',
    failed: 'Sehemu hii haikuweza kupakiwa.',
    retry: 'Jaribu tena',
    copy: 'Nakala ya data yako',
    copyText:
      'Faili ya ZIP yenye yote uliyofanya hapa: wasifu, kozi, maandishi yako, majaribio, jumbe, malipo na mengine. Unaweza kuomba nakala moja kwa siku.',
    ask: 'Omba nakala',
    asking: 'Inaomba…',
    nextAt: 'Unaweza kuomba nakala nyingine kuanzia {time}.',
    requested: 'Tunatengeneza nakala yako. Utapata barua pepe ikiwa tayari.',
    ready: 'Nakala yako iko tayari hadi {date}.',
    download: 'Pakua data yako ({size})',
    expired: 'Nakala yako ya mwisho, ya {date}, imefutwa. Omba nyingine.',
    exportFailed: 'Nakala yako haikuweza kutengenezwa. Iombe tena.',
    delete: 'Futa akaunti yako',
    deleteText:
      'Akaunti yako itazimwa mara moja na kufutwa baada ya siku {days}. Kabla ya hapo, ukiingia unaweza kuihifadhi.',
    blocked: 'Akaunti yako haiwezi kufutwa bado:',
    courses:
      'Unamiliki kozi zilizochapishwa, au zenye wanafunzi au walimu wenza. Mwombe msimamizi ampe mwalimu mwingine kwanza.',
    hub: 'Wewe ndiye msimamizi pekee wa kituo cha kujifunzia. Omba dawati la usaidizi liteue mwingine kwanza.',
    'last-admin': 'Wewe ndiye msimamizi wa mwisho. Mfanye mtu mwingine kuwa msimamizi kwanza.',
    payment:
      'Malipo yako au pesa unazorejeshewa hazijakamilika. Subiri zikamilike, au uliza dawati la usaidizi.',
    payout: 'Una mapato ambayo bado hujalipwa. Subiri ulipwe kwanza.',
    open: 'Futa akaunti…',
    title: 'Ungependa kufuta akaunti yako?',
    gone: 'Hufutwa kabisa',
    goneList:
      'Wasifu na picha, kozi ulizojiandikisha na maendeleo, maandishi na alamisho, majaribio pamoja na majibu na faili zako, maoni, uanachama wa vituo, arifa, maombi ya usaidizi, na kozi zako ambazo hazijachapishwa.',
    kept: 'Hubaki bila jina lako',
    keptList:
      'Oda, malipo na risiti pamoja na kiasi, tarehe na misimbo ya M-PESA, jinsi sheria ya hesabu inavyotaka. Jumbe ulizoandika hubaki kwa waliozipokea, kutoka kwa “Akaunti iliyofutwa”.',
    courseAccess: 'Hutaweza tena kufungua kozi ulizolipia. Hazitarudishwa.',
    certificates: 'Vyeti vyangu vibaki halali',
    certificatesHint: {
      one: 'Una cheti halali: {count}. Vinginevyo kitabatilishwa. Kikibaki, jina lako pia hubaki juu yake.',
      other: 'Una vyeti halali: {count}. Vinginevyo vitabatilishwa. Vikibaki, jina lako pia hubaki juu yake.',
    },
    password: 'Nenosiri lako',
    passwordMissing: 'Weka nenosiri lako',
    check: 'Angalia palipowekwa alama hapa chini.',
    submit: 'Futa akaunti yangu',
    busy: 'Inafuta…',
    keep: 'Usifute akaunti yangu',
  },
} satisfies MessageOverrides;
