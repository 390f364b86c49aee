import type { Sentences } from '../sentences';

/** Sentences about hubs. */
export const hubs: Sentences = {
  'There is no such assignment.': 'Hakuna kozi iliyopangwa kama hiyo.',
  'This course is not in your hub. Add it in the settings of the hub first.':
    'Kozi hii haiko kwenye kituo chako. Iongeze kwanza kwenye mipangilio ya kituo.',
  'This course is assigned to the same people already. Change that assignment instead.':
    'Watu hawa tayari wamepangiwa kozi hii. Badilisha mpango huo.',
  'A hub can have {0} assignments at most. Withdraw one first.':
    'Kituo kinaweza kupanga kozi {0} pekee. Batilisha moja kwanza.',
  'The course is assigned. Members are told and enrolled.':
    'Kozi imepangwa. Wanachama wanaarifiwa na kuandikishwa.',
  'The assignment is saved.': 'Mpango wa kozi umehifadhiwa.',
  'The assignment is saved. Members are told about the new date.':
    'Mpango wa kozi umehifadhiwa. Wanachama wanaarifiwa kuhusu tarehe mpya.',
  'The assignment is withdrawn. Members stay enrolled.':
    'Mpango wa kozi umebatilishwa. Wanachama wanabaki kwenye kozi.',
  'This assignment is withdrawn.': 'Mpango huu wa kozi umebatilishwa.',
  'The course is not in your hub or not published any more, so its progress is not shown.':
    'Kozi haiko kwenye kituo chako au imeondolewa kwenye orodha, kwa hiyo maendeleo yake hayaonyeshwi.',
  'Members without a seat are looked at again.': 'Wanachama wasio na nafasi wanaangaliwa tena.',
  '{0} invites you to {1}': '{0} anakualika kwenye {1}',
  '{0} invites you to join the hub {1} on Digiken. The link is for you alone and works until {2}.':
    '{0} anakualika ujiunge na kituo {1} kwenye Digiken. Kiungo ni chako peke yako na kinatumika hadi {2}.',
  'Once you join, administrators of {0} see your progress in the courses that they assign.':
    'Ukijiunga, wasimamizi wa {0} wataona maendeleo yako katika kozi wanazokupangia.',
  'If you do not know the hub, you can ignore this mail.': 'Ikiwa hukijui kituo hiki, puuza barua pepe hii.',
  'The quote that opens in line {0} is not closed.':
    'Alama ya nukuu inayofunguka kwenye mstari wa {0} haijafungwa.',
  'Hub request': 'Ombi la kujiunga na kituo',
  '{0} asks to join the hub “{1}”.': '{0} anaomba kujiunga na kituo “{1}”.',
  '{0} asks to join {1}': '{0} anaomba kujiunga na {1}',
  '{0} would like to join {1}.': '{0} angependa kujiunga na {1}.',
  'They wrote: “{0}”': 'Ameandika: “{0}”',
  'Decide on the request': 'Amua kuhusu ombi',
  'Welcome to {0}': 'Karibu {0}',
  'Your request to join {0} has been accepted. You are a member now.':
    'Ombi lako la kujiunga na {0} limekubaliwa. Sasa wewe ni mwanachama.',
  'Open the hub': 'Fungua kituo',
  'Your request to join {0} is pending again': 'Ombi lako la kujiunga na {0} linasubiri tena',
  'Your request to join {0}': 'Ombi lako la kujiunga na {0}',
  'Your request to join {0} has not been accepted.': 'Ombi lako la kujiunga na {0} halikukubaliwa.',
  'The reason: “{0}”': 'Sababu: “{0}”',
  'Find other hubs': 'Tafuta vituo vingine',
  'You are no longer a member of {0}': 'Wewe si mwanachama tena wa {0}',
  'An administrator of {0} has ended your membership. You keep your courses and your progress.':
    'Msimamizi wa {0} amemaliza uanachama wako. Kozi na maendeleo yako vinabaki vyako.',
  '{0} invites you to join the hub {1} on Digiken. The link works for {2}.':
    '{0} anakualika ujiunge na kituo {1} kwenye Digiken. Kiungo kinatumika kwa {2}.',
  'You are now an administrator of {0}': 'Sasa wewe ni msimamizi wa {0}',
  'You are now an administrator of the hub {0}. You decide on requests to join, invite people and see the members’ progress.':
    'Sasa wewe ni msimamizi wa kituo {0}. Unaamua kuhusu maombi ya kujiunga, unaalika watu na unaona maendeleo ya wanachama.',
  'Sign in again to open the hub’s console.': 'Ingia tena ili ufungue ukurasa wa kituo.',
  'Open the hub’s console': 'Fungua ukurasa wa kituo',
  'You are no longer an administrator of {0}': 'Wewe si msimamizi tena wa {0}',
  'You are no longer an administrator of the hub {0}. Your account is a learner account again.':
    'Wewe si msimamizi tena wa kituo {0}. Akaunti yako ni ya mwanafunzi tena.',
  'Open your dashboard': 'Fungua dashibodi yako',
  'There is no such hub.': 'Hakuna kituo kama hicho.',
  'You do not run a hub.': 'Wewe si msimamizi wa kituo.',
  'There is no such member.': 'Hakuna mwanachama kama huyo.',
  'This person does not run the hub.': 'Mtu huyu si msimamizi wa kituo hiki.',
  'Your request is on its way. You get a mail once it is decided.':
    'Ombi lako linatumwa. Utapata barua pepe likiamuliwa.',
  'You have asked to join this hub already.': 'Tayari umeomba kujiunga na kituo hiki.',
  'This hub takes no requests. Ask its administrators for an invitation.':
    'Kituo hiki hakipokei maombi ya kujiunga. Waombe wasimamizi wake mwaliko.',
  'There is no open request to take back.': 'Hakuna ombi la kujiunga la kufuta.',
  'Your request is withdrawn.': 'Ombi lako limefutwa.',
  'You have left the hub. What you studied stays yours.':
    'Umeondoka kwenye kituo. Ulichojifunza kinabaki chako.',
  'You do not belong to this hub.': 'Wewe si mwanachama wa kituo hiki.',
  'You have asked to join many hubs in a short time. Wait an hour and try again.':
    'Umeomba kujiunga na vituo vingi kwa muda mfupi. Subiri saa moja, kisha ujaribu tena.',
  'An administrator of this hub has removed you, so this invitation no longer works for you. Ask for a new one.':
    'Msimamizi wa kituo hiki amekuondoa, kwa hiyo mwaliko huu hautumiki tena kwako. Omba mpya.',
  'This invitation is not known. Ask for a new link.': 'Mwaliko huu haujulikani. Omba kiungo kipya.',
  'This invitation has been withdrawn. Ask for a new link.': 'Mwaliko huu umebatilishwa. Omba kiungo kipya.',
  'This invitation has expired. Ask for a new link.': 'Muda wa mwaliko huu umekwisha. Omba kiungo kipya.',
  'This invitation has been used by as many people as it was meant for. Ask for a new link.':
    'Nafasi za mwaliko huu zimekwisha. Omba kiungo kipya.',
  'The invitation is ready. Copy the link now: it is not shown again.':
    'Mwaliko uko tayari. Nakili kiungo sasa: hakitaonyeshwa tena.',
  'The invitation is on its way to {0}. Copy the link now if you need it: it is not shown again.':
    'Mwaliko unatumwa kwa {0}. Nakili kiungo sasa ukikihitaji: hakitaonyeshwa tena.',
  'You have made many invitations in a short time. Wait an hour and try again.':
    'Umetengeneza mialiko mingi kwa muda mfupi. Subiri saa moja, kisha ujaribu tena.',
  'The hub’s settings are saved.': 'Mipangilio ya kituo imehifadhiwa.',
  'The course is shown in the hub.': 'Kozi inaonyeshwa kwenye kituo.',
  'The course is shown in the hub no longer.': 'Kozi haionyeshwi tena kwenye kituo.',
  'A hub can show {0} courses at most. Remove one first.':
    'Kituo kinaweza kuonyesha kozi {0} pekee. Ondoa moja kwanza.',
  '{0} is no longer a member and gets a mail with your reason.':
    '{0} si mwanachama tena na atapata barua pepe yenye sababu yako.',
  '{0} is a member now and gets a mail.': '{0} sasa ni mwanachama na atapata barua pepe.',
  '{0} gets a mail with your reason.': '{0} atapata barua pepe yenye sababu yako.',
  'This request has already been decided or withdrawn.': 'Ombi hili tayari limeamuliwa au limefutwa.',
  'This decision can no longer be undone. Remove the member, or ask them to send a new request.':
    'Uamuzi huu hauwezi kutenguliwa tena. Mwondoe mwanachama, au mwombe atume ombi jipya.',
  'The request of {0} is pending again.': 'Ombi la {0} linasubiri tena.',
  'The hub is created.': 'Kituo kimeanzishwa.',
  'The hub is saved.': 'Kituo kimehifadhiwa.',
  'No one has an account with this email address.': 'Hakuna aliye na akaunti yenye barua pepe hii.',
  'This account is deactivated.': 'Akaunti hii imezimwa.',
  'This person has not verified their email address yet.': 'Mtu huyu bado hajathibitisha barua pepe yake.',
  'This person runs this hub already.': 'Mtu huyu tayari ni msimamizi wa kituo hiki.',
  'This person runs another hub. Remove them there first.':
    'Mtu huyu ni msimamizi wa kituo kingine. Mwondoe huko kwanza.',
  'This person is an instructor. Only learners can be made hub administrators.':
    'Mtu huyu ni mwalimu. Wanafunzi pekee ndio wanaoweza kufanywa wasimamizi wa kituo.',
  'This person administers the whole site. Only learners can be made hub administrators.':
    'Mtu huyu ni msimamizi wa tovuti nzima. Wanafunzi pekee ndio wanaoweza kufanywa wasimamizi wa kituo.',
  '{0} runs the hub now and has to sign in again.':
    '{0} sasa ni msimamizi wa kituo na anahitaji kuingia tena.',
  '{0} runs the hub no longer and has to sign in again.':
    '{0} si msimamizi tena wa kituo na anahitaji kuingia tena.',
};
