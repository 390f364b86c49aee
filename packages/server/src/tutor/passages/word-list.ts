import { englishStem } from './english';
import { kiswahiliStem } from './kiswahili';

/**
 * Words of both languages with the same meaning, so that a question in one of them finds a text in the other: Kiswahili,
 * a colon, English. The forms of a word share its stem; irregular plurals stand beside the singular.
 */
const LIST = `
panda mpando: plant sow grow
cheza mchezo michezo: play game sport
imba wimbo nyimbo: sing song music
muziki: music
rais: president
tumbo: stomach belly
kichwa: head
jino meno: tooth teeth
jicho macho: eye
sikio masikio: ear
mkono mikono: hand arm
mguu miguu: leg foot
moyo: heart
ngozi: skin
umwa uma maumivu: ache pain hurt sick
homa: fever
kikohozi kohoa: cough
hara kuhara: diarrhoea
malaria: malaria
chanjo: vaccine vaccination
zaa zaliwa uzazi: birth born
nyonyesha: breastfeed breastfeeding
fuga ufugaji: keep rear raise
kienyeji: local indigenous
nafuu: affordable cheap
ujuzi stadi: skill
elimu: education
maarifa: knowledge
mazingira: environment
hali: condition state
tabia: habit behaviour
utamaduni: culture
dini: religion
historia: history
hisabati: mathematics math
sayansi: science
kilomita: kilometre kilometer
asilimia: percent percentage
nambari: number
herufi: letter
neno maneno: word
sentensi: sentence
hadithi: story
gazeti magazeti: newspaper
redio: radio
televisheni: television
kamera: camera
skrini: screen
kitufe vitufe: button
mipangilio: settings
tumizi mtumiaji watumiaji: user
mgeni wageni: guest visitor
msimamizi wasimamizi: administrator manager
mwenyeji: host
kiongozi viongozi: leader
mkutubi maktaba: library
cherehani: sewing
shona ushonaji: sew sewing
nguo mavazi: clothes clothing
kiatu viatu: shoe
mkate mikate: bread
keki: cake
nyama: meat
juisi: juice
kikombe vikombe: cup
kijiko vijiko: spoon
sufuria: pot pan
kuni mkaa: firewood charcoal fuel
gesi: gas
mashine: machine
injini: engine
gurudumu magurudumu: wheel
breki: brake
mnyororo: chain
kamba: rope
msumari misumari: nail
nyundo: hammer
ubao mbao: wood board timber
saruji: cement
tofali matofali: brick
bomba mabomba: pipe tap
vumbi: dust
moshi: smoke
chanjari: fence
uzio: fence
shimo mashimo: hole pit
mteremko: slope
mto mito: river
ziwa maziwa: lake
bahari: sea ocean
mlima milima: mountain hill
msitu misitu: forest
hatua: step measure
njia: way method path
mbinu: method technique
kanuni: rule principle
maana: meaning mean
muhimu umuhimu: important importance
lazima: must necessary
ruhusa ruhusu: permission allow
kataa: refuse reject
kubali: accept agree
toa: give remove take offer
chukua: take
leta: bring
pelekea peleka: send take
ona: see
jua fahamu: know
fikiri: think
amua uamuzi: decide decision
ishi maisha: live life
kufa kifo: die death
ua: kill flower
haribu uharibifu: damage destroy
vunja vunjika: break broken
anguka: fall
otesha ota mche miche: seedling sprout germinate grow
mbegu: seed
mmea mimea: plant
shamba: farm field garden
bustani: garden
mkulima kilimo lima mkulima: farmer farming agriculture cultivate
mavuno vuna: harvest pick
zao mazao: crop
mboga mbogamboga: vegetable
matunda tunda: fruit
jani majani: leaf leaves
mzizi mizizi: root
shina mashina: stem
ua maua: flower
mti miti: tree
nyasi: grass
mahindi: maize corn
maharagwe: bean
kunde: cowpea
nyanya: tomato
kitunguu vitunguu: onion
karoti: carrot
viazi kiazi: potato
muhogo mihogo: cassava
ndizi mgomba migomba: banana
embe maembe mwembe: mango
pilipili: pepper chilli
dania giligilani: coriander dania
mchicha: amaranth terere spinach
kabichi: cabbage
chai: tea
kahawa: coffee
mchele wali: rice
unga: flour
sukari: sugar
chumvi: salt
mafuta: oil
chakula vyakula: food
lisha malisho: feed fodder
udongo: soil
ardhi: land soil
rutuba mbolea: fertiliser fertility fertilizer
samadi: manure
mboji: compost
mchanga: sand
jiwe mawe: stone
gunia magunia: sack
ndoo: bucket pail
chombo vyombo: container pot
kopo makopo: tin can
mwagilia umwagiliaji mwagiliaji: water irrigate irrigation
maji: water
mvua: rain rainwater
tangi: tank
kisima visima: borehole
paa: roof
mfereji: gutter channel
ukame kiangazi: drought dry
unyevu nyevu: damp moist moisture
kavu kausha: dry
jua: sun sunlight solar
kivuli vivuli: shade shadow
joto: heat hot warm
baridi: cold cool
hewa: air weather
upepo: wind
wadudu mdudu: insect pest
dawa: spray medicine pesticide
nyunyiza: spray sprinkle
magonjwa ugonjwa: disease illness
sumu: poison
vidukari kidukari: aphid
kupe: tick
minyoo: worm
palizi magugu palilia: weed weeding
matandazo: mulch
pogoa: prune
nyuki: bee
asali: honey
mzinga mizinga: hive
kuku: chicken hen poultry
yai mayai: egg
ngombe: cow cattle
maziwa: milk
mbuzi: goat
kondoo: sheep
samaki: fish
punda: donkey
mnyama wanyama mifugo: animal livestock
umeme: electricity power electric
nishati nguvu: energy power
paneli: panel
betri: battery
taa: lamp light bulb
waya nyaya: wire cable
fyuzi: fuse
swichi: switch
chaji: charge
kidhibiti: controller
volti: volt voltage
ampea: amp ampere
unganisha muunganisho: connect join link
moto: fire
hatari: danger dangerous
salama usalama: safe safety secure security
dumu: last lasting durable
rekebisha tengeneza: repair fix make
jenga ujenzi: build construction
pima kipimo vipimo: measure test size
ukubwa kubwa: size big large
dogo: small little
nene: thick
embamba: thin
refu urefu: long tall length
fupi: short
zito uzito: heavy weight
fedha pesa hela: money cash
shilingi: shilling
bei gharama: price cost
ghali: expensive
rahisi: cheap easy simple
bure: free
lipa malipo: pay payment
nunua ununuzi: buy purchase
uza mauzo: sell sale
soko masoko: market
duka maduka: shop store
biashara: business trade shop
bidhaa mali: goods stock product
hesabu: count account calculate stock
hesabia kokotoa: calculate
faida: profit
hasara: loss
mapato: income earning revenue
matumizi tumizi: spending expense use
deni madeni: debt owe
kopa mkopo mikopo: loan credit lend borrow
riba: interest
akiba hifadhi weka: save saving store keep put
daftari: book notebook record
rekodi kumbukumbu: record
andika mwandiko: write record
mteja wateja: customer client
muuzaji wauzaji: seller vendor
punguzo punguza: discount reduce
risiti stakabadhi: receipt
rejesha rudisha rudishiwa marejesho: refund return restore
benki: bank
akaunti: account
namba nambari: number
jumla: total wholesale
mwezi miezi: month
wiki: week
siku: day
mwaka miaka: year
saa: hour time
dakika: minute
asubuhi: morning
jioni: evening afternoon
usiku: night
leo: today
kesho: tomorrow
jana: yesterday
mwisho mwisho maliza: end last finish
anza mwanzo: start begin beginning
kwanza: first
baadaye: later
haraka: quick fast
simu: phone telephone mobile
rununu: mobile
ujumbe jumbe: message
tuma: send
pokea: receive get
piga: call hit
nywila nenosiri siri: password secret pin
msimbo: code
funga: lock close
fungua: open unlock
iba wizi mwizi ibiwa: steal stolen theft thief
poteza potea: lose lost
tapeli utapeli laghai: scam fraud trick scammer
danganya: deceive trick
hila: trick
bandia: fake
kiungo viungo: link
bonyeza: press click tap
programu: app program software
mtandao: internet network online
intaneti: internet
kompyuta: computer
kifaa vifaa: device equipment tool
picha: picture photo image
video: video
sauti: sound voice audio
faili: file
pakua: download
pakia: upload
tovuti: website site
barua: letter mail email
anwani: address
ripoti ripoti taarifa: report information
polisi: police
linda kinga ulinzi: protect guard protection
zuia: block prevent
badilisha badili: change exchange switch
futa: delete remove
ondoa: remove
kozi: course
somo masomo: lesson subject
jifunza funza: learn study
fundisha mwalimu walimu mkufunzi wakufunzi: teach teacher instructor tutor
mwanafunzi wanafunzi: student learner
shule: school
darasa madarasa: class classroom
mtihani mitihani jaribio majaribio: exam test quiz
swali maswali: question
jibu majibu: answer
cheti vyeti: certificate
kitengo vitengo moduli: unit module
sehemu: part unit section
kiwango viwango: level rate
muda: time length duration
lugha: language
kiswahili: kiswahili swahili
kiingereza: english
tafsiri: translate translation
soma: read study
tazama angalia: watch look check see
sikiliza: listen
elewa: understand
eleza maelezo: explain explanation description
jaribu: try
chagua uchaguzi: choose choice select
tafuta: find search look
pata patikana: get find available
omba: ask apply request
saidia msaada: help support
wasiliana mawasiliano: contact communication
jiunge jiunga unga: join
jisajili sajili usajili: register enrol signup sign
ingia kuingia: enter login sign
toka: leave exit
tembelea: visit
kikundi vikundi kundi: group
kituo vituo: hub centre station
jamii: community society
familia: family
mtoto watoto: child children
mama: mother
baba: father
mtu watu: person people
mwanamke wanawake: woman women
mwanaume wanaume: man men
kijana vijana: youth young
mzee wazee: elder old
rafiki marafiki: friend
jirani majirani: neighbour
nyumba nyumbani: house home
jiko jikoni: kitchen stove
chumba vyumba: room
mlango milango: door
dirisha madirisha: window
barabara njia: road way path
gari magari: car vehicle
baiskeli: bicycle bike
pikipiki: motorcycle motorbike
mji miji jiji: town city
kijiji vijiji: village
nchi: country
kazi: work job
fundi mafundi: technician craftsman mechanic
afya: health
mgonjwa wagonjwa: patient sick
hospitali: hospital clinic
daktari madaktari: doctor
muuguzi wauguzi: nurse
jeraha majeraha kidonda: wound injury
damu: blood
mimba ujauzito: pregnancy pregnant
lishe: nutrition diet
safi usafi osha: clean wash hygiene
chafu uchafu: dirty waste dirt
sabuni: soap
takataka taka: waste rubbish
fua kufua kufulia: wash laundry washing
pika upishi: cook cooking
kunywa nywa: drink
kula: eat
lala: sleep
tembea: walk
beba: carry
kata: cut
chimba: dig
changanya mchanganyiko: mix mixture
mimina: pour
jaza: fill
funika: cover
ongeza: add increase
gawa gawanya: divide share split
sugua: rub
chemsha: boil
oza: rot decay
kua: grow
chipua: sprout
chacha: ferment sour
chungu: bitter
tamu: sweet
nzuri zuri bora: good best fine
baya: bad
mpya pya: new
zamani kuukuu: old
ngumu gumu: hard difficult
laini: soft
eupe nyeupe: white
eusi nyeusi: black
kijani: green
nyekundu ekundu: red
manjano njano: yellow
rangi: colour color paint
poda: powder
ngapi: many much
bichi mbichi: fresh raw
tosha: enough feed sufficient
moja: one single
mbili wili wawili: two
tatu watatu: three
nne wanne: four
tano watano: five
sita: six
saba: seven
nane wanane: eight
tisa: nine
kumi: ten
mia: hundred
elfu maelfu: thousand
nyingi wingi ingi: many much
chache: few little
kina: deep depth
nafasi umbali: space distance spacing
mita: metre meter
lita: litre liter
kilo: kilogram kilo
nusu: half
robo: quarter
mara: time often
kila: every each
hakikisha: check ensure make sure
thibitisha uthibitisho: confirm verify confirmation
tambua: recognise recognize identify
onyesha: show
kumbuka kumbusha: remember remind reminder
sahau: forget forgot forgotten
uliza: ask
ambia: tell say
sema: say speak
ongea zungumza: speak talk
hitaji mahitaji: need require requirement
taka takwa: want
penda: like love
weza uwezo: ability able
tumia matumizi tumika: use
fanya: do make
weka: put set place
acha: leave stop
subiri ngoja: wait
endelea maendeleo: continue progress development
shinda: win
shindwa: fail
kosa makosa: mistake error wrong
sahihi: correct right
kweli ukweli: true truth real
tofauti: difference different
sawa: same equal okay
aina: kind type
mfano mifano: example
orodha: list
jina majina: name
tarehe: date
ratiba: timetable schedule
mkutano mikutano: meeting
mpango mipango panga: plan
lengo malengo: goal aim
sababu: reason cause
matokeo: result outcome
tatizo matatizo: problem
suluhisho: solution
sheria: law rule
haki: right justice
serikali: government
kodi: tax rent
bima: insurance
mshahara mishahara: salary wage pay
mfanyakazi wafanyakazi ajira: worker employee job employment
tangazo matangazo tangaza: advertisement announcement advertise
faragha: privacy private
`;

