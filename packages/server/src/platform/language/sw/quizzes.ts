import type { Sentences } from '../sentences';

/** Sentences about quizzes. */
export const quizzes: Sentences = {
  'There is no such user.': 'Hakuna mtumiaji kama huyo.',
  'This learner is not enrolled in the course.': 'Mwanafunzi huyu hajajiandikisha kwenye kozi hii.',
  'Enter at least one time, limit or number of attempts.':
    'Andika angalau wakati mmoja, kikomo au idadi ya mara.',
  'The closing time has to be after the opening time.':
    'Wakati wa kufunga lazima uwe baada ya wakati wa kufungua.',
  'For everybody the quiz closes before that. Enter a closing time too.':
    'Kwa wengine wote jaribio hufungwa kabla ya hapo. Andika wakati wa kufunga pia.',
  'For everybody the quiz opens after that. Enter an opening time too.':
    'Kwa wengine wote jaribio hufunguliwa baada ya hapo. Andika wakati wa kufungua pia.',
  'This learner has no other times for this quiz.': 'Mwanafunzi huyu hana nyakati nyingine za jaribio hili.',
  'The attempt that is open has its new end.': 'Jaribio linaloendelea lina mwisho mpya.',
  '{0} has other times for this quiz.': '{0} ana nyakati nyingine za jaribio hili.',
  'The times for everybody apply again.': 'Nyakati za wote zinatumika tena.',
  'The time in quizzes is saved.': 'Muda wa majaribio umehifadhiwa.',
  'You have left this question, so its answer can no longer be changed.':
    'Umeshaliacha swali hili, kwa hiyo jibu lake haliwezi kubadilishwa tena.',
  'You have not reached this question yet.': 'Bado hujafika kwenye swali hili.',
  'This attempt continues on another device.': 'Unaendelea kujibu kwenye kifaa kingine.',
  'There is no such attempt.': 'Hujajaribu hivyo.',
  'This attempt has no such question.': 'Mara hii haina swali kama hilo.',
  'Another answer was saved with this number.': 'Jibu lingine limehifadhiwa kwa nambari hii.',
  'This attempt has been submitted.': 'Majibu ya mara hii yamewasilishwa.',
  'The time of this attempt was over.': 'Muda wa mara hii ulikuwa umekwisha.',
  'The answer is of another type than the question.': 'Jibu si la aina ya swali hili.',
  'The answer names something that the question does not have.': 'Jibu linataja kitu ambacho swali halina.',
  'Enrol in the unit “{0}” to take this quiz.': 'Jiandikishe kwenye sehemu “{0}” ili ufanye jaribio hili.',
  'This quiz is not open yet.': 'Jaribio hili bado halijafunguliwa.',
  'This quiz is closed.': 'Jaribio hili limefungwa.',
  'You have used all your attempts.': 'Umetumia nafasi zako zote.',
  'The next attempt cannot start yet.': 'Bado huwezi kujaribu tena.',
  'This quiz has no questions yet.': 'Jaribio hili bado halina maswali.',
  'Enter the access code.': 'Andika msimbo wa kuingia.',
  'This is not the access code.': 'Huu si msimbo wa kuingia.',
  'Too many wrong access codes. Ask your instructor for the code, and try again in {0} {1}.':
    'Umeandika msimbo wa kuingia usio sahihi mara nyingi mno. Mwulize mwalimu wako msimbo, kisha ujaribu tena baada ya dakika {0}.',
  'This course has a bank with this name already. Choose another name.':
    'Kozi hii tayari ina benki yenye jina hili. Chagua jina lingine.',
  'A course can have {0} banks at most.': 'Kozi inaweza kuwa na benki {0} pekee.',
  'A bank can have {0} questions at most.': 'Benki inaweza kuwa na maswali {0} pekee.',
  'This question is in this bank already.': 'Swali hili tayari liko kwenye benki hii.',
  'Someone saved this question since you opened it. Your text is still here: compare the two, then decide.':
    'Mtu amehifadhi swali hili tangu ulipolifungua. Maandishi yako bado yako hapa: linganisha yote mawili, kisha uamue.',
  'The answer is not one for this kind of question.': 'Jibu halifai kwa swali la aina hii.',
  'Two items have the same id.': 'Vitu viwili vina kitambulisho kimoja.',
  'Choose the right option.': 'Chagua jibu sahihi.',
  'Mark at least one option as right.': 'Onyesha angalau jibu moja sahihi.',
  'Fewer options can be chosen than are right.': 'Idadi inayoweza kuchaguliwa ni ndogo kuliko majibu sahihi.',
  'Enter a number for each accepted answer.': 'Andika nambari kwa kila jibu linalokubaliwa.',
  'Add at least one blank.': 'Ongeza angalau nafasi moja ya kujaza.',
  'Write at least one accepted answer for each blank.':
    'Andika angalau jibu moja linalokubaliwa kwa kila nafasi ya kujaza.',
  'Choose a match for each item on the left.': 'Chagua kinacholingana na kila kitu cha kushoto.',
  'The right order has to name each item once.': 'Mpangilio sahihi lazima utaje kila kitu mara moja.',
  'The smallest number of words is above the largest.': 'Idadi ndogo ya maneno inazidi idadi kubwa.',
  'Name at least one kind of file.': 'Taja angalau aina moja ya faili.',
  'Learners cannot send files of these kinds. Name others, such as .pdf or image/*.':
    'Wanafunzi hawawezi kutuma faili za aina hizi. Taja nyingine, kama .pdf au image/*.',
  'This lesson has a quiz there in this language already.':
    'Somo hili tayari lina jaribio hapo kwa lugha hii.',
  'Someone saved this quiz since you opened it. What you changed is still here: compare the two, then decide.':
    'Mtu amehifadhi jaribio hili tangu ulipolifungua. Ulichobadilisha bado kiko hapa: linganisha yote mawili, kisha uamue.',
  'This quiz asks one of these questions already. Choose others.':
    'Jaribio hili tayari lina swali moja kati ya haya. Chagua mengine.',
  'A quiz can have {0} questions at most.': 'Jaribio linaweza kuwa na maswali {0} pekee.',
  'The file “{0}” has not arrived. Send it again.': 'Faili “{0}” haijafika. Itume tena.',
  'The answer names a file twice.': 'Jibu linataja faili moja mara mbili.',
  'This attempt has no such question for files.': 'Mara hii haina swali kama hilo la faili.',
  'Another file was sent with this id. Choose the file again.':
    'Faili nyingine imetumwa kwa kitambulisho hiki. Chagua faili tena.',
  'Files of this type cannot be sent here. Choose another file.':
    'Faili za aina hii haziwezi kutumwa hapa. Chagua faili nyingine.',
  'Files of this type cannot be sent here. Choose {0}.':
    'Faili za aina hii haziwezi kutumwa hapa. Chagua {0}.',
  'What is in this file is not what its name says. Save it again in the right format, then send it.':
    'Yaliyo ndani ya faili hii si kama jina lake linavyosema. Ihifadhi tena kwa umbizo sahihi, kisha uitume.',
  'An answer can have {0} files at most. Remove one first.':
    'Jibu linaweza kuwa na faili {0} pekee. Ondoa moja kwanza.',
  'The files of an attempt can have {0} MB together. Remove one first.':
    'Faili za mara moja zinaweza kuwa na jumla ya MB {0}. Ondoa moja kwanza.',
  'Too many files were sent in a short time. Wait a few minutes, then send this one again.':
    'Faili nyingi zimetumwa kwa muda mfupi. Subiri dakika chache, kisha uitume hii tena.',
  'There is no such answer to mark.': 'Hakuna jibu kama hilo la kusahihisha.',
  'Someone marked this answer since you opened it. Load it again, then decide.':
    'Mtu amesahihisha jibu hili tangu ulipolifungua. Lipakie tena, kisha uamue.',
  'This question has {0} points at most.': 'Alama za swali hili haziwezi kuzidi {0}.',
  'Choose one of the levels.': 'Chagua kiwango kimoja.',
  'Other late answers arrived since you opened this page. Load it again, then decide.':
    'Majibu mengine yaliyochelewa yamefika tangu ulipofungua ukurasa huu. Upakie tena, kisha uamue.',
  'Marked. The attempt has its score now.': 'Imesahihishwa. Matokeo ya mara hii yako tayari.',
  'The answer is marked.': 'Jibu limesahihishwa.',
  'The late answers count. The attempt is marked with them.':
    'Majibu yaliyochelewa yanahesabiwa. Mara hii imesahihishwa pamoja nayo.',
  'The late answers do not count.': 'Majibu yaliyochelewa hayahesabiwi.',
  'Write decimals with a point, e.g. 1.5, and thousands with a comma or a space, e.g. 1,500.':
    'Andika desimali kwa nukta, k.m. 1.5, na maelfu kwa mkato au nafasi, k.m. 1,500.',
  'Write a number with digits only, e.g. 1500 or 1.5. Leave out the unit.':
    'Andika nambari kwa tarakimu pekee, k.m. 1500 au 1.5. Acha kipimo.',
  'Answers or marks changed since this preview. Look at it again, then decide.':
    'Majibu au alama zimebadilika tangu ulipotazama. Tazama tena, kisha uamue.',
  'The answers are marked again. No mark changed.': 'Majibu yamesahihishwa tena. Hakuna alama iliyobadilika.',
  'The answers are marked again. Marks changed: {0}.':
    'Majibu yamesahihishwa tena. Alama zilizobadilika: {0}.',
};
