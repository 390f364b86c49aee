CREATE TABLE "earnings" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"instructor_id" text NOT NULL,
	"share" integer NOT NULL,
	"payable_at" timestamp (3) with time zone NOT NULL,
	"payout_id" text,
	"reversed_at" timestamp (3) with time zone,
	"deducted_from" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "earnings_line" UNIQUE("order_id","position"),
	CONSTRAINT "earnings_share" CHECK (share > 0),
	CONSTRAINT "earnings_deducted" CHECK (deducted_from is null or (payout_id is not null and reversed_at is not null))
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" text PRIMARY KEY NOT NULL,
	"instructor_id" text NOT NULL,
	"instructor_name" text NOT NULL,
	"instructor_email" text NOT NULL,
	"month" text NOT NULL,
	"amount" integer NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"reference" text,
	"paid_by" text,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payouts_once" UNIQUE("instructor_id","month"),
	CONSTRAINT "payouts_amount" CHECK (amount > 0),
	CONSTRAINT "payouts_paid" CHECK ((state = 'paid') = (reference is not null and paid_at is not null))
);
--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_instructor_id_users_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_payout_id_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_deducted_from_payouts_id_fk" FOREIGN KEY ("deducted_from") REFERENCES "public"."payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "earnings" ADD CONSTRAINT "earnings_order_line" FOREIGN KEY ("order_id","position") REFERENCES "public"."order_lines"("order_id","position") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_instructor_id_users_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earnings_instructor" ON "earnings" USING btree ("instructor_id","created_at","id");--> statement-breakpoint
CREATE INDEX "earnings_unpaid" ON "earnings" USING btree ("payable_at") WHERE payout_id is null and reversed_at is null;--> statement-breakpoint
CREATE INDEX "earnings_to_deduct" ON "earnings" USING btree ("instructor_id") WHERE payout_id is not null and reversed_at is not null and deducted_from is null;--> statement-breakpoint
CREATE INDEX "payouts_all" ON "payouts" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_month" ON "payouts" USING btree ("month","created_at","id");--> statement-breakpoint
CREATE INDEX "payouts_state" ON "payouts" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "refunds_done" ON "refunds" USING btree ("done_at") WHERE state = 'done';--> statement-breakpoint
INSERT INTO "earnings" (id, order_id, position, instructor_id, share, payable_at, reversed_at, created_at)
select gen_random_uuid()::text, l.order_id, l.position, l.instructor_id, l.share, o.paid_at + interval '14 days',
  case when o.state = 'refunded' then (select max(done_at) from refunds r where r.order_id = o.id and r.state = 'done') end, o.paid_at
from order_lines l join orders o on o.id = l.order_id
where o.paid_at is not null and l.instructor_id is not null and l.share > 0;
