CREATE TABLE "hook_inbox" (
	"id" text PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"provider" text NOT NULL,
	"attempt_id" text,
	"body" text NOT NULL,
	"outcome" text,
	"processed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hook_inbox_digest" UNIQUE("digest")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"txn" text NOT NULL,
	"account" text NOT NULL,
	"amount" integer NOT NULL,
	"order_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_entries_once" UNIQUE("txn","account"),
	CONSTRAINT "ledger_entries_amount" CHECK (amount <> 0)
);
--> statement-breakpoint
CREATE TABLE "money_in" (
	"id" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"receipt" text,
	"attempt_id" text,
	"order_id" text,
	"amount" integer NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"reference" text,
	"note" text,
	"at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "money_in_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"unit_id" text,
	"title" text NOT NULL,
	"list_price" integer NOT NULL,
	"price" integer NOT NULL,
	"instructor_id" text,
	"share" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "order_lines_price" CHECK (price >= 0 and share >= 0 and share <= price)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"course_id" text,
	"course_title" text NOT NULL,
	"whole" boolean NOT NULL,
	"list_total" integer NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"vat" integer DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"receipt_no" text,
	"verify_code" text,
	"idempotency_key" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_receipt_no" UNIQUE("receipt_no"),
	CONSTRAINT "orders_verify_code" UNIQUE("verify_code"),
	CONSTRAINT "orders_user_key" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "orders_total" CHECK (total > 0 and discount >= 0 and list_total = total + discount)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"provider" text NOT NULL,
	"amount" integer NOT NULL,
	"phone" text,
	"reference" text NOT NULL,
	"token_hash" text NOT NULL,
	"merchant_request_id" text,
	"checkout_request_id" text,
	"pay_url" text,
	"state" text DEFAULT 'starting' NOT NULL,
	"code" text,
	"checks" integer DEFAULT 0 NOT NULL,
	"claimed_receipt" text,
	"ended_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_attempts_reference" UNIQUE("reference"),
	CONSTRAINT "payment_attempts_token" UNIQUE("token_hash"),
	CONSTRAINT "payment_attempts_checkout" UNIQUE("checkout_request_id"),
	CONSTRAINT "payment_attempts_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"dedup" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_outbox_dedup" UNIQUE("dedup")
);
--> statement-breakpoint
CREATE TABLE "provider_state" (
	"provider" text PRIMARY KEY NOT NULL,
	"token" text,
	"token_expires_at" timestamp (3) with time zone,
	"renewing_until" timestamp (3) with time zone,
	"next_call_at" timestamp (3) with time zone,
	"pulled_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "receipt_numbers" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"money_id" text NOT NULL,
	"order_id" text,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"requested_by" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"token_hash" text,
	"provider_id" text,
	"code" text,
	"done_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_token" UNIQUE("token_hash"),
	CONSTRAINT "refunds_amount" CHECK (amount > 0)
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"run_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"locked_by" text,
	"error" text,
	"failed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "jobs_kind_key" UNIQUE("kind","key")
);
--> statement-breakpoint
ALTER TABLE "hook_inbox" ADD CONSTRAINT "hook_inbox_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_in" ADD CONSTRAINT "money_in_attempt_id_payment_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_in" ADD CONSTRAINT "money_in_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_unit_id_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "public"."units"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_instructor_id_users_id_fk" FOREIGN KEY ("instructor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_money_id_money_in_id_fk" FOREIGN KEY ("money_id") REFERENCES "public"."money_in"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hook_inbox_age" ON "hook_inbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "hook_inbox_attempt" ON "hook_inbox" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_account" ON "ledger_entries" USING btree ("account","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "money_in_receipt" ON "money_in" USING btree ("provider","receipt") WHERE receipt is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "money_in_attempt" ON "money_in" USING btree ("attempt_id") WHERE attempt_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "money_in_one_applied" ON "money_in" USING btree ("order_id") WHERE state = 'applied';--> statement-breakpoint
CREATE INDEX "money_in_order" ON "money_in" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "money_in_state" ON "money_in" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "order_lines_instructor" ON "order_lines" USING btree ("instructor_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_one_open" ON "orders" USING btree ("user_id","course_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "orders_all" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_live" ON "payment_attempts" USING btree ("order_id") WHERE state in ('starting', 'waiting', 'unknown');--> statement-breakpoint
CREATE INDEX "payment_attempts_order" ON "payment_attempts" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_age" ON "payment_attempts" USING btree ("created_at") WHERE length(phone) > 3;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one" ON "refunds" USING btree ("money_id") WHERE state not in ('rejected', 'failed');--> statement-breakpoint
CREATE INDEX "refunds_state" ON "refunds" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at") WHERE failed_at is null;--> statement-breakpoint
CREATE FUNCTION ledger_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (SELECT sum("amount") FROM "ledger_entries" WHERE "txn" = NEW."txn") <> 0 THEN
		RAISE EXCEPTION 'The entries of ledger transaction % do not sum to zero', NEW."txn" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "ledger_entries_balance" AFTER INSERT ON "ledger_entries" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION ledger_balances();--> statement-breakpoint
CREATE FUNCTION ledger_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Ledger entries are never changed or deleted' USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "ledger_entries_append_only" BEFORE UPDATE OR DELETE ON "ledger_entries" FOR EACH ROW EXECUTE FUNCTION ledger_is_append_only();
