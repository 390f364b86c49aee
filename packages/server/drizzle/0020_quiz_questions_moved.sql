INSERT INTO "questions" ("id") SELECT "id" FROM "quiz_questions";--> statement-breakpoint
INSERT INTO "question_versions" ("question_id", "version", "body")
	SELECT q."id", 1, jsonb_build_object(
		'type', case when count(*) filter (where o."correct") > 1 then 'multiple' else 'single' end,
		'prompt', jsonb_build_object('text', q."text", 'format', 'plain'),
		'language', (select z."language" from "quizzes" z where z."id" = q."quiz_id"),
		'options', jsonb_agg(jsonb_build_object('id', o."position"::text, 'text', o."text") order by o."position"))
	FROM "quiz_questions" q JOIN "quiz_options" o ON o."question_id" = q."id" GROUP BY q."id";--> statement-breakpoint
INSERT INTO "question_keys" ("question_id", "version", "key", "feedback")
	SELECT q."id", 1, case when count(*) filter (where o."correct") > 1
		then jsonb_build_object('type', 'multiple', 'rule', 'partial',
			'options', jsonb_agg(o."position"::text order by o."position") filter (where o."correct"))
		else jsonb_build_object('type', 'single', 'option', (min(o."position") filter (where o."correct"))::text) end, '{}'
	FROM "quiz_questions" q JOIN "quiz_options" o ON o."question_id" = q."id" GROUP BY q."id";--> statement-breakpoint
INSERT INTO "quiz_slots" ("id", "quiz_id", "position", "question_id", "question_version")
	SELECT q."id", q."quiz_id", q."position", q."id", 1
	FROM "quiz_questions" q JOIN "question_versions" v ON v."question_id" = q."id";--> statement-breakpoint
DELETE FROM "questions" q WHERE NOT EXISTS (SELECT 1 FROM "question_versions" v WHERE v."question_id" = q."id");--> statement-breakpoint
DROP TABLE "quiz_options" CASCADE;--> statement-breakpoint
DROP TABLE "quiz_questions" CASCADE;