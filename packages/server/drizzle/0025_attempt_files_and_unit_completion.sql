CREATE TABLE "attempt_files" (
	"attempt_id" text NOT NULL,
	"id" text NOT NULL,
	"slot" text NOT NULL,
	"stored" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"late" boolean NOT NULL,
	CONSTRAINT "attempt_files_attempt_id_id_pk" PRIMARY KEY("attempt_id","id"),
	CONSTRAINT "attempt_files_stored" UNIQUE("stored")
);
--> statement-breakpoint
ALTER TABLE "units" ADD COLUMN "requires_quizzes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "attempt_files" ADD CONSTRAINT "attempt_files_attempt_id_quiz_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."quiz_attempts"("id") ON DELETE cascade ON UPDATE no action;