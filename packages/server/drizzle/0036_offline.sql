CREATE TABLE "sync_actions" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"result" text NOT NULL,
	"message" text,
	"code" text,
	"note_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sync_actions_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "lesson_progress" ADD COLUMN "scroll_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lesson_bookmarks" ADD COLUMN "is_set" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_bookmarks" ADD COLUMN "changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD COLUMN "edited_by_session" text;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD COLUMN "offline_edit_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lesson_notes" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sync_actions" ADD CONSTRAINT "sync_actions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sync_actions_created_at" ON "sync_actions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lesson_bookmarks_removed" ON "lesson_bookmarks" USING btree ("changed_at") WHERE not is_set;--> statement-breakpoint
CREATE INDEX "lesson_notes_removed" ON "lesson_notes" USING btree ("removed_at") WHERE removed_at is not null;