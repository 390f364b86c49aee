CREATE TABLE "passage_words" (
	"word" text NOT NULL,
	"passage_id" integer NOT NULL,
	"frequency" smallint NOT NULL,
	CONSTRAINT "passage_words_word_passage_id_frequency_pk" PRIMARY KEY("word","passage_id","frequency")
);
--> statement-breakpoint
CREATE TABLE "passages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lesson_id" text NOT NULL,
	"language" text NOT NULL,
	"position" integer NOT NULL,
	"anchor" text,
	"heading" text NOT NULL,
	"text" text NOT NULL,
	"words" integer NOT NULL,
	"digest" text NOT NULL,
	"search" "tsvector" NOT NULL,
	CONSTRAINT "passages_place" UNIQUE("lesson_id","language","position")
);
--> statement-breakpoint
ALTER TABLE "passage_words" ADD CONSTRAINT "passage_words_passage_id_passages_id_fk" FOREIGN KEY ("passage_id") REFERENCES "public"."passages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passages" ADD CONSTRAINT "passages_text" FOREIGN KEY ("lesson_id","language") REFERENCES "public"."lesson_texts"("lesson_id","language") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passage_words_passage" ON "passage_words" USING btree ("passage_id");--> statement-breakpoint
CREATE INDEX "passages_lengths" ON "passages" USING btree ("lesson_id","language","words","id");--> statement-breakpoint
CREATE INDEX "lessons_previews" ON "lessons" USING btree ("unit_id","id") WHERE preview;