DROP INDEX "lesson_texts_search";--> statement-breakpoint
-- Nothing searches it: passages are searched. The column stays, empty in new rows, because processes of the release
-- before read it. The release after this one drops it.
ALTER TABLE "lesson_texts" ALTER COLUMN "search" DROP EXPRESSION;
