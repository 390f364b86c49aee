-- What was typed here stays; of an imported text only its HTML was stored, so that becomes its source.
UPDATE "lesson_texts" SET "source" = coalesce("markdown", "html"), "source_format" = CASE WHEN "markdown" IS NULL THEN 'html' ELSE 'markdown' END;--> statement-breakpoint
-- Markdown may contain HTML, so the HTML of an imported description or transcript is Markdown too.
UPDATE "courses" SET "description_markdown" = "description_html" WHERE "description_markdown" IS NULL;--> statement-breakpoint
UPDATE "lesson_videos" SET "transcript" = "transcript_html" WHERE "transcript" IS NULL;--> statement-breakpoint
ALTER TABLE "courses" ALTER COLUMN "description_markdown" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_texts" ALTER COLUMN "source" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_texts" DROP COLUMN "markdown";