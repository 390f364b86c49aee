CREATE TABLE "counted_figures" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"figures" jsonb NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"claimed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "counted_figures_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"key" text NOT NULL,
	"part" text NOT NULL,
	"change" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "tallies_counted" ON "tallies" USING btree ("name","key","part","change");--> statement-breakpoint
CREATE INDEX "courses_by_lowest_price" ON "courses" USING btree ("state","lowest_price");--> statement-breakpoint
CREATE INDEX "courses_by_learners" ON "courses" USING btree ("state","learner_count","id");--> statement-breakpoint
-- Counters: see src/platform/tallies and docs/adr/0055-counters.md. `counted_tallies` counts them anew.
CREATE FUNCTION tally(text, text, text, integer) RETURNS void LANGUAGE sql AS $$
  insert into tallies (name, key, part, change) values ($1, $2, $3, $4)
$$;--> statement-breakpoint
CREATE FUNCTION week_in(timestamptz, text) RETURNS text LANGUAGE sql STABLE AS $$
  select to_char(date_trunc('week', $1 at time zone $2), 'YYYY-MM-DD')
$$;--> statement-breakpoint
-- What the catalogue filters by; courses/published.ts reads it. The minutes are those of DURATION_MINUTES.
CREATE FUNCTION published_part(level text, price integer, lowest_price integer, minutes integer, languages text[])
RETURNS text LANGUAGE sql IMMUTABLE AS $$
  select concat_ws('|', $1, case when $2 > 0 then 'costs' else '' end, case when $3 is null then 'free' else 'paid' end,
    case when $4 <= 119 then 'short' when $4 <= 360 then 'medium' else 'long' end, array_to_string($5, ','))
$$;--> statement-breakpoint
CREATE FUNCTION tally_course(c courses, change integer) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform tally('courses-by-state', c.state, '', change);
  if c.staged_for_id is null and c.owner_id is not null then
    perform tally('own-courses', c.owner_id, c.state, change);
  end if;
  if c.state = 'published' then
    perform tally('published', coalesce(c.category_id, ''),
      published_part(c.level, c.price, c.lowest_price, c.minutes, c.languages), change);
  end if;
end $$;--> statement-breakpoint
CREATE FUNCTION tally_courses() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op = 'UPDATE' and
    (old.state, old.owner_id, old.staged_for_id, old.category_id, old.level, old.price, old.lowest_price, old.minutes, old.languages)
    is not distinct from
    (new.state, new.owner_id, new.staged_for_id, new.category_id, new.level, new.price, new.lowest_price, new.minutes, new.languages)
  then return null; end if;
  if tg_op <> 'INSERT' then perform tally_course(old, -1); end if;
  if tg_op <> 'DELETE' then perform tally_course(new, 1); end if;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION tally_user(u users, change integer) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform tally('people-by-role', u.role::text, '', change);
  perform tally('sign-ups-by-week', week_in(u.created_at, 'UTC'), '', change);
end $$;--> statement-breakpoint
CREATE FUNCTION tally_users() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then perform tally_user(old, -1); end if;
  if tg_op <> 'DELETE' then perform tally_user(new, 1); end if;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION tally_enrolment(e enrolments, change integer) RETURNS void LANGUAGE plpgsql AS $$
begin
  perform tally('enrolments-by-state', e.state, '', change);
  perform tally('enrolments-by-week', week_in(e.created_at, 'UTC'), '', change);
  if e.teacher_id is not null then
    perform tally('taught-by-state', e.teacher_id, e.state, change);
    perform tally('taught-by-week', e.teacher_id, week_in(e.created_at, 'Africa/Nairobi'), change);
  end if;
end $$;--> statement-breakpoint
CREATE FUNCTION tally_enrolments() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then perform tally_enrolment(old, -1); end if;
  if tg_op <> 'DELETE' then perform tally_enrolment(new, 1); end if;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION tally_hub_members() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then
    perform tally('joined-by-week', old.hub_id, week_in(old.joined_at, 'Africa/Nairobi'), -1);
  end if;
  if tg_op <> 'DELETE' then
    perform tally('joined-by-week', new.hub_id, week_in(new.joined_at, 'Africa/Nairobi'), 1);
  end if;
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION tally_hub_requests() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then perform tally('hub-requests', old.hub_id, old.state, -1); end if;
  if tg_op <> 'DELETE' then perform tally('hub-requests', new.hub_id, new.state, 1); end if;
  return null;
