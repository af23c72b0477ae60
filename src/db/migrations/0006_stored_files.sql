CREATE TABLE "installation" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "installation_single" CHECK ("installation"."single")
);
--> statement-breakpoint
CREATE TABLE "orphaned_files" (
	"bucket" text NOT NULL,
	"path" text NOT NULL,
	"marked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orphaned_files_bucket_path_pk" PRIMARY KEY("bucket","path")
);
