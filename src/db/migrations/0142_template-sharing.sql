ALTER TABLE "agency_members" ADD COLUMN "taken_along" uuid[];--> statement-breakpoint
ALTER TABLE "agenda_templates" ADD COLUMN "private_to" uuid;--> statement-breakpoint
ALTER TABLE "agenda_templates" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "agreement_templates" ADD COLUMN "private_to" uuid;--> statement-breakpoint
ALTER TABLE "agreement_templates" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "quote_packages" ADD COLUMN "private_to" uuid;--> statement-breakpoint
ALTER TABLE "quote_packages" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "planner_reply_templates" ADD COLUMN "private_to" uuid;--> statement-breakpoint
ALTER TABLE "planner_reply_templates" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "task_templates" ADD COLUMN "private_to" uuid;--> statement-breakpoint
ALTER TABLE "task_templates" ADD COLUMN "made_by" uuid;--> statement-breakpoint
ALTER TABLE "template_versions" ADD COLUMN "private_to" uuid;