interface Meaning {
  kiswahili: readonly string[];
  english: readonly string[];
}

const split = (text: string) => text.trim().split(' ');

const MEANINGS: readonly Meaning[] = LIST.trim()
  .split('\n')
  .map((line) => {
    const [kiswahili = '', english = ''] = line.split(':');
    return { kiswahili: split(kiswahili), english: split(english) };
  });

/** By the words as they are listed, and by their stems. */
function indexed(from: keyof Meaning, to: keyof Meaning, stemOf: (word: string) => string) {
  const words = new Map<string, Set<string>>();
  const stems = new Map<string, Set<string>>();
  const add = (index: Map<string, Set<string>>, key: string, others: readonly string[]) =>
    index.set(key, new Set([...(index.get(key) ?? []), ...others]));
  for (const meaning of MEANINGS) {
    for (const word of meaning[from]) {
      add(words, word, meaning[to]);
      add(stems, stemOf(word), meaning[to]);
    }
  }
  // "kwanza", first, has the stem of "anza", to begin.
  return (word: string): string[] => [...(words.get(word) ?? stems.get(stemOf(word)) ?? [])];
}

/** English words with the meaning of a Kiswahili word in any form, in lower case without diacritics. */
export const inEnglish = indexed('kiswahili', 'english', kiswahiliStem);

/** Kiswahili words with the meaning of an English word in any form, in lower case without diacritics. */
export const inKiswahili = indexed('english', 'kiswahili', englishStem);
