import type { Sentences } from '../sentences';

/** Sentences about live. */
export const live: Sentences = {
  'First seen': 'Alionekana mara ya kwanza',
  'Last seen': 'Alionekana mara ya mwisho',
  'Opened the link': 'Alifungua kiungo',
  'There is no such recording, or its address has expired. Load the page again.':
    'Hakuna rekodi kama hiyo, au muda wa anwani yake umekwisha. Pakia ukurasa tena.',
  'Remove the unreadable characters': 'Ondoa herufi zisizosomeka',
  'There is no such class.': 'Hakuna darasa kama hilo.',
  'The class is scheduled.': 'Darasa limepangwa.',
  '{0} classes are scheduled.': 'Madarasa {0} yamepangwa.',
  'The class is saved.': 'Darasa limehifadhiwa.',
  '{0} classes are saved.': 'Madarasa {0} yamehifadhiwa.',
  'The class is cancelled.': 'Darasa limeghairiwa.',
  '{0} classes are cancelled.': 'Madarasa {0} yameghairiwa.',
  'Choose a time in the future.': 'Chagua wakati ujao.',
  'Choose a time within the next {0} days.': 'Chagua wakati ulio ndani ya siku {0} zijazo.',
  'You host “{0}” at that time ({1}). Choose another time.':
    'Wewe ni mwenyeji wa “{0}” wakati huo ({1}). Chagua wakati mwingine.',
  'The class has started, so it can no longer be changed.':
    'Darasa limeanza, kwa hiyo haliwezi kubadilishwa tena.',
  'The class has ended.': 'Darasa limeisha.',
  'The class was cancelled.': 'Darasa lilighairiwa.',
  'Classes of a series would overlap. Choose a shorter length or another repetition.':
    'Madarasa ya mfululizo huu yangegongana. Chagua muda mfupi zaidi au marudio mengine.',
  'A class can have {0} slides. Delete one first.': 'Darasa linaweza kuwa na slaidi {0}. Futa moja kwanza.',
  'There is no such slide.': 'Hakuna slaidi kama hiyo.',
  'A slide is named twice.': 'Slaidi moja imetajwa mara mbili.',
  'The slide is added.': 'Slaidi imeongezwa.',
  'The slides are saved.': 'Slaidi zimehifadhiwa.',
  'The host has locked the class.': 'Mwenyeji amefunga darasa.',
  'The class is full. Try again when someone has left.': 'Darasa limejaa. Jaribu tena mtu akiondoka.',
  'You are not in this class. Join it first.': 'Hauko kwenye darasa hili. Jiunge kwanza.',
  'The host has not let you in yet.': 'Mwenyeji bado hajakuruhusu kuingia.',
  'You continued this class on another device.': 'Uliendelea na darasa hili kwenye kifaa kingine.',
  'You have left the class.': 'Umetoka darasani.',
  'Only hosts can do this.': 'Wenyeji pekee ndio wanaoweza kufanya hivi.',
  'Only hosts and speakers can do this.': 'Wenyeji na wazungumzaji pekee ndio wanaoweza kufanya hivi.',
  'Only hosts and captioners can type captions.':
    'Wenyeji na waandishi wa manukuu pekee ndio wanaoweza kuandika manukuu.',
  'This person is not in the class.': 'Mtu huyu hayuko darasani.',
  'This cannot be done to the host.': 'Hili haliwezi kufanywa kwa mwenyeji.',
  'Only the person can unmute.': 'Mtu mwenyewe pekee ndiye anayeweza kuwasha maikrofoni yake.',
  'There is no such message.': 'Hakuna ujumbe kama huo.',
  'You are writing too fast. Wait a moment, then try again.':
    'Unaandika haraka mno. Subiri kidogo, kisha ujaribu tena.',
  'This site has no media server for sound and pictures.': 'Tovuti hii haina seva ya sauti na picha.',
  'The media server could not answer. Try again.': 'Seva ya sauti na picha haikuweza kujibu. Jaribu tena.',
  'This person no longer sends anything.': 'Mtu huyu hatumi tena sauti wala picha.',
  'This connection no longer exists. Subscribe again.': 'Muunganisho huu haupo tena. Unganisha tena.',
  'This class takes place on another service.': 'Darasa hili linafanyika kwenye huduma nyingine.',
  'There is no such recording.': 'Hakuna rekodi kama hiyo.',
  'The recording is deleted.': 'Rekodi imefutwa.',
  'The captions are deleted.': 'Manukuu yamefutwa.',
  'The class is being recorded.': 'Darasa linarekodiwa.',
  'The recording has stopped.': 'Kurekodi kumesimama.',
};
