ALTER TABLE "site_settings" ADD COLUMN "two_person_refunds" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "refunds_money" ON "refunds" USING btree ("money_id","created_at");--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","created_at");