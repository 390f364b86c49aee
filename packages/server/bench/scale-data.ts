import { createHash } from 'node:crypto';
import { QUIZ_LIMITS } from '@digiken/contract/constants';
import { newQuizSettings } from '../src/quizzes';

/** Numbers of rows. `deep` is the length of the longest list of one user, hub or thread. */
export interface Scale {
  courses: number;
  people: number;
  enrolments: number;
  messages: number;
  deep: number;
}

/** A large site: every list must stay fast on it. */
export const FULL: Scale = {
  courses: 100_000,
  people: 100_000,
  enrolments: 1_000_000,
  messages: 1_000_000,
  deep: 25_000,
};

/** Users with special roles in the benchmark; all others are learners, instructors or hub administrators. */
export const PEOPLE = { admin: 1, learner: 2, tutor: 3, hub: 4 } as const;

type Kind =
  | 'quiz'
  | 'slot'
  | 'bank'
  | 'pool'
  | 'person'
  | 'course'
  | 'unit'
  | 'lesson'
  | 'hub'
  | 'check'
  | 'assignment'
  | 'news'
  | 'thread'
  | 'question'
  | 'message'
  | 'category';

/** The id of the nth object of a kind, as computed by the database too. */
export function scaleId(kind: Kind, n: number): string {
  const hex = createHash('md5').update(`${kind}${n}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The latest time of the rows. */
export const FILLED_AT = '2026-11-20T12:00:00Z';

/** The number of the nth certificate, as computed by the database too. */
export const scaleCertificate = (n: number) => `DK-20260101-cour-${n.toString(16).padStart(8, '0')}`;
const certificateId = `'DK-20260101-cour-' || lpad(to_hex(n), 8, '0')`;

export const scaleEmail = (n: number) => `person${n}@scale.example`;

const BANKS = 5;

const WORDS =
  'water soil seed harvest market shop cash stock price ledger sun battery wire phone radio field goat hen milk bee fish forest rain well pump health nurse child school letter number story song craft cloth brick wood iron road bus map'.split(
    ' ',
  );
const WORD_LIST = `array['${WORDS.join("','")}']`;
const word = (salt: string) => `(${WORD_LIST})[1 + abs(hashtext('${salt}' || n)) % ${WORDS.length}]`;

const id = (kind: Kind, n = 'n') => `md5('${kind}' || (${n}))::uuid::text`;
/** A time in the last `days`, deterministic for each row. */
const ago = (salt: string, days: number) =>
  `date_trunc('milliseconds', timestamptz '${FILLED_AT}' - (abs(hashtext('${salt}' || n)::bigint) % ${days * 86_400}) * interval '1 second')`;
const upTo = (count: number, from = 1) => `generate_series(${from}, ${count}) as n`;
const pick = (choices: [string, number][]) => {
  let sum = 0;
  const cases = choices.map(([value, share]) => `when n % 100 < ${(sum += share)} then '${value}'`);
  return `case ${cases.join(' ')} end`;
};

/** Fills with {@link fillRows} and analyses, for tests. A bench fills with `fillFast`. */
export async function fillScale(...[run, scale, passwordHash]: Parameters<typeof fillRows>): Promise<void> {
  await fillRows(run, scale, passwordHash);
  // Full statistics at the tests' size, so that plans do not depend on random samples.
  await run('set default_statistics_target = 1000');
  await run('analyze');
  await run('reset default_statistics_target');
}

/**
 * Fills an empty, migrated database by a few statements, each with all rows of a table: some users, courses,
 * hubs and threads have very many rows and most have few.
 * @param passwordHash of all users
 */
export async function fillRows(
  run: (statement: string) => Promise<unknown>,
  scale: Scale,
  passwordHash: string,
): Promise<void> {
  const { courses, people, enrolments, messages, deep } = scale;
  const tutors = Math.max(1, Math.floor(people / 50));
  const threads = Math.floor(messages / 5);
  const members = Math.min(people - 10, Math.floor(deep * 1.2));
  const tutor = (n: string) => `50 * (1 + ${n} % ${tutors})`;
  const special = Object.values(PEOPLE).join(', ');
  await run('select setseed(0.42)');
  await run(`insert into categories (id, name, created_at)
    select ${id('category')}, 'Category ' || n, ${ago('g', 900)} from ${upTo(20)}`);
  await run(`insert into hubs (id, name, summary, created_at)
    select ${id('hub')}, ${word('h')} || ' hub ' || n, 'A hub about ' || ${word('s')} || ' and ' || ${word('t')}, ${ago('h', 900)}
    from ${upTo(deep)}`);
  await run(`insert into users (id, first_name, last_name, email, password_hash, role, status, email_verified_at, hub_id, created_at)
    select ${id('person')}, initcap(${word('f')}), initcap(${word('l')}) || n, 'person' || n || '@scale.example', '${passwordHash}',
      (case when n = ${PEOPLE.admin} then 'admin' when n = ${PEOPLE.tutor} or n % 50 = 0 then 'tutor'
        when n = ${PEOPLE.hub} or n % 501 = 0 then 'hub' else 'user' end)::user_role,
      (case when n % 4 = 1 and n not in (${special}) then 'deactivated' else 'active' end)::user_status,
      ${ago('v', 300)}, case when n = ${PEOPLE.hub} then ${id('hub', '1')} when n % 501 = 0 and n % 50 <> 0 then ${id('hub', '1 + n % 20')} end,
      ${ago('u', 1000)}
    from ${upTo(people)}`);
  await run(`insert into courses (id, state, title, summary, description_markdown, description_html, level, category_id, owner_id, price, unit_count, submitted_at, languages, created_at, updated_at)
    select ${id('course')}, ${pick([
      ['published', 60],
      ['review', 22],
      ['draft', 9],
      ['changes', 5],
      ['unpublished', 4],
    ])}, initcap(${word('a')}) || ' and ' || ${word('b')} || ' ' || n,
      'Learn about ' || ${word('c')} || ', ' || ${word('d')} || ' and ' || ${word('e')} || ', step by step and at your own pace.',
      'About this course.', '<p>About this course.</p>', 'beginner', ${id('category', '1 + floor(20 * power((n % 1000) / 1000.0, 2))::int')},
      case when n <= ${deep} then ${id('person', String(PEOPLE.tutor))} else ${id('person', tutor('n'))} end,
      (n % 40) * 50, 2, case when n % 100 >= 60 then ${ago('q', 60)} end, array['en'], ${ago('n', 800)}, ${ago('p', 400)}
    from ${upTo(courses)}`);
  await run(`insert into units (id, course_id, position, title, summary, price)
    select ${id('unit')}, ${id('course', '(n + 1) / 2')}, 1 + n % 2, 'Unit ' || ${word('x')}, '', (n % 20) * 50 from ${upTo(courses * 2)}`);
  await run(`insert into lessons (id, unit_id, position, title, minutes, weight_bytes, default_language)
    select ${id('lesson')}, ${id('unit', '(n + 1) / 2')}, 1 + n % 2, 'Lesson ' || ${word('y')}, 5, 20000, 'en' from ${upTo(courses * 4)}`);
  await run(`insert into lesson_texts (lesson_id, language, title, source, html, text, headings)
    select ${id('lesson')}, 'en', 'Lesson on ' || ${word('y')}, 'Text.', '<p>Text.</p>', 'A text about ' || ${word('z')} || ' and ' || ${word('w')}, '[]'::jsonb
    from ${upTo(Math.min(courses * 4, deep * 2))}`);
  await run(`insert into passages (lesson_id, language, position, heading, text, words, digest, search)
    select lesson_id, language, 1, '', text, 7, '', to_tsvector('english', text) from lesson_texts`);
  await run(`insert into passage_words (word, passage_id, frequency)
    select word, id, count(*) from passages cross join regexp_split_to_table(text, ' ') as word group by word, id`);
  await run(`insert into questions (id) values ('scale')`);
  await run(`insert into question_versions (question_id, version, body)
    values ('scale', 1, '{"type":"true-false","prompt":{"text":"Is it so?","format":"plain"}}')`);
  await run(`insert into quizzes (id, lesson_id, kind, language, title, settings)
    select ${id('quiz')}, ${id('lesson')}, 'post', 'en', 'Quiz ' || n, '${JSON.stringify(newQuizSettings('post'))}'::jsonb
    from ${upTo(courses * 4)}`);
  await run(`insert into quiz_slots (id, quiz_id, position, question_id, question_version)
    select ${id('slot')}, ${id('quiz')}, 1, 'scale', 1 from ${upTo(courses * 4)}`);
  // Full banks: what is found in one of them is found among all its questions.
  const inBanks = upTo(BANKS * QUIZ_LIMITS.bankQuestions);
  await run(`insert into question_banks (id, course_id, name)
    select ${id('bank')}, ${id('course')}, 'Bank ' || n from ${upTo(BANKS)}`);
  await run(`insert into questions (id) select 'bank-' || n from ${inBanks}`);
  await run(`insert into question_versions (question_id, version, body, tags)
    select 'bank-' || n, 1, jsonb_build_object('type', 'true-false', 'prompt',
      jsonb_build_object('text', 'Is it ' || ${word('q')} || '?', 'format', 'plain')), array[${word('t')}] from ${inBanks}`);
  await run(`insert into question_keys (question_id, version, key, feedback)
    select 'bank-' || n, 1, '{"type":"true-false","value":true}', '{}' from ${inBanks}`);
  await run(`insert into bank_questions (id, bank_id, position, question_id, question_version)
    select 'bank-' || n, ${id('bank', `1 + n / ${QUIZ_LIMITS.bankQuestions}`)}, n, 'bank-' || n, 1
    from ${upTo(BANKS * QUIZ_LIMITS.bankQuestions - 1)}`);
  // A few courses have most learners: the first of 100,000 has about 2 in 100 of all enrolments.
  await run(`insert into enrolments (id, user_id, course_id, whole, state, teacher_id, created_at, last_studied_at)
    select md5('e' || u || '-' || c)::uuid::text, ${id('person', 'u')}, ${id('course', 'c')}, (u + c) % 10 < 7,
      case when (u + c) % 25 = 0 then 'cancelled' else 'active' end,
      case when c <= ${deep} then ${id('person', String(PEOPLE.tutor))} else ${id('person', tutor('c'))} end,
      date_trunc('milliseconds', timestamptz '${FILLED_AT}' - (abs(hashtext(u || 'e' || c)::bigint) % 50000000) * interval '1 second'),
      case when (u * 7 + c) % 3 > 0 then date_trunc('milliseconds', timestamptz '${FILLED_AT}' - (abs(hashtext(u || 'l' || c)::bigint) % 3000000) * interval '1 second') end
    from (select distinct 5 + n % ${people - 5} as u, 1 + floor(${courses} * power(random(), 3))::int as c
      from ${upTo(Math.floor(enrolments * 1.25))}) pairs limit ${enrolments}`);
  await run(`insert into enrolments (id, user_id, course_id, whole, teacher_id, created_at)
    select md5('own' || n)::uuid::text, ${id('person', String(PEOPLE.learner))}, ${id('course', 'n * 3')}, true,
      case when n * 3 <= ${deep} then ${id('person', String(PEOPLE.tutor))} else ${id('person', tutor('n * 3'))} end, ${ago('o', 300)} from ${upTo(100)}`);
  await run(`insert into enrolment_units (enrolment_id, unit_id, price_paid)
    select e.id, u.id, 100 from enrolments e join units u on u.course_id = e.course_id and u.position = 1 where not e.whole`);
  await run(`insert into lesson_progress (user_id, lesson_id, done_at, scroll, last_opened_at)
    select e.user_id, l.id, e.last_studied_at, 1, e.last_studied_at from enrolments e
    join units u on u.course_id = e.course_id and u.position = 1 join lessons l on l.unit_id = u.id and l.position = 1
    where e.last_studied_at is not null`);
  await run(`insert into packages (id, digest, format, bytes) values ('scale', 'scale', 'scorm-1.2', 1)`);
  await run(`insert into lesson_activities (lesson_id, package_id, title, tracked, launch, weight_bytes, completes_by_ending)
    select ${id('lesson', '1')}, 'scale', 'Activity', true, 'index.html', 1, true`);
  await run(`insert into activity_states (user_id, lesson_id, session, status, score, opened_at)
    select user_id, lesson_id, 'scale', 'passed', 80, last_opened_at from lesson_progress where lesson_id = ${id('lesson', '1')}`);
  await run(`update courses set learner_count = counted.learners from
    (select course_id, count(*)::int as learners from enrolments where state = 'active' group by 1) counted where counted.course_id = courses.id`);
  await fillPayments(run, { courses, people, enrolments, messages, deep });
  await run(`insert into message_threads (id, kind, subject, created_by, course_id, created_at)
    select ${id('thread')}, case when n > 1 and n % 50 = 0 then 'announcement' else 'conversation' end,
      'About ' || ${word('j')} || ' ' || n, ${id('person', `5 + n % ${people - 5}`)},
      case when n > 1 and n % 50 = 0 then ${id('course', `1 + n % ${courses}`)} end, ${ago('t', 500)} from ${upTo(threads)}`);
  await run(`insert into message_participants (thread_id, user_id, unread, archived, last_message_at)
    select ${id('thread')}, ${id('person', `5 + n % ${people - 5}`)}, 0, n % 5 = 0, ${ago('m', 400)} from ${upTo(threads)}`);
  await run(`insert into message_participants (thread_id, user_id, unread, archived, last_message_at)
    select ${id('thread')}, case when n <= ${deep} then ${id('person', String(PEOPLE.learner))} else ${id('person', `5 + (n * 7 + 1) % ${people - 5}`)} end,
      case when n % 10 = 0 then 1 else 0 end, n % 6 = 0, ${ago('m', 400)} from ${upTo(threads)} on conflict do nothing`);
  await run(`insert into messages (id, thread_id, sender_id, body, created_at)
    select ${id('message')}, ${id(
      'thread',
      `case when n <= ${deep} then 1 when n <= ${deep + threads} then n - ${deep} else 1 + floor(${threads} * power(random(), 2))::int end`,
    )}, ${id('person', `1 + n % ${people}`)}, 'I have a question about ' || ${word('k')} || ' and ' || ${word('i')} || ': number ' || n, ${ago('b', 400)}
    from ${upTo(messages)}`);
  await run(`insert into message_reports (id, message_id, reporter_id, reason, body, state, created_at)
    select md5('report' || n)::uuid::text, ${id('message')}, ${id('person', `1 + (n * 3) % ${people}`)}, 'Not kind', 'Words', ${pick(
      [
        ['open', 85],
        ['dismissed', 15],
      ],
    )}, ${ago('r', 300)}
    from ${upTo(deep)}`);
  await run(
    `insert into message_blocks (user_id, blocked_id) select ${id('person', String(PEOPLE.learner))}, ${id('person')} from ${upTo(60, 11)}`,
  );
  await run(`insert into hub_members (hub_id, user_id, joined_at)
    select ${id('hub', '1')}, ${id('person')}, ${ago('i', 500)} from ${upTo(members, 5)} union all
    select ${id('hub', '1')}, ${id('person', String(PEOPLE.learner))}, ${ago('i', 500)} from ${upTo(1)}`);
  await run(`insert into hub_members (hub_id, user_id, joined_at)
    select ${id('hub', `2 + floor(${deep - 2} * power(random(), 4))::int`)}, ${id('person')}, ${ago('j', 500)} from ${upTo(people, 5)} on conflict do nothing`);
  await run(`update hubs set member_count = counted.members from
    (select hub_id, count(*)::int as members from hub_members group by 1) counted where counted.hub_id = hubs.id`);
  await run(`insert into hub_requests (id, hub_id, user_id, message, state, created_at)
    select md5('request' || n)::uuid::text, ${id('hub', '1')}, ${id('person', `${people} - n + 1`)}, 'May I join?', ${pick(
      [
        ['requested', 85],
        ['rejected', 15],
      ],
    )}, ${ago('w', 300)} from ${upTo(deep)}`);
  await run(`insert into hub_invitations (id, hub_id, hash, label, max_uses, expires_at, created_at)
    select md5('invitation' || n)::uuid::text, ${id('hub', '1')}, 'hash' || n, 'Class ' || n, 10, ${ago('z', 20)} + interval '30 days', ${ago('z', 300)} from ${upTo(deep)}`);
  await run(
    `insert into hub_courses (hub_id, course_id) select ${id('hub', '1')}, ${id('course', 'n * 7')} from ${upTo(20)}`,
  );
  await run(`insert into hub_invitation_checks (id, hub_id, file_name, encoding, separator, ignored_columns, expires_at)
    select ${id('check')}, ${id('hub', '1')}, 'people.csv', 'utf-8', 'comma', '[]', now() + interval '300 days' from ${upTo(1)}`);
  await run(`insert into hub_invitation_lines (id, check_id, line, email, first_name, last_name, cohorts, new_cohorts, state)
    select md5('line' || n)::uuid::text, ${id('check', '1')}, n + 1, 'p' || n || '@ngo.example', '', '', '[]', '[]',
      case when n % 5 = 0 then 'invited' else 'ready' end from ${upTo(deep)}`);
  await run(`insert into hub_personal_invitations (id, hub_id, email, first_name, last_name, cohort_ids, hash, mailed_at, expires_at, created_at)
    select md5('personal' || n)::uuid::text, ${id('hub', '1')}, 'p' || n || '@ngo.example', 'P', 'Q', '[]', 'personal' || n,
      now(), now() + interval '300 days', ${ago('q', 10)} from ${upTo(deep)}`);
  await run(`insert into hub_assignments (id, hub_id, course_id, everyone, note, created_at)
    select ${id('assignment')}, ${id('hub', '1')}, ${id('course', 'n * 7')}, true, '', ${ago('r', 200)} from ${upTo(20)}`);
  await run(`insert into hub_assignment_members (assignment_id, hub_id, user_id, sort_name, access, assigned_on, due_on, due_at, fraction, active_at, looked_up_at)
    select ${id('assignment', '1')}, m.hub_id, m.user_id, lower(u.first_name || ' ' || u.last_name), 'enrolled', '2026-01-01', '2026-02-01',
      '2026-02-01T21:00:00Z', random(), now() - interval '1 day' * random() * 90, now()
    from hub_members m join users u on u.id = m.user_id where m.hub_id = ${id('hub', '1')}`);
  await run(`insert into message_threads (id, kind, subject, hub_id, created_at)
    select ${id('news')}, 'announcement', 'News ' || n, ${id('hub', '1')}, ${ago('y', 300)} from ${upTo(100)}`);
  await run(`insert into hub_announcements (thread_id, hub_id, everyone, cohort_ids, cohort_names, mail, sent_at, created_at)
    select t.id, t.hub_id, true, '[]', '[]', false, t.created_at, t.created_at from message_threads t where t.hub_id is not null`);
  // Half of the questions are about one lesson, the others about lessons of the same instructor's courses.
  await run(`insert into discussion_threads (id, lesson_id, course_id, title, answered, reply_count, helpful, by_newest, by_helpful, by_waiting, created_at)
    select q.id, q.lesson_id, u.course_id, q.title, q.answered, 0, 0, q.at, q.at / 1000,
      case when q.answered then 0 else 5000000000000000 end + q.at, q.created_at
    from (select ${id('question')} as id, case when n % 2 = 1 then ${id('lesson', '9')} else ${id('lesson', 'n * 2')} end as lesson_id,
        'Why ' || ${word('k')} || ' ' || n as title, n % 3 = 0 as answered, ${ago('k', 300)} as created_at,
        (extract(epoch from ${ago('k', 300)}) * 1000)::bigint as at from ${upTo(deep)}) q
    join lessons l on l.id = q.lesson_id join units u on u.id = l.unit_id`);
  await run(`insert into discussion_posts (id, thread_id, author_id, text, created_at)
    select t.id, t.id, ${id('person', '5 + n')}, 'About ' || ${word('k')} || '.', t.created_at
    from ${upTo(deep)} join discussion_threads t on t.id = ${id('question')}`);
  await run(`insert into discussion_posts (id, thread_id, author_id, text, created_at)
    select md5('reply' || n)::uuid::text, ${id('question', '1')}, ${id('person', '5 + n')}, 'I know: ' || ${word('r')} || '.', ${ago('r', 300)}
    from ${upTo(deep)}`);
  await run(`insert into discussion_reports (id, post_id, reporter_id, reason, body, created_at)
    select md5('report' || n)::uuid::text, ${id('question')}, ${id('person', '6 + n')}, 'Rude.', 'A text.', ${ago('p', 300)} from ${upTo(deep)}`);
  await run(`insert into tickets (id, reference, kind, topic, name, email, text, state, created_at)
    select md5('ticket' || n)::uuid::text, 'HD-' || n, ${pick([
      ['help', 90],
      ['barrier', 10],
    ])}, 'account', 'Person ' || n, 'p@scale.example', 'I cannot find my course.', ${pick([
      ['open', 85],
      ['closed', 15],
    ])}, ${ago('d', 400)} from ${upTo(deep)}`);
  await run(`insert into audit_log (id, actor_id, actor_name, action, target_kind, target_id, target_name, created_at)
    select md5('audit' || n)::uuid::text, ${id('person', String(PEOPLE.admin))}, 'An administrator', 'approved', ${pick(
      [
        ['course', 60],
        ['person', 40],
      ],
    )}, 'x', 'A thing', ${ago('y', 700)} from ${upTo(deep * 2)}`);
  await run(`insert into admin_notifications (id, type, message, created_at)
    select md5('note' || n)::uuid::text, 'Enrolment', 'Somebody enrolled.', ${ago('x', 300)} from ${upTo(deep * 2)}`);
  await run(`insert into import_jobs (id, user_id, file_name, state, progress, updated_at, created_at)
    select md5('import' || n)::uuid::text, ${id('person', String(PEOPLE.tutor))}, 'course' || n || '.zip', 'done', 1, ${ago('c', 300)}, ${ago('c', 300)} from ${upTo(deep)}`);
  // The triggers may be off while this fills (fill-fast.ts).
  await run('delete from tallies');
  await run(
    'insert into tallies (name, key, part, change) select name, key, part, count from counted_tallies()',
  );
}

/** One order a person, and very many of one learner, with attempts, money, refunds and coupons. */
async function fillPayments(run: (statement: string) => Promise<unknown>, { courses, people, deep }: Scale) {
  const count = people + deep;
  const order = "md5('order' || n)::uuid::text";
  const buyer = `case when n <= ${deep} then ${PEOPLE.learner} else 5 + n % ${people - 5} end`;
  const paid = '(n % 10 < 8)';
  await run(`insert into coupons (id, code, kind, value, course_id, created_by, created_at)
    select md5('coupon' || n)::uuid::text, 'CODE' || n, 'percent', 10,
      case when n <= ${deep} then ${id('course', '1')} else ${id('course', `1 + n % ${courses}`)} end,
      ${id('person', String(PEOPLE.admin))}, ${ago('coupon', 300)} from ${upTo(count)}`);
  await run(`insert into orders (id, user_id, buyer_name, buyer_email, course_id, course_title, kind, whole, list_total, total, state,
      receipt_no, verify_code, expires_at, paid_at, created_at)
    select ${order}, ${id('person', buyer)}, 'Person ' || n, 'person' || n || '@scale.example', ${id('course', `1 + n % ${courses}`)},
      'Course ' || n, case n % 10 when 1 then 'seats' when 2 then 'gift' else 'own' end, false, 350, 350, case when ${paid} then 'paid' else 'cancelled' end,
      case when ${paid} then '2026-' || lpad(n::text, 7, '0') end, case when ${paid} then md5('verify' || n) end,
      ${ago('order', 300)}, case when ${paid} then ${ago('order', 300)} end, ${ago('order', 300)} from ${upTo(count)}`);
  await run(`insert into order_lines (order_id, position, title, list_price, price)
    select ${order}, 1, 'Unit ' || n, 350, 350 from ${upTo(count)}`);
  await run(`insert into payment_attempts (id, order_id, provider, amount, phone, reference, token_hash, state, created_at)
    select md5('attempt' || n)::uuid::text, ${order}, 'mpesa', 350, '678', 'R' || n, md5('token' || n),
      case when ${paid} then 'paid' else 'failed' end, ${ago('order', 300)} from ${upTo(count)}`);
  await run(`insert into money_in (id, provider, receipt, attempt_id, order_id, amount, source, state, reason, at, created_at)
    select md5('money' || n)::uuid::text, 'mpesa', 'RCPT' || n, case when ${paid} then md5('attempt' || n)::uuid::text end,
      case when ${paid} then ${order} end, 350, 'callback', case when ${paid} then 'applied' else 'held' end,
      case when ${paid} then null else 'no-order' end, ${ago('order', 300)}, ${ago('order', 300)} from ${upTo(count)}`);
  await run(`insert into refunds (id, money_id, order_id, amount, reason, state, created_at)
    select md5('refund' || n)::uuid::text, md5('money' || n)::uuid::text, ${order}, 350, 'Asked for', 'rejected', ${ago('refund', 300)}
    from ${upTo(count)} where ${paid}`);
  await fillEarnings(run, { paid, order, count, deep });
  await fillSeatsAndGifts(run, { order, deep, people });
  await fillCertificates(run, { count: people, deep });
}

/**
 * Certificates, very many of one learner. One in ten was revoked.
 * @param owned false: without learners, for a database that has none
 */
export async function fillCertificates(
  run: (statement: string) => Promise<unknown>,
  { count, deep, owned = true }: { count: number; deep: number; owned?: boolean },
) {
  const learner = `case when n <= ${Math.min(deep, 2_000)} then ${PEOPLE.learner} else 5 + n % ${Math.max(1, count - 5)} end`;
  await run(`insert into certificates (id, user_id, name, course_title, signatory, signatory_title, lesson_count, results,
      state, issued_at, status_list, status_index, credential)
    select ${certificateId}, ${owned ? id('person', learner) : 'null'}, 'Person ' || ${word('a')}, 'Course of ' || ${word('b')}, 'Somebody', '', 4, '[]'::jsonb,
      case when n % 10 = 0 then 'revoked' else 'valid' end, ${ago('certificate', 300)}, 1 + n / 65536, n % 65536, 'a.b.c' from ${upTo(count)}`);
}

/** Gifts of one learner, and seats of one hub; one order has 500, all claimed. */
async function fillSeatsAndGifts(
  run: (statement: string) => Promise<unknown>,
  { order, deep, people }: { order: string; deep: number; people: number },
) {
  await run(`insert into gifts (id, order_id, recipient_name, recipient_email, created_at)
    select md5('gift' || n)::uuid::text, ${order}, 'Friend ' || n, 'friend' || n || '@scale.example', ${ago('order', 300)}
    from ${upTo(deep)} where n % 10 = 2`);
  await run(`insert into seat_pools (id, order_id, hub_id, seats, claimed, created_at)
    select ${id('pool')}, ${order}, ${id('hub', '1')}, 500, case when n = 1 then 500 else 0 end, ${ago('order', 300)}
    from ${upTo(deep)} where n % 10 = 1`);
  await run(`insert into seat_claims (id, pool_id, user_id, created_at)
    select md5('claim' || n)::uuid::text, ${id('pool', '1')}, ${id('person', `1 + n % ${people}`)}, ${ago('claim', 300)}
    from ${upTo(Math.min(500, people))}`);
}

/** A share of each paid order, very many of one instructor; and payouts of one month. */
async function fillEarnings(
  run: (statement: string) => Promise<unknown>,
  { paid, order, count, deep }: { paid: string; order: string; count: number; deep: number },
) {
  const seller = `case when n <= ${deep} then ${PEOPLE.tutor} else 5 + n % 1000 end`;
  await run(`insert into earnings (id, order_id, position, instructor_id, share, payable_at, created_at)
    select md5('earning' || n)::uuid::text, ${order}, 1, ${id('person', seller)}, 245,
      ${ago('order', 300)} + interval '14 days', ${ago('order', 300)} from ${upTo(count)} where ${paid}`);
  await run(`insert into payouts (id, instructor_id, instructor_name, instructor_email, month, amount, created_at)
    select md5('payout' || n)::uuid::text, ${id('person')}, 'Person ' || n, 'person' || n || '@scale.example', '2026-10', 245,
      ${ago('payout', 300)} from ${upTo(deep)}`);
}
