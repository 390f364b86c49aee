import type { Sentences } from '../sentences';

/** What the server says about a request. */
export const platform: Sentences = {
  'The server is stopping.': 'Seva inasimama.',
  'Files cannot be stored or read at the moment. Please try again in a few minutes.':
    'Faili haziwezi kuhifadhiwa wala kusomwa kwa sasa. Tafadhali jaribu tena baada ya dakika chache.',
  'Unknown device': 'Kifaa kisichojulikana',
  'The request is not valid JSON.': 'Ombi hilo si JSON halali.',
  'The request could not be carried out.': 'Ombi halikuweza kutekelezwa.',
  'Sign in to continue.': 'Ingia ili uendelee.',
  'Your account is not allowed to do this.': 'Akaunti yako hairuhusiwi kufanya hivi.',
  'There is nothing here.': 'Hakuna kitu hapa.',
  'Some fields need another look.': 'Baadhi ya ulichoandika kinahitaji kuangaliwa tena.',
  'The request could not be read.': 'Ombi halikuweza kusomwa.',
  'This address does not take that kind of request.': 'Anwani hii haipokei ombi la aina hiyo.',
  'The request took too long to arrive. Please try again.':
    'Ombi lilichukua muda mrefu kufika. Tafadhali jaribu tena.',
  'That is too large to send.': 'Hiyo ni kubwa mno kutumwa.',
  'That address is too long.': 'Anwani hiyo ni ndefu mno.',
  'This kind of content is not accepted here.': 'Maudhui ya aina hii hayapokelewi hapa.',
  'The server cannot meet what the request expects.': 'Seva haiwezi kutimiza ombi linavyotaka.',
  'The headers of the request are too large.': 'Vichwa vya ombi ni vikubwa mno.',
  'Something went wrong on our side. Please try again.':
    'Hitilafu imetokea upande wetu. Tafadhali jaribu tena.',
  'Our servers are currently unavailable. Please try again later.':
    'Seva zetu hazipatikani kwa sasa. Tafadhali jaribu tena baadaye.',
  'The server has no room left to store this, so nothing was saved. Please try again later.':
    'Seva haina nafasi ya kuhifadhi hii, kwa hiyo hakuna kilichohifadhiwa. Tafadhali jaribu tena baadaye.',
  'Too many pages are open at the same time. Close some of them.':
    'Kurasa nyingi zimefunguliwa kwa wakati mmoja. Funga baadhi yake.',
  'Fill this in': 'Jaza hapa',
  'Choose one of what is offered': 'Chagua mojawapo ya zilizopo',
  'This is not written in the right way': 'Hii haijaandikwa ipasavyo',
  'Enter a multiple of {0}': 'Andika nambari inayogawanyika kwa {0}',
  'There is more here than is asked for': 'Kuna zaidi ya kilichoombwa',
  'This does not fit here': 'Hii haifai hapa',
  'Enter a number': 'Andika nambari',
  'Enter a text': 'Andika maandishi',
  'Use {0} characters or more': 'Tumia herufi {0} au zaidi',
  'Choose {0} or more': 'Chagua {0} au zaidi',
  'Enter {0} or more': 'Andika {0} au zaidi',
  'Use {0} characters or fewer': 'Tumia herufi {0} au pungufu',
  'Choose {0} or fewer': 'Chagua {0} au pungufu',
  'Enter {0} or less': 'Andika {0} au pungufu',
  'Set up two-step sign-in first. Your role needs it.':
    'Kwanza weka kuingia kwa hatua mbili. Jukumu lako linahitaji hivyo.',
  'Your session has ended. Sign in again.': 'Muda wako wa kuingia umekwisha. Ingia tena.',
  'Choose a file first.': 'Chagua faili kwanza.',
  'The file did not arrive completely. Send it again.': 'Faili haikufika yote. Itume tena.',
  'That file is larger than {0}. Choose a smaller one.':
    'Faili hiyo ni kubwa kuliko {0}. Chagua ndogo zaidi.',
  'Some of this could not be read.': 'Baadhi ya haya hayakuweza kusomwa.',
  'Remove the unreadable characters.': 'Ondoa herufi zisizosomeka.',
  'The Idempotency-Key is not a UUID.': 'Idempotency-Key si UUID.',
  'This Idempotency-Key was used for a different request. Send a new key.':
    'Idempotency-Key hii ilitumika kwa ombi lingine. Tuma ufunguo mpya.',
  'The same request is being handled. Try again in a moment.':
    'Ombi hilohilo linashughulikiwa. Jaribu tena baada ya muda mfupi.',
};