end $$;--> statement-breakpoint
-- The name of the count is the trigger's argument.
CREATE FUNCTION tally_rows() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  perform tally(tg_argv[0], '', '', case tg_op when 'INSERT' then 1 else -1 end);
  return null;
end $$;--> statement-breakpoint
CREATE FUNCTION tally_states() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  if tg_op <> 'INSERT' then perform tally(tg_argv[0], old.state, '', -1); end if;
  if tg_op <> 'DELETE' then perform tally(tg_argv[0], new.state, '', 1); end if;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER courses_tally AFTER INSERT OR UPDATE OR DELETE ON courses FOR EACH ROW EXECUTE FUNCTION tally_courses();--> statement-breakpoint
CREATE TRIGGER users_tally AFTER INSERT OR UPDATE OF role, created_at OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION tally_users();--> statement-breakpoint
CREATE TRIGGER enrolments_tally AFTER INSERT OR UPDATE OF state, teacher_id, created_at OR DELETE ON enrolments FOR EACH ROW EXECUTE FUNCTION tally_enrolments();--> statement-breakpoint
CREATE TRIGGER hubs_tally AFTER INSERT OR DELETE ON hubs FOR EACH ROW EXECUTE FUNCTION tally_rows('hubs');--> statement-breakpoint
CREATE TRIGGER hub_members_tally AFTER INSERT OR UPDATE OF hub_id, joined_at OR DELETE ON hub_members FOR EACH ROW EXECUTE FUNCTION tally_hub_members();--> statement-breakpoint
CREATE TRIGGER hub_requests_tally AFTER INSERT OR UPDATE OF hub_id, state OR DELETE ON hub_requests FOR EACH ROW EXECUTE FUNCTION tally_hub_requests();--> statement-breakpoint
CREATE TRIGGER tickets_tally AFTER INSERT OR UPDATE OF state OR DELETE ON tickets FOR EACH ROW EXECUTE FUNCTION tally_states('tickets');--> statement-breakpoint
CREATE TRIGGER message_reports_tally AFTER INSERT OR UPDATE OF state OR DELETE ON message_reports FOR EACH ROW EXECUTE FUNCTION tally_states('message-reports');--> statement-breakpoint
CREATE FUNCTION counted_tallies() RETURNS TABLE (name text, key text, part text, count integer) LANGUAGE sql STABLE AS $$
  select 'courses-by-state', state, '', count(*)::int from courses group by 2
  union all select 'own-courses', owner_id, state, count(*)::int from courses
    where staged_for_id is null and owner_id is not null group by 2, 3
  union all select 'published', coalesce(category_id, ''), published_part(level, price, lowest_price, minutes, languages), count(*)::int
    from courses where state = 'published' group by 2, 3
  union all select 'people-by-role', role::text, '', count(*)::int from users group by 2
  union all select 'sign-ups-by-week', week_in(created_at, 'UTC'), '', count(*)::int from users group by 2
  union all select 'enrolments-by-state', state, '', count(*)::int from enrolments group by 2
  union all select 'enrolments-by-week', week_in(created_at, 'UTC'), '', count(*)::int from enrolments group by 2
  union all select 'taught-by-state', teacher_id, state, count(*)::int from enrolments where teacher_id is not null group by 2, 3
  union all select 'taught-by-week', teacher_id, week_in(created_at, 'Africa/Nairobi'), count(*)::int
    from enrolments where teacher_id is not null group by 2, 3
  union all select 'hubs', '', '', count(*)::int from hubs having count(*) > 0
  union all select 'joined-by-week', hub_id, week_in(joined_at, 'Africa/Nairobi'), count(*)::int from hub_members group by 2, 3
  union all select 'hub-requests', hub_id, state, count(*)::int from hub_requests group by 2, 3
  union all select 'tickets', state, '', count(*)::int from tickets group by 2
  union all select 'message-reports', state, '', count(*)::int from message_reports group by 2
$$;--> statement-breakpoint
-- The triggers hold off other writers until this migration ends, so nothing is missed and nothing counted twice.
INSERT INTO tallies (name, key, part, change) SELECT name, key, part, count FROM counted_tallies();
