import type { Sentences } from '../sentences';

/** Sentences about payments. */
export const payments: Sentences = {
  'Your payment has arrived.': 'Malipo yako yamefika.',
  'There were too many tries. Wait a few minutes, then try again.':
    'Umejaribu mara nyingi mno. Subiri dakika chache, kisha ujaribu tena.',
  'We cannot see yet whether the first request was answered. Look at that phone, or try again in a moment.':
    'Bado hatuwezi kuona kama ombi la kwanza lilijibiwa. Angalia simu hiyo, au jaribu tena baada ya muda mfupi.',
  'A learner says that the held payment {0} is theirs.':
    'Mwanafunzi anasema kwamba malipo {0} yaliyozuiliwa ni yake.',
  'Thank you. We are checking this payment with M-Pesa. If it cannot be found, a person looks at it.':
    'Asante. Tunakagua malipo haya kwa M-Pesa. Yasipopatikana, mtu atayaangalia.',
  'There were too many tries to pay. Wait a few minutes, then try again.':
    'Umejaribu kulipa mara nyingi mno. Subiri dakika chache, kisha ujaribu tena.',
  'This way of paying is not set up on this site. Choose another one.':
    'Njia hii ya kulipa haijawekwa kwenye tovuti hii. Chagua nyingine.',
  'Enter a Kenyan mobile number, such as 0712 345 678 or +254 712 345 678.':
    'Andika nambari ya simu ya Kenya, kama 0712 345 678 au +254 712 345 678.',
  'M-Pesa takes up to {0} at once. Choose fewer units, or pay by card.':
    'M-Pesa hupokea hadi {0} kwa mara moja. Chagua sehemu chache zaidi, au lipa kwa kadi.',
  'This order is closed, and its prices no longer hold. Choose the units again.':
    'Oda hii imefungwa, na bei zake hazitumiki tena. Chagua sehemu tena.',
  'Coupons are for units that you buy for yourself.': 'Kuponi ni za sehemu unazonunua kwa matumizi yako.',
  'A payment for this order has begun, so its price cannot change any more.':
    'Malipo ya oda hii yameanza, kwa hiyo bei yake haiwezi kubadilika tena.',
  'This order is closed. Choose the units again.': 'Oda hii imefungwa. Chagua sehemu tena.',
  'You have some of these units already. Choose the units again.':
    'Tayari una baadhi ya sehemu hizi. Chagua sehemu tena.',
  'There is no such coupon.': 'Hakuna kuponi kama hiyo.',
  'Enter what the coupon takes off.': 'Andika kiasi ambacho kuponi inapunguza.',
  'A coupon takes off 100% at most.': 'Kuponi haiwezi kupunguza zaidi ya 100%.',
  'Enter the address of the learner who gets the bursary.':
    'Andika barua pepe ya mwanafunzi anayepata ufadhili.',
  'Only administrators add coupons for every course. Choose one of your courses.':
    'Wasimamizi pekee huongeza kuponi za kozi zote. Chagua kozi yako moja.',
  'There is a coupon with this code already.': 'Tayari kuna kuponi yenye msimbo huu.',
  'No learner has this address.': 'Hakuna mwanafunzi mwenye barua pepe hii.',
  'This coupon has been used. Switch it off instead.': 'Kuponi hii imeshatumika. Badala yake izime.',
  'There were too many tries with coupons. Wait a few minutes, then try again.':
    'Umejaribu kuponi mara nyingi mno. Subiri dakika chache, kisha ujaribu tena.',
  'There is no such coupon. Check the code.': 'Hakuna kuponi kama hiyo. Angalia msimbo.',
  'This coupon is not valid any more.': 'Kuponi hii si halali tena.',
  'This coupon has expired.': 'Muda wa kuponi hii umekwisha.',
  'This coupon is for another course.': 'Kuponi hii ni ya kozi nyingine.',
  'This code is for another person. Sign in with the account that got it.':
    'Msimbo huu ni wa mtu mwingine. Ingia kwa akaunti iliyoupata.',
  'You have used this coupon already.': 'Tayari umetumia kuponi hii.',
  'This coupon has been used up.': 'Nafasi za kuponi hii zimekwisha.',
  'This code is not known. Check it, or ask the sender: a newer mail makes earlier codes worthless.':
    'Msimbo huu haujulikani. Uangalie, au umwulize mtumaji: barua pepe mpya hubatilisha misimbo ya awali.',
  'This gift has been claimed already.': 'Zawadi hii tayari imepokelewa.',
  'This gift was paid back to the sender, so it cannot be claimed.':
    'Pesa za zawadi hii zimerejeshwa kwa mtumaji, kwa hiyo haiwezi kupokelewa.',
  'The course of this gift was deleted. The sender can ask for a refund.':
    'Kozi ya zawadi hii imefutwa. Mtumaji anaweza kuomba pesa zirejeshwe.',
  'You have these units already. The sender can ask for a refund, or give the code to somebody else.':
    'Tayari una sehemu hizi. Mtumaji anaweza kuomba pesa zirejeshwe, au ampe mtu mwingine msimbo.',
  'There were too many codes in a short time. Wait a few minutes, then try again.':
    'Umejaribu misimbo mingi kwa muda mfupi. Subiri dakika chache, kisha ujaribu tena.',
  'There is no such gift.': 'Hakuna zawadi kama hiyo.',
  'This gift is claimed, refunded or not paid, so no mail can be sent.':
    'Zawadi hii imepokelewa, pesa zake zimerejeshwa au haijalipiwa, kwa hiyo barua pepe haiwezi kutumwa.',
  'This mail was sent several times. Wait an hour, then try again.':
    'Barua pepe hii imetumwa mara kadhaa. Subiri saa moja, kisha ujaribu tena.',
  'The mail is sent to {0} again, with a new code.': 'Barua pepe imetumwa tena kwa {0}, yenye msimbo mpya.',
  'The gift is yours. Its units are open.': 'Zawadi ni yako. Sehemu zake zimefunguliwa.',
  'This choice costs nothing, so nobody has to buy it for others.':
    'Ulichochagua ni bure, kwa hiyo hakuna haja ya kuwanunulia wengine.',
  'The price has changed since you opened this page. Check the new lines and the new total, then pay.':
    'Bei imebadilika tangu ulipofungua ukurasa huu. Angalia orodha mpya na jumla mpya, kisha ulipe.',
  'A payment for this course is in progress. Wait until it has ended, or try again in two minutes.':
    'Malipo ya kozi hii yanaendelea. Subiri yaishe, au jaribu tena baada ya dakika mbili.',
  'Only learners buy units. Sign in with a learner account to study this course.':
    'Wanafunzi pekee hununua sehemu. Ingia kwa akaunti ya mwanafunzi ili usome kozi hii.',
  'This choice costs nothing. Enrol in it instead.':
    'Ulichochagua ni bure. Badala yake jiandikishe kwenye kozi.',
  'Payments are not set up on this site yet, so nothing can be bought here. Nothing has been charged.':
    'Malipo bado hayajawekwa kwenye tovuti hii, kwa hiyo hakuna kinachoweza kununuliwa hapa. Hujalipishwa chochote.',
  'There are no such seats, or they are for members of another hub.':
    'Hakuna nafasi kama hizo, au ni za wanachama wa kituo kingine.',
  'These seats are not available any more. Ask the administrator of your hub.':
    'Nafasi hizi hazipatikani tena. Mwulize msimamizi wa kituo chako.',
  'All seats are taken. Ask the administrator of your hub for more.':
    'Nafasi zote zimechukuliwa. Mwombe msimamizi wa kituo chako nyingine.',
  'You have these units already, so you do not need a seat.':
    'Tayari una sehemu hizi, kwa hiyo huhitaji nafasi.',
  'Members have claimed seats of this order, so it cannot be refunded.':
    'Wanachama wamechukua nafasi za oda hii, kwa hiyo pesa haziwezi kurejeshwa.',
  'You do not administer a hub.': 'Wewe si msimamizi wa kituo.',
  'There are no such seats in your hub.': 'Hakuna nafasi kama hizo kwenye kituo chako.',
  'A deleted account': 'Akaunti iliyofutwa',
  'The seat is yours. Its units are open.': 'Nafasi ni yako. Sehemu zake zimefunguliwa.',
  'There is no such order.': 'Hakuna oda kama hiyo.',
  'There is no such receipt.': 'Hakuna risiti kama hiyo.',
  '{0} got “{1}” with the code {2}.': '{0} amepata “{1}” kwa msimbo {2}.',
  '{0} paid {1} for “{2}”.': '{0} amelipa {1} kwa “{2}”.',
  'A payment of {0} is held: {1}.': 'Malipo ya {0} yamezuiliwa: {1}.',
  'A payment of {0} for “{1}” is held: {2}.': 'Malipo ya {0} ya “{1}” yamezuiliwa: {2}.',
  'Your receipt {0} for “{1}”': 'Risiti yako {0} ya “{1}”',
  'Your code {0} pays for “{1}”. You can start learning now.':
    'Msimbo wako {0} unalipia “{1}”. Sasa unaweza kuanza kujifunza.',
  'We have received {0} for “{1}”. {2}': 'Tumepokea {0} kwa “{1}”. {2}',
  'Receipt number: {0}': 'Nambari ya risiti: {0}',
  'M-Pesa code: {0}': 'Msimbo wa M-PESA: {0}',
  'Whoever has this link can check that the receipt is genuine: {0}':
    'Yeyote aliye na kiungo hiki anaweza kuthibitisha kwamba risiti ni halali: {0}',
  'See the receipt': 'Tazama risiti',
  'See the order': 'Tazama oda',
  'The units that it paid for are closed. Your progress is kept, in case you enrol again.':
    'Sehemu ilizolipia zimefungwa. Maendeleo yako yamehifadhiwa, iwapo utajiandikisha tena.',
  'Its seats can no longer be claimed.': 'Nafasi zake haziwezi kuchukuliwa tena.',
  'The gift can no longer be claimed. If it was claimed, its units are closed.':
    'Zawadi haiwezi kupokelewa tena. Ikiwa ilipokelewa, sehemu zake zimefungwa.',
  'Your refund for “{0}”': 'Pesa zako za “{0}” zimerejeshwa',
  'We have paid back {0} of receipt {1} for “{2}”.': 'Tumerejesha {0} za risiti {1} ya “{2}”.',
  'We have paid back {0} that you sent for “{1}”.': 'Tumerejesha {0} ulizotuma kwa ajili ya “{1}”.',
  'This payment opened nothing. You can order again at any time.':
    'Malipo haya hayakufungua chochote. Unaweza kuagiza tena wakati wowote.',
  'It was not needed: the payment of receipt {0} stays as it is.':
    'Hayakuhitajika: malipo ya risiti {0} yanabaki jinsi yalivyo.',
  '{0} gives you “{1}”': '{0} anakupa “{1}”',
  '{0} has paid for {1} “{2}” on Digiken for you.': '{0} amekulipia {1} “{2}” kwenye Digiken.',
  '{0} writes: {1}': '{0} anaandika: {1}',
  'Open the link, and sign in or sign up. The units are yours then, for no charge.':
    'Fungua kiungo, kisha uingie au ujisajili. Sehemu zitakuwa zako bure.',
  'Or enter this code: {0}': 'Au andika msimbo huu: {0}',
  'Open the gift': 'Fungua zawadi',

  // Kept choices
  'This choice is no longer kept. Choose your units again.':
    'Ulichochagua hakijahifadhiwa tena. Chagua sehemu zako upya.',
  'The units that you chose are no longer part of this course.':
    'Sehemu ulizochagua hazimo tena katika kozi hii.',
  'Too many choices from this network. Wait a few minutes and try again.':
    'Mtandao huu umetumika kuchagua mara nyingi mno. Subiri dakika chache kisha ujaribu tena.',
};
