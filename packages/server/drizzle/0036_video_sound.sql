ALTER TABLE "lesson_videos" ADD COLUMN "sound_src" text;--> statement-breakpoint
ALTER TABLE "lesson_videos" ADD COLUMN "sound_bytes" integer;