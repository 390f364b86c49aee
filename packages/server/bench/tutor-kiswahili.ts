/** Lessons of golden-courses.ts in Kiswahili, shortened: the courses themselves are in English only. */
export const KISWAHILI_LESSONS: Readonly<Record<string, { title: string; source: string }>> = {
  '3-water-wisely': {
    title: 'Mwagilia kwa busara',
    source: `Bustani nyingi za vyombo hufa kwa maji mengi kuliko kwa ukame. Uliza udongo, si saa.

## Jaribio la kidole

Ingiza kidole kwenye udongo hadi kiungo cha pili. Ukiwa na unyevu na baridi, subiri. Ukiwa na unyevu kidogo, mwagilia jioni hii. Ukiwa mkavu, mwagilia sasa, polepole, mara mbili.

Katika wiki yenye joto gunia huhitaji lita tano kwa siku, na beseni lita mbili. Wakati wa mvua ndefu huenda mimea isihitaji kitu kwa wiki mbili.

## Wakati wa kumwagilia

Mwagilia kabla ya saa tatu asubuhi au jioni. Mimina kwenye udongo, si kwenye majani: majani yanayolala na maji hupata magonjwa.

## Maji uliyo nayo tayari

- Maji ya kuosha mboga na mchele ni mazuri yalivyo.
- Maji ya kufulia nguo yenye sabuni kidogo ya kipande yanaweza kumwagwa kwenye udongo wa mimea iliyokomaa. Usitumie maji yenye dawa ya kung'arisha.
- Maji ya paa: milimita moja ya mvua kwenye mita moja ya mraba ya paa ni lita moja.

## Matandazo

Funika udongo kwa nyasi kavu, majani ya migomba au maganda ya mahindi.`,
  },
  '1-mix-living-soil': {
    title: 'Changanya udongo wenye uhai',
    source: `Udongo wa kando ya barabara huwa mgumu kama tofali ndani ya gunia. Chombo kinahitaji mchanganyiko unaoshika maji na hewa.

## Kipimo

1. Sehemu tatu za udongo wa juu, mweusi na laini
2. Sehemu mbili za samadi au mboji ya zamani isiyonuka
3. Sehemu moja ya mchanga

Geuza mara tatu. Kisha finya konzi moja ya udongo.

Samadi mbichi huunguza mizizi na ina vijidudu vinavyoweza kukuletea ugonjwa. Iache ioze kwa miezi miwili.

## Nguzo ya mawe ndani ya gunia

Weka kopo lisilo na kitako katikati ya gunia, lijaze mawe madogo, na weka udongo kulizunguka. Vuta kopo juu na urudie.

## Tengeneza mboji unapopika

Weka ndoo yenye kifuniko jikoni kwa maganda, majani ya chai na maganda ya mayai. Funika kila tabaka kwa majani makavu. Usiweke nyama wala mafuta: huita panya.`,
  },
  '2-safe-and-lasting': {
    title: 'Salama na wa kudumu',
    source: `Volti kumi na mbili haziumi, lakini betri inaweza kuwasha moto.

## Makosa matatu

1. Hakuna fyuzi kwenye betri. Weka fyuzi karibu na ncha chanya. Kwa mfumo wa kozi hii: ampea 15.
2. Waya nyembamba mno. Hupata joto, na taa zilizo mwisho wa waya hufifia.
3. Chanya na hasi zimebadilishwa. Angalia mara mbili, unganisha mara moja.

## Kwa mpangilio huu

Unganisha betri kwanza na kidhibiti, kisha paneli, kisha taa na vifaa.

## Dakika kumi kila mwezi

Futa vumbi kwenye paneli asubuhi kwa maji na kitambaa laini. Gusa viungo wakati vifaa vinatumika: kiungo chenye joto kimelegea.

## Betri ikichoka

Betri ya zamani ni sumu shambani na ni pesa kwa mchakataji. Irudishe dukani, au ipeleke kwa mkusanyaji mwenye leseni, wala usiifungue.`,
  },
  '1-the-book-of-debts': {
    title: 'Daftari la madeni',
    source: `Kuuza kwa mkopo ni sehemu ya duka linalojua majirani zake. Kutoa mkopo bila daftari ni kutoa zawadi.

## Ukurasa mmoja kwa kila mteja

Andika tarehe, bidhaa alizochukua, alicholipa na anachodaiwa. Mteja hutia sahihi kila mstari. Mteja akilipa baadaye, andika malipo siku hiyo.

## Kanuni nne

1. Kikomo kwa kila mteja. Anza na mkopo wa shilingi 300.
2. Siku ya kulipa. "Jumamosi", si "karibuni".
3. Hakuna mkopo mpya kabla ya deni la zamani kulipwa.
4. Kanuni sawa kwa wote.

## Kumbusha mapema kwa upole

Siku inayofuata siku mliyokubaliana, tuma ujumbe: "Habari za asubuhi, Otieno. Nakukumbusha deni la shilingi 290. Unaweza kupita leo au kesho?" Wengi wamesahau, na hulipa.`,
  },
  '2-when-it-happened': {
    title: 'Likishatokea',
    source: `Huwapata hata watu waangalifu. Saa ya kwanza ndiyo muhimu.

## Kwa mpangilio huu

1. Pigia simu kampuni yako ya pesa za simu na uombe wazuie malipo uliyotuma kwa tapeli.
2. Laini ya simu ifungwe ikiwa simu imeibiwa au imepotea.
3. Badilisha nenosiri la barua pepe yako kwa kutumia simu nyingine.
4. Waambie watu ulio nao kwenye anwani kwamba ujumbe wa jina lako huenda ni wa uongo.
5. Ripoti kwenye kituo cha polisi na uhifadhi nambari ya ripoti.

## Hakuna aibu

Ukimya humsaidia tapeli tu. Mwambie mtu leo, naye ataepuka kutuma pesa zake.`,
  },
};
