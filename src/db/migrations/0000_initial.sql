CREATE SCHEMA "auth";
--> statement-breakpoint
-- Text as people compare it, the same as domain/fold-text.ts. Our own functions instead of the extensions
-- unaccent (not immutable) and pg_trgm (no help for one or two letters): nothing to install anywhere.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN trim(regexp_replace(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036F]', '', 'g')), '\s+', ' ', 'g'));
--> statement-breakpoint
-- The folded elements, a line each.
CREATE OR REPLACE FUNCTION fold_list(elements text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN (SELECT coalesce(string_agg(fold_text(element), E'\n' ORDER BY place), '')
  FROM unnest(elements) WITH ORDINALITY AS listed (element, place));
--> statement-breakpoint
-- Every run of `size` characters, marked with the list it comes from.
CREATE OR REPLACE FUNCTION grams(marker text, folded text, size integer) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY(SELECT DISTINCT marker || substr(folded, start, size)
  FROM generate_series(1, length(folded) - size + 1) AS start);
--> statement-breakpoint
-- The keys a planner is found by: runs of one to three characters of the zones (z) and the styles (s).
CREATE OR REPLACE FUNCTION directory_grams(zones_folded text, styles_folded text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN grams('z', zones_folded, 1) || grams('z', zones_folded, 2) || grams('z', zones_folded, 3)
  || grams('s', styles_folded, 1) || grams('s', styles_folded, 2) || grams('s', styles_folded, 3);
--> statement-breakpoint
CREATE TABLE "auth"."app_access" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."refresh_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "activity_changes" (
	"wedding_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "activity_changes_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"entity" text NOT NULL,
	"key" text NOT NULL,
	"op" text NOT NULL,
	"label" text,
	"before" jsonb,
	"after" jsonb,
	"is_draft" boolean DEFAULT false NOT NULL,
	CONSTRAINT "activity_changes_wedding_id_line_id_seq_pk" PRIMARY KEY("wedding_id","line_id","seq")
);
--> statement-breakpoint
CREATE TABLE "activity_lines" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"household_id" uuid,
	"action" text NOT NULL,
	"undoes" uuid,
	"undone_by" uuid,
	"conflicts" jsonb,
	"is_draft" boolean DEFAULT false NOT NULL,
	CONSTRAINT "activity_lines_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "agenda_days" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"date" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"drafted_at" timestamp (3) with time zone,
	"replaces" uuid,
	CONSTRAINT "agenda_days_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "agenda_items" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"day_id" uuid NOT NULL,
	"starts_at" smallint NOT NULL,
	"ends_at" smallint,
	"title" text NOT NULL,
	"place" text,
	"map_url" text,
	"notes" text,
	"responsible" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_fixed" boolean DEFAULT false NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"updated_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_shown_to_guests" boolean DEFAULT false NOT NULL,
	"replaces" uuid,
	CONSTRAINT "agenda_items_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "agenda_links" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor_id" uuid,
	"token" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"seen_before" jsonb,
	"seen_last" jsonb,
	CONSTRAINT "agenda_links_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "agenda_links_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth"."account" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."email_change" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"new_email" text NOT NULL,
	"old_token_hash" text NOT NULL,
	"new_token_hash" text NOT NULL,
	"old_confirmed_at" timestamp (3) with time zone,
	"new_confirmed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "email_change_old_token_hash_unique" UNIQUE("old_token_hash"),
	CONSTRAINT "email_change_new_token_hash_unique" UNIQUE("new_token_hash")
);
--> statement-breakpoint
CREATE TABLE "auth"."jwks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"alg" text,
	"crv" text
);
--> statement-breakpoint
CREATE TABLE "auth"."passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text,
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"aaguid" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "passkey_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth"."two_factor" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "two_factor_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "auth"."user" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"accepted_documents" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth"."verification" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."wallet_address" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"address" text NOT NULL,
	"chain_id" integer NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_address_address_unique" UNIQUE("address")
);
--> statement-breakpoint
CREATE TABLE "budgets" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"total_budget" numeric(12, 2)
);
--> statement-breakpoint
CREATE TABLE "component_catalog" (
	"wedding_id" uuid NOT NULL,
	"key" text NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"category" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "component_catalog_wedding_id_key_pk" PRIMARY KEY("wedding_id","key"),
	CONSTRAINT "component_catalog_id_unique" UNIQUE("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "catering_sheets" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"naming" text DEFAULT 'initials' NOT NULL,
	"staff_meals" smallint DEFAULT 0 NOT NULL,
	"token" text,
	"linked_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	CONSTRAINT "catering_sheets_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "catering_version_needs" (
	"wedding_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"needs" jsonb NOT NULL,
	CONSTRAINT "catering_version_needs_wedding_id_guest_id_version_id_pk" PRIMARY KEY("wedding_id","guest_id","version_id")
);
--> statement-breakpoint
CREATE TABLE "catering_versions" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone,
	"counts" jsonb NOT NULL,
	CONSTRAINT "catering_versions_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "catering_versions_number_unique" UNIQUE("wedding_id","number")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"wedding_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target" text NOT NULL,
	"id" uuid NOT NULL,
	"author_id" uuid,
	"author_role" text NOT NULL,
	"text" text NOT NULL,
	"mentions" uuid[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"edited_at" timestamp (3) with time zone,
	"item_deleted_at" timestamp (3) with time zone,
	CONSTRAINT "comments_wedding_id_kind_target_id_pk" PRIMARY KEY("wedding_id","kind","target","id")
);
--> statement-breakpoint
CREATE TABLE "file_deletions" (
	"bucket" text NOT NULL,
	"path" text NOT NULL,
	"queued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_deletions_bucket_path_pk" PRIMARY KEY("bucket","path")
);
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TABLE "guest_mails" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"address" text NOT NULL,
	"domain" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempted_at" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "guest_mails_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "guest_mails_once" UNIQUE("wedding_id","household_id","kind","occasion")
);
--> statement-breakpoint
CREATE TABLE "mail_paces" (
	"domain" text PRIMARY KEY NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"sent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_recipients" (
	"wedding_id" uuid NOT NULL,
	"address" text NOT NULL,
	"token" text NOT NULL,
	"unsubscribed_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"refusal" text,
	CONSTRAINT "mail_recipients_wedding_id_address_pk" PRIMARY KEY("wedding_id","address"),
	CONSTRAINT "mail_recipients_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "reminder_runs" (
	"wedding_id" uuid NOT NULL,
	"day" date NOT NULL,
	"ran_at" timestamp (3) with time zone NOT NULL,
	"mailed" integer NOT NULL,
	"by_hand" integer NOT NULL,
	CONSTRAINT "reminder_runs_wedding_id_day_pk" PRIMARY KEY("wedding_id","day")
);
--> statement-breakpoint
CREATE TABLE "guests" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"full_name" text NOT NULL,
	"email" text,
	"rsvp" boolean,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"household_id" uuid,
	"age" text DEFAULT 'adult' NOT NULL,
	"age_years" smallint,
	"side" text,
	"phone" text,
	"menu" text,
	"allergens" text[] DEFAULT '{}' NOT NULL,
	"diets" text[] DEFAULT '{}' NOT NULL,
	"diet_note" text,
	"health_consent_at" timestamp (3) with time zone,
	"health_consent_text" text,
	"needs_high_chair" boolean DEFAULT false NOT NULL,
	"may_bring_companion" boolean DEFAULT false NOT NULL,
	"companion_of" uuid,
	"bus_out" text,
	"bus_back" text,
	CONSTRAINT "guests_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "event_answers" (
	"wedding_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"answer" boolean,
	CONSTRAINT "event_answers_wedding_id_guest_id_event_id_pk" PRIMARY KEY("wedding_id","guest_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "household_answers" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"household_id" uuid NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"changes" jsonb NOT NULL,
	CONSTRAINT "household_answers_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "households" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text,
	"language" text,
	"phone" text,
	"email" text,
	"token" text,
	"sent_at" timestamp (3) with time zone,
	"sent_by" text,
	"opened_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"song" text,
	"message" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reminded_at" timestamp (3) with time zone,
	"remind_due_at" timestamp (3) with time zone,
	CONSTRAINT "households_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "households_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "invitation_settings" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"closing_date" date,
	"place" text,
	"map_url" text,
	"starts_at" smallint,
	"dress_code" text,
	"transport" text,
	"lodging" text,
	"iban" text,
	"photos_url" text,
	"contact_name" text,
	"contact_phone" text,
	"texts" jsonb NOT NULL,
	"menus" jsonb NOT NULL,
	"bus_routes" jsonb NOT NULL,
	"mail_texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reminder_texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reminders_on" boolean DEFAULT false NOT NULL,
	"reminder_days" smallint[] DEFAULT '{21,7}' NOT NULL,
	"reminders_set_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "wedding_events" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"date" date,
	"starts_at" smallint,
	"place" text,
	"map_url" text,
	"position" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wedding_events_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "inspiration_files" (
	"wedding_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"path" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inspiration_files_wedding_id_image_id_variant_pk" PRIMARY KEY("wedding_id","image_id","variant"),
	CONSTRAINT "inspiration_files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "inspiration_folders" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"color" smallint NOT NULL,
	"icon" text NOT NULL,
	"position" double precision NOT NULL,
	"cover_image_id" uuid,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"drafted_at" timestamp (3) with time zone,
	CONSTRAINT "inspiration_folders_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "inspiration_shares" (
	"wedding_id" uuid NOT NULL,
	"folder_id" uuid NOT NULL,
	"token" text NOT NULL,
	"last_day" date NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inspiration_shares_wedding_id_folder_id_pk" PRIMARY KEY("wedding_id","folder_id"),
	CONSTRAINT "inspiration_shares_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "inspirations" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"folder_id" uuid NOT NULL,
	"image_url" text,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text,
	"placeholder" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"notes" text,
	"search_text" text DEFAULT '' NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inspirations_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "invitation_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"wedding_id" uuid NOT NULL,
	"role" text NOT NULL,
	"used_by" uuid,
	"used_at" timestamp (3) with time zone,
	"replaced_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"preset" text NOT NULL,
	"recipient" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_files" (
	"wedding_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"item_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"item_deleted_at" timestamp (3) with time zone,
	CONSTRAINT "item_files_wedding_id_kind_item_id_id_pk" PRIMARY KEY("wedding_id","kind","item_id","id"),
	CONSTRAINT "item_files_path_unique" UNIQUE("path"),
	CONSTRAINT "item_files_name_unique" UNIQUE("wedding_id","kind","item_id","name")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"bell" boolean NOT NULL,
	"mail" text NOT NULL,
	"push" boolean NOT NULL,
	CONSTRAINT "notification_preferences_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"summary_hour" smallint NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"last_summary_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"recipient_id" uuid NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"actor_role" text NOT NULL,
	"action" text NOT NULL,
	"section" text NOT NULL,
	"wedding_id" uuid,
	"wedding_name" text NOT NULL,
	"url" text NOT NULL,
	"data" jsonb NOT NULL,
	"group_key" text,
	"subjects" uuid[] NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"subject_data" jsonb[] DEFAULT '{}' NOT NULL,
	"kind" text,
	"in_bell" boolean DEFAULT true NOT NULL,
	"mail" text,
	"mail_id" uuid,
	"push" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planner_directory" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"bio" text DEFAULT '' NOT NULL,
	"zones" text[] DEFAULT '{}' NOT NULL,
	"styles" text[] DEFAULT '{}' NOT NULL,
	"services" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"price_from" numeric(9, 2),
	"listed" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"zones_folded" text GENERATED ALWAYS AS (fold_list(zones)) STORED NOT NULL,
	"styles_folded" text GENERATED ALWAYS AS (fold_list(styles)) STORED NOT NULL,
	"shows_member_since" boolean DEFAULT false NOT NULL,
	"shows_weddings" boolean DEFAULT false NOT NULL,
	"shows_answer_time" boolean DEFAULT false NOT NULL,
	CONSTRAINT "planner_directory_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "planner_former_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planner_logos" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"file_name" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planner_logos_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "planner_portfolio" (
	"user_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"image_path" text,
	"caption" text,
	"order_index" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt_text" text,
	"status" text DEFAULT 'ready' NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"color" text,
	"placeholder" text,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planner_portfolio_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
CREATE TABLE "planner_portfolio_files" (
	"user_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"path" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planner_portfolio_files_user_id_image_id_variant_pk" PRIMARY KEY("user_id","image_id","variant"),
	CONSTRAINT "planner_portfolio_files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "planner_requests" (
	"planner_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"event_date" date,
	"place" text,
	"guests" integer,
	"budget" numeric(12, 2),
	"message" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"wedding_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "planner_requests_planner_id_id_pk" PRIMARY KEY("planner_id","id")
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"full_name" text NOT NULL,
	"role" text NOT NULL,
	"brand_name" text,
	"web_url" text,
	"phone" text,
	"branding" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"default_wedding_style" jsonb,
	"theme" text,
	"density" text
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"was_listed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_export_files" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"size" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "data_export_files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"vendor_type" text NOT NULL,
	"name" text NOT NULL,
	"cost" numeric(12, 2) NOT NULL,
	"status" text NOT NULL,
	"details" text,
	"webpage" text,
	"email" text,
	"phone" text,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"head_basis" text,
	"head_event_id" uuid,
	"adult_price" numeric(12, 2),
	"child_price" numeric(12, 2),
	"minimum_heads" integer,
	"drafted_at" timestamp (3) with time zone,
	CONSTRAINT "vendors_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "deleted_wedding_members" (
	"wedding_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"preset" text NOT NULL,
	"permissions" jsonb NOT NULL,
	CONSTRAINT "deleted_wedding_members_wedding_id_user_id_pk" PRIMARY KEY("wedding_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "deleted_weddings" (
	"wedding_id" uuid PRIMARY KEY NOT NULL,
	"deleted_by" uuid,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wedding_cover_files" (
	"wedding_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"variant" text NOT NULL,
	"path" text NOT NULL,
	"size" integer NOT NULL,
	"content_type" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wedding_cover_files_wedding_id_image_id_variant_pk" PRIMARY KEY("wedding_id","image_id","variant"),
	CONSTRAINT "wedding_cover_files_path_unique" UNIQUE("path")
);
--> statement-breakpoint
CREATE TABLE "wedding_covers" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"image_path" text,
	"file_name" text NOT NULL,
	"status" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"color" text,
	"placeholder" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wedding_covers_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "wedding_members" (
	"wedding_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"preset" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"sees_drafts" boolean DEFAULT false NOT NULL,
	CONSTRAINT "wedding_members_wedding_id_user_id_pk" PRIMARY KEY("wedding_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "wedding_versions" (
	"wedding_id" uuid NOT NULL,
	"area" text NOT NULL,
	"shard" smallint NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "wedding_versions_wedding_id_area_shard_pk" PRIMARY KEY("wedding_id","area","shard")
);
--> statement-breakpoint
CREATE TABLE "weddings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"event_date" date,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"style" text DEFAULT 'cal' NOT NULL,
	"style_colors" jsonb,
	"cover_image_id" uuid,
	"cover_focus_x" real DEFAULT 0.5 NOT NULL,
	"cover_focus_y" real DEFAULT 0.5 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."app_access" ADD CONSTRAINT "app_access_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."session"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "auth"."refresh_token" ADD CONSTRAINT "refresh_token_session_id_app_access_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."app_access"("session_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activity_changes" ADD CONSTRAINT "activity_changes_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "activity_lines" ADD CONSTRAINT "activity_lines_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agenda_days" ADD CONSTRAINT "agenda_days_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agenda_items" ADD CONSTRAINT "agenda_items_updated_by_profiles_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agenda_items" ADD CONSTRAINT "agenda_items_day_fk" FOREIGN KEY ("wedding_id","day_id") REFERENCES "public"."agenda_days"("wedding_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agenda_links" ADD CONSTRAINT "agenda_links_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "agenda_links" ADD CONSTRAINT "agenda_links_vendor_fk" FOREIGN KEY ("wedding_id","vendor_id") REFERENCES "public"."vendors"("wedding_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "auth"."account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "auth"."email_change" ADD CONSTRAINT "email_change_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "auth"."passkey" ADD CONSTRAINT "passkey_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "auth"."session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "auth"."two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "auth"."wallet_address" ADD CONSTRAINT "wallet_address_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "component_catalog" ADD CONSTRAINT "component_catalog_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "catering_sheets" ADD CONSTRAINT "catering_sheets_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "catering_version_needs" ADD CONSTRAINT "catering_version_needs_guest_fk" FOREIGN KEY ("wedding_id","guest_id") REFERENCES "public"."guests"("wedding_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "catering_version_needs" ADD CONSTRAINT "catering_version_needs_version_fk" FOREIGN KEY ("wedding_id","version_id") REFERENCES "public"."catering_versions"("wedding_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "catering_versions" ADD CONSTRAINT "catering_versions_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_author_id_profiles_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guest_mails" ADD CONSTRAINT "guest_mails_household_fk" FOREIGN KEY ("wedding_id","household_id") REFERENCES "public"."households"("wedding_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "mail_recipients" ADD CONSTRAINT "mail_recipients_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "reminder_runs" ADD CONSTRAINT "reminder_runs_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "guests" ADD CONSTRAINT "guests_household_fk" FOREIGN KEY ("wedding_id","household_id") REFERENCES "public"."households"("wedding_id","id") ON DELETE SET NULL (household_id) ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_guest_fk" FOREIGN KEY ("wedding_id","guest_id") REFERENCES "public"."guests"("wedding_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_event_fk" FOREIGN KEY ("wedding_id","event_id") REFERENCES "public"."wedding_events"("wedding_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "household_answers" ADD CONSTRAINT "household_answers_household_fk" FOREIGN KEY ("wedding_id","household_id") REFERENCES "public"."households"("wedding_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "households" ADD CONSTRAINT "households_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation_settings" ADD CONSTRAINT "invitation_settings_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wedding_events" ADD CONSTRAINT "wedding_events_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inspiration_files" ADD CONSTRAINT "inspiration_files_image_fk" FOREIGN KEY ("wedding_id","image_id") REFERENCES "public"."inspirations"("wedding_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inspiration_folders" ADD CONSTRAINT "inspiration_folders_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inspiration_shares" ADD CONSTRAINT "inspiration_shares_folder_fk" FOREIGN KEY ("wedding_id","folder_id") REFERENCES "public"."inspiration_folders"("wedding_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "inspirations" ADD CONSTRAINT "inspirations_folder_fk" FOREIGN KEY ("wedding_id","folder_id") REFERENCES "public"."inspiration_folders"("wedding_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation_codes" ADD CONSTRAINT "invitation_codes_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "invitation_codes" ADD CONSTRAINT "invitation_codes_used_by_profiles_id_fk" FOREIGN KEY ("used_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "item_files" ADD CONSTRAINT "item_files_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "auth"."session"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_recipient_id_profiles_id_fk" FOREIGN KEY ("recipient_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_actor_id_profiles_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "planner_directory" ADD CONSTRAINT "planner_directory_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "planner_former_slugs" ADD CONSTRAINT "planner_former_slugs_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "planner_logos" ADD CONSTRAINT "planner_logos_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "planner_portfolio" ADD CONSTRAINT "planner_portfolio_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "planner_portfolio_files" ADD CONSTRAINT "planner_portfolio_files_image_fk" FOREIGN KEY ("user_id","image_id") REFERENCES "public"."planner_portfolio"("user_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "planner_requests" ADD CONSTRAINT "planner_requests_planner_id_profiles_id_fk" FOREIGN KEY ("planner_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "planner_requests" ADD CONSTRAINT "planner_requests_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_id_user_id_fk" FOREIGN KEY ("id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_export_files" ADD CONSTRAINT "data_export_files_user_id_data_exports_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."data_exports"("user_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_head_event_fk" FOREIGN KEY ("wedding_id","head_event_id") REFERENCES "public"."wedding_events"("wedding_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deleted_wedding_members" ADD CONSTRAINT "deleted_wedding_members_wedding_id_deleted_weddings_wedding_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."deleted_weddings"("wedding_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deleted_wedding_members" ADD CONSTRAINT "deleted_wedding_members_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deleted_weddings" ADD CONSTRAINT "deleted_weddings_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deleted_weddings" ADD CONSTRAINT "deleted_weddings_deleted_by_profiles_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wedding_cover_files" ADD CONSTRAINT "wedding_cover_files_image_fk" FOREIGN KEY ("wedding_id","image_id") REFERENCES "public"."wedding_covers"("wedding_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wedding_covers" ADD CONSTRAINT "wedding_covers_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wedding_members" ADD CONSTRAINT "wedding_members_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wedding_members" ADD CONSTRAINT "wedding_members_user_id_profiles_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."profiles"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "wedding_versions" ADD CONSTRAINT "wedding_versions_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "weddings" ADD CONSTRAINT "weddings_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "refresh_token_session_id_idx" ON "auth"."refresh_token" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "activity_changes_row_idx" ON "activity_changes" USING btree ("wedding_id","entity","key");
--> statement-breakpoint
CREATE INDEX "activity_changes_at_idx" ON "activity_changes" USING brin ("at");
--> statement-breakpoint
CREATE INDEX "activity_changes_removed_idx" ON "activity_changes" USING btree ("at") WHERE op = 'delete' and before is not null;
--> statement-breakpoint
CREATE INDEX "activity_lines_order_idx" ON "activity_lines" USING btree ("wedding_id","at","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "agenda_days_replaces_unique" ON "agenda_days" USING btree ("wedding_id","replaces");
--> statement-breakpoint
CREATE INDEX "agenda_items_day_idx" ON "agenda_items" USING btree ("wedding_id","day_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "agenda_links_vendor_unique" ON "agenda_links" USING btree ("wedding_id","vendor_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "agenda_links_calendar_unique" ON "agenda_links" USING btree ("wedding_id") WHERE vendor_id is null;
--> statement-breakpoint
CREATE INDEX "account_user_id_idx" ON "auth"."account" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "passkey_user_id_idx" ON "auth"."passkey" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "session_user_id_idx" ON "auth"."session" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "verification_identifier_idx" ON "auth"."verification" USING btree ("identifier");
--> statement-breakpoint
CREATE INDEX "wallet_address_user_id_idx" ON "auth"."wallet_address" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "catering_version_needs_version_idx" ON "catering_version_needs" USING btree ("wedding_id","version_id");
--> statement-breakpoint
CREATE INDEX "comments_order_idx" ON "comments" USING btree ("wedding_id","kind","target","created_at","id");
--> statement-breakpoint
CREATE INDEX "comments_of_deleted_idx" ON "comments" USING btree ("item_deleted_at") WHERE item_deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "guest_mails_waiting_idx" ON "guest_mails" USING btree ("domain","next_at") WHERE status = 'waiting';
--> statement-breakpoint
CREATE INDEX "guests_order_idx" ON "guests" USING btree ("wedding_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "guests_household_idx" ON "guests" USING btree ("wedding_id","household_id") WHERE household_id is not null;
--> statement-breakpoint
CREATE INDEX "event_answers_event_idx" ON "event_answers" USING btree ("wedding_id","event_id");
--> statement-breakpoint
CREATE INDEX "household_answers_order_idx" ON "household_answers" USING btree ("wedding_id","household_id","answered_at");
--> statement-breakpoint
CREATE INDEX "inspiration_folders_removed_idx" ON "inspiration_folders" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "inspirations_order_idx" ON "inspirations" USING btree ("wedding_id","folder_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "inspirations_removed_idx" ON "inspirations" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "inspirations_processing_idx" ON "inspirations" USING btree ("created_at") WHERE status = 'processing';
--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_codes_one_open_idx" ON "invitation_codes" USING btree ("wedding_id","role","preset","recipient") WHERE used_at is null and replaced_at is null;
--> statement-breakpoint
CREATE INDEX "item_files_of_deleted_idx" ON "item_files" USING btree ("item_deleted_at") WHERE item_deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "push_subscriptions_user_idx" ON "push_subscriptions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "push_subscriptions_session_idx" ON "push_subscriptions" USING btree ("session_id");
--> statement-breakpoint
CREATE INDEX "notifications_order_idx" ON "notifications" USING btree ("recipient_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "notifications_unread_idx" ON "notifications" USING btree ("recipient_id") WHERE read_at is null;
--> statement-breakpoint
CREATE INDEX "notifications_mail_idx" ON "notifications" USING btree ("recipient_id") WHERE mail is not null and read_at is null;
--> statement-breakpoint
CREATE INDEX "notifications_push_idx" ON "notifications" USING btree ("recipient_id") WHERE push and read_at is null;
--> statement-breakpoint
CREATE INDEX "notifications_wedding_idx" ON "notifications" USING btree ("wedding_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_growing_idx" ON "notifications" USING btree ("wedding_id","actor_id","group_key","recipient_id") WHERE group_key is not null and read_at is null;
--> statement-breakpoint
CREATE INDEX "planner_directory_order_idx" ON "planner_directory" USING btree ("updated_at" DESC NULLS FIRST,"user_id" DESC NULLS FIRST) WHERE listed;
--> statement-breakpoint
CREATE INDEX "planner_directory_price_idx" ON "planner_directory" USING btree ("price_from") WHERE listed;
--> statement-breakpoint
CREATE INDEX "planner_directory_grams_idx" ON "planner_directory" USING gin (directory_grams(zones_folded, styles_folded)) WHERE listed;
--> statement-breakpoint
CREATE INDEX "planner_former_slugs_user_idx" ON "planner_former_slugs" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "planner_portfolio_order_idx" ON "planner_portfolio" USING btree ("user_id","order_index");
--> statement-breakpoint
CREATE INDEX "planner_portfolio_removed_idx" ON "planner_portfolio" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "planner_requests_order_idx" ON "planner_requests" USING btree ("planner_id","status","created_at","id");
--> statement-breakpoint
CREATE INDEX "planner_requests_wedding_idx" ON "planner_requests" USING btree ("wedding_id");
--> statement-breakpoint
CREATE INDEX "account_deletions_due_idx" ON "account_deletions" USING btree ("due_at");
--> statement-breakpoint
CREATE INDEX "vendors_order_idx" ON "vendors" USING btree ("wedding_id","created_at","id") WHERE deleted_at is null;
--> statement-breakpoint
CREATE INDEX "vendors_removed_idx" ON "vendors" USING btree ("deleted_at") WHERE deleted_at is not null;
--> statement-breakpoint
CREATE INDEX "deleted_weddings_deleted_by_idx" ON "deleted_weddings" USING btree ("deleted_by");
--> statement-breakpoint
CREATE INDEX "deleted_weddings_deleted_at_idx" ON "deleted_weddings" USING btree ("deleted_at");
--> statement-breakpoint
CREATE INDEX "wedding_members_user_id_idx" ON "wedding_members" USING btree ("user_id");
--> statement-breakpoint
-- The id of the line of activity that this transaction writes: the first to ask makes it.
CREATE OR REPLACE FUNCTION activity_line() RETURNS uuid LANGUAGE sql AS $$
  SELECT coalesce(
    nullif(current_setting('azahar.activity_line', true), ''),
    set_config('azahar.activity_line', gen_random_uuid()::text, true))::uuid
$$;
--> statement-breakpoint
-- A trigger before a notification is inserted: how it reaches its recipient is what they chose for its kind, or else the
-- default that comes with it. What is to be mailed at once or pushed is a job of the same transaction, which gathers
-- what comes within a minute; the summary of the day looks for itself. What goes nowhere is not inserted.
CREATE OR REPLACE FUNCTION choose_notification_channels() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  chosen notification_preferences%ROWTYPE;
BEGIN
  SELECT * INTO chosen FROM notification_preferences p WHERE p.user_id = NEW.recipient_id AND p.kind = NEW.kind;
  IF FOUND THEN
    NEW.in_bell := chosen.bell;
    NEW.mail := nullif(chosen.mail, 'never');
    NEW.push := chosen.push;
  END IF;
  NEW.push := NEW.push AND EXISTS (SELECT FROM push_subscriptions s WHERE s.user_id = NEW.recipient_id);
  IF NOT NEW.in_bell AND NEW.mail IS NULL AND NOT NEW.push THEN
    RETURN NULL;
  END IF;
  IF NEW.mail = 'now' THEN
    PERFORM graphile_worker.add_job('mail-notifications',
      payload => json_build_object('userId', NEW.recipient_id, 'mailId', gen_random_uuid(), 'mode', 'now'),
      run_at => now() + interval '60 seconds', max_attempts => 900);
  END IF;
  IF NEW.push THEN
    PERFORM graphile_worker.add_job('push-notifications',
      payload => json_build_object('userId', NEW.recipient_id), max_attempts => 900);
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- A user and their profile come into being together: a trigger keeps it so whichever statement inserts the user.
CREATE OR REPLACE FUNCTION auth.create_profile() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.profiles (id, full_name, role) VALUES (NEW.id, trim(NEW.name), NEW.role);
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- Whether a row of a table is a draft or hangs on one; null when what it hangs on is gone (decision 044).
CREATE OR REPLACE FUNCTION is_draft(in_table text, in_row jsonb)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN in_table IN ('vendors', 'agenda_days', 'inspiration_folders') THEN in_row ->> 'drafted_at' IS NOT NULL
    WHEN in_table = 'agenda_items' THEN (
      SELECT d.drafted_at IS NOT NULL FROM public.agenda_days d
      WHERE d.wedding_id = (in_row ->> 'wedding_id')::uuid AND d.id = (in_row ->> 'day_id')::uuid)
    WHEN in_table IN ('inspirations', 'inspiration_shares') THEN (
      SELECT f.drafted_at IS NOT NULL FROM public.inspiration_folders f
      WHERE f.wedding_id = (in_row ->> 'wedding_id')::uuid AND f.id = (in_row ->> 'folder_id')::uuid)
    WHEN in_table IN ('comments', 'item_files') THEN CASE in_row ->> 'kind'
      WHEN 'vendor' THEN (
        SELECT v.drafted_at IS NOT NULL FROM public.vendors v
        WHERE v.wedding_id = (in_row ->> 'wedding_id')::uuid AND v.id = coalesce(in_row ->> 'target', in_row ->> 'item_id')::uuid)
      WHEN 'item' THEN (
        SELECT d.drafted_at IS NOT NULL FROM public.agenda_items i
        JOIN public.agenda_days d ON (d.wedding_id, d.id) = (i.wedding_id, i.day_id)
        WHERE i.wedding_id = (in_row ->> 'wedding_id')::uuid AND i.id = coalesce(in_row ->> 'target', in_row ->> 'item_id')::uuid)
      WHEN 'image' THEN (
        SELECT f.drafted_at IS NOT NULL FROM public.inspirations i
        JOIN public.inspiration_folders f ON (f.wedding_id, f.id) = (i.wedding_id, i.folder_id)
        WHERE i.wedding_id = (in_row ->> 'wedding_id')::uuid AND i.id = coalesce(in_row ->> 'target', in_row ->> 'item_id')::uuid)
      END
    ELSE (
      SELECT v.drafted_at IS NOT NULL FROM public.vendors v
      WHERE v.wedding_id = (in_row ->> 'wedding_id')::uuid AND v.id = (in_row ->> 'vendor_id')::uuid)
  END
$$;
--> statement-breakpoint
-- A trigger for tables of what files are kept at, with the kind of the files: when a command or a cascade deletes rows,
-- their files are marked. What comes back under its id has them again; the rest are deleted by the housekeeping. A
-- vendor waits in the trash as a row, so that its files end with it. It runs once a statement, so that an import that
-- overwrites a list pays for it once.
CREATE OR REPLACE FUNCTION leave_item_files() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_ARGV[0] = 'vendor' THEN
    DELETE FROM public.item_files f USING deleted_items d
    WHERE f.wedding_id = d.wedding_id AND f.kind = TG_ARGV[0] AND f.item_id = d.id;
  ELSE
    UPDATE public.item_files f SET item_deleted_at = now() FROM deleted_items d
    WHERE f.wedding_id = d.wedding_id AND f.kind = TG_ARGV[0] AND f.item_id = d.id;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- A trigger for tables whose rows belong to a wedding: notes what a transaction did to a row, for its line of activity.
-- Its arguments are lists of columns with commas: the key without the wedding, the one that names the row, those whose
-- changes are not noted, and those whose values are not. A row that was removed is noted whole, so that it can come
-- back; the rows that leave with their wedding are not noted, nor what housekeeping does (`azahar.activity` is off).
-- A table whose rows are of several sections has their column as its fifth argument: it is noted in parts, as
-- `comments_on_guest`, and of a removed row no more than of an added one.
CREATE OR REPLACE FUNCTION log_activity() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  hidden text[] := string_to_array(TG_ARGV[3], ',');
  unnoted text[] := string_to_array(TG_ARGV[2], ',') || 'wedding_id'::text;
  was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  becomes jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  present jsonb := coalesce(becomes, was);
  wedding uuid := coalesce(present ->> 'wedding_id', present ->> 'id');
  logged_as text := TG_TABLE_NAME || coalesce('_on_' || (present ->> TG_ARGV[4]), '');
BEGIN
  IF current_setting('azahar.activity', true) = 'off' THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' THEN
    SELECT
      jsonb_object_agg(f.key, CASE WHEN f.key = ANY (hidden) THEN 'null' ELSE was -> f.key END),
      jsonb_object_agg(f.key, CASE WHEN f.key = ANY (hidden) THEN 'null' ELSE f.value END)
    INTO was, becomes
    FROM jsonb_each(becomes) f
    WHERE f.value IS DISTINCT FROM was -> f.key AND f.key <> ALL (unnoted);
    IF becomes IS NULL THEN RETURN NULL; END IF;
  ELSIF TG_OP = 'INSERT' THEN
    becomes := jsonb_strip_nulls(becomes - unnoted - hidden);
  ELSE
    IF NOT EXISTS (SELECT FROM public.weddings WHERE id = wedding) THEN RETURN NULL; END IF;
    IF TG_ARGV[4] IS NOT NULL THEN was := was - unnoted - hidden; END IF;
    SELECT jsonb_object_agg(f.key, f.value) INTO was FROM jsonb_each(was) f WHERE f.value <> 'null';
  END IF;
  INSERT INTO public.activity_changes (wedding_id, line_id, entity, key, op, label, before, after)
  VALUES (
    wedding, public.activity_line(), logged_as,
    (SELECT coalesce(string_agg(present ->> k.name, '/' ORDER BY k.place), '')
      FROM unnest(string_to_array(TG_ARGV[0], ',')) WITH ORDINALITY AS k (name, place)),
    lower(TG_OP), present ->> TG_ARGV[1], was, becomes);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Marks what is noted of drafts, so that only who sees drafts reads of it: changes of their rows, and lines of
-- commands that touched nothing else (decision 044).
CREATE OR REPLACE FUNCTION mark_draft()
RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  reaches text[] := ARRAY[
    current_setting('azahar.reach_vendors', true),
    current_setting('azahar.reach_agenda', true),
    current_setting('azahar.reach_inspiration', true)];
BEGIN
  IF TG_TABLE_NAME = 'activity_changes' THEN
    NEW.is_draft := 'drafts' = CASE
      WHEN NEW.entity = 'vendors' OR NEW.entity LIKE '%\_on\_vendor' THEN reaches[1]
      WHEN NEW.entity LIKE 'agenda%' OR NEW.entity LIKE '%\_on\_item' THEN reaches[2]
      WHEN NEW.entity LIKE 'inspiration%' OR NEW.entity LIKE '%\_on\_image' THEN reaches[3]
      ELSE '' END;
    NEW.is_draft := coalesce(NEW.is_draft, false);
  ELSE
    NEW.is_draft := split_part(NEW.action, '.', 1) IN ('vendors', 'agenda', 'inspiration', 'uploads', 'activity')
      AND coalesce('drafts' = ANY (array_remove(reaches, NULL)), false)
      AND NOT coalesce('all' = ANY (array_remove(reaches, NULL)), false);
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- A trigger for tables of what can be commented on, with the kind of comments: when a command or a cascade deletes
-- rows, their comments are marked. What comes back under its id has them again; the rest are deleted by the
-- housekeeping. It runs once a statement, so that an import that overwrites a list pays for it once.
CREATE OR REPLACE FUNCTION mark_item_comments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.comments c SET item_deleted_at = now()
  FROM deleted_items d
  WHERE c.wedding_id = d.wedding_id AND c.kind = TG_ARGV[0] AND c.target = d.id::text;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Keeps in a setting of the transaction whether the rows of an area that it has touched were all drafts (`drafts`) or
-- not (`all`). The version that is raised, the notifications and the live updates follow it (decision 044).
CREATE OR REPLACE FUNCTION note_reach()
RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  setting text := 'azahar.reach_' || TG_ARGV[0];
  was_draft boolean;
  becomes_draft boolean;
BEGIN
  IF TG_TABLE_NAME IN ('comments', 'item_files') THEN
    setting := 'azahar.reach_' || CASE coalesce(to_jsonb(NEW), to_jsonb(OLD)) ->> 'kind'
      WHEN 'item' THEN 'agenda' WHEN 'image' THEN 'inspiration' ELSE 'vendors' END;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    was_draft := is_draft(TG_TABLE_NAME, to_jsonb(OLD));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    becomes_draft := is_draft(TG_TABLE_NAME, to_jsonb(NEW));
  END IF;
  IF NOT coalesce(was_draft, true) OR NOT coalesce(becomes_draft, true) THEN
    PERFORM set_config(setting, 'all', true);
  ELSIF coalesce(was_draft, becomes_draft) AND current_setting(setting, true) IS DISTINCT FROM 'all' THEN
    PERFORM set_config(setting, 'drafts', true);
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
-- Notifies the other members of a wedding (spec 7), within the statement of the change itself. `in_event` is the JSON
-- that server/notifications/notify.ts makes; it is not even parsed when the wedding has no other members. `in_row`
-- are fields of its data that come from the changed row. Members who may not see what it is about are not notified; of
-- the others only those of `only`, if it is given, and none of `except`. An action that undoes another takes back the notification of those who have not read it, instead of notifying them
-- of both.
CREATE OR REPLACE FUNCTION notify_wedding_members(in_wedding uuid, in_actor uuid, in_event text, in_row jsonb DEFAULT '{}')
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  event jsonb;
  subject uuid;
  line record;
  spared uuid[] := '{}';
BEGIN
  IF NOT EXISTS (SELECT FROM wedding_members WHERE wedding_id = in_wedding AND user_id <> in_actor) THEN
    RETURN;
  END IF;
  event := in_event::jsonb;
  subject := event ->> 'subject';
  IF event ->> 'undoes' IS NOT NULL THEN
    FOR line IN
      SELECT n.id, n.recipient_id, n.count, array_position(n.subjects, subject) AS place FROM notifications n
      WHERE n.wedding_id = in_wedding AND n.actor_id = in_actor AND n.group_key = event ->> 'undoes'
        AND n.read_at IS NULL AND subject = ANY (n.subjects)
      ORDER BY n.recipient_id FOR UPDATE
    LOOP
      spared := spared || line.recipient_id;
      IF line.count = 1 THEN
        DELETE FROM notifications WHERE id = line.id;
      ELSE
        UPDATE notifications n SET
          count = n.count - 1,
          subjects = array_remove(n.subjects, subject),
          subject_data = rest.subject_data,
          data = coalesce(rest.subject_data[cardinality(rest.subject_data)], n.data)
        FROM (
          SELECT subject_data[:line.place - 1] || subject_data[line.place + 1:] AS subject_data FROM notifications WHERE id = line.id
        ) rest
        WHERE n.id = line.id;
      END IF;
    END LOOP;
  END IF;
  -- What is too old to grow gives its place in the unique index free.
  IF event ->> 'groupKey' IS NOT NULL THEN
    UPDATE notifications SET group_key = NULL
    WHERE wedding_id = in_wedding AND actor_id = in_actor AND group_key = event ->> 'groupKey'
      AND read_at IS NULL AND created_at <= (event ->> 'growsSince')::timestamptz;
  END IF;
  -- Always in the order of the recipients, so that two changes at once never wait for each other in a circle.
  INSERT INTO notifications AS n (
    recipient_id, actor_id, actor_name, actor_role, action, section, wedding_id, wedding_name, url, data,
    group_key, subjects, subject_data, created_at, kind, mail, push)
  SELECT m.user_id, in_actor, event ->> 'actorName', event ->> 'actorRole', event ->> 'action', event ->> 'section',
    w.id, w.name, event ->> 'url', (event -> 'data') || in_row,
    event ->> 'groupKey', array_remove(ARRAY[subject], NULL),
    CASE WHEN (event ->> 'isUndoable')::boolean THEN ARRAY[(event -> 'data') || in_row] ELSE '{}' END,
    (event ->> 'at')::timestamptz, event ->> 'kind', event ->> 'mail', (event ->> 'push')::boolean
  FROM wedding_members m JOIN weddings w ON w.id = m.wedding_id
  WHERE m.wedding_id = in_wedding AND m.user_id <> in_actor AND m.user_id <> ALL (spared)
    AND m.permissions ->> (event ->> 'guard') IS DISTINCT FROM 'none'
    AND (event -> 'only' IS NULL OR event -> 'only' ? m.user_id::text)
    AND (event -> 'except' IS NULL OR NOT event -> 'except' ? m.user_id::text)
  ORDER BY m.user_id
  ON CONFLICT (wedding_id, actor_id, group_key, recipient_id) WHERE group_key IS NOT NULL AND read_at IS NULL
  DO UPDATE SET
    count = n.count + CASE WHEN subject = ANY (n.subjects) THEN 0 ELSE 1 END,
    subjects = CASE
      WHEN subject IS NULL OR subject = ANY (n.subjects) OR cardinality(n.subjects) >= 100 THEN n.subjects
      ELSE n.subjects || subject END,
    subject_data = CASE
      WHEN subject = ANY (n.subjects) OR cardinality(n.subjects) >= 100 THEN n.subject_data
      ELSE n.subject_data || excluded.subject_data END,
    actor_name = excluded.actor_name, wedding_name = excluded.wedding_name, url = excluded.url, data = excluded.data,
    created_at = greatest(n.created_at, excluded.created_at),
    -- What has grown waits to be mailed and pushed again, also when a mail has just taken it up.
    in_bell = n.in_bell OR excluded.in_bell, mail = excluded.mail, mail_id = NULL, push = excluded.push;
END
$$;
--> statement-breakpoint
-- A trigger for tables whose rows have a stored file, with its bucket and the column of its path: when a command or
-- a cascade deletes a row, the file behind it is queued for deletion.
CREATE OR REPLACE FUNCTION queue_file_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.file_deletions (bucket, path)
  SELECT TG_ARGV[0], to_jsonb(OLD) ->> TG_ARGV[1] WHERE to_jsonb(OLD) ->> TG_ARGV[1] IS NOT NULL
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Says which members of a wedding see its drafts: its planners, and the couple once their last planner has left, so
-- that nothing that was prepared is lost (decision 044).
CREATE OR REPLACE FUNCTION settle_drafts()
RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  wedding uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.wedding_id ELSE NEW.wedding_id END;
  has_planner boolean;
  lost_planner boolean := false;
BEGIN
  has_planner := EXISTS (
    SELECT FROM wedding_members
    WHERE wedding_id = wedding AND role = 'planner' AND preset IN ('planner', 'custom'));
  IF TG_OP <> 'INSERT' THEN
    lost_planner := OLD.role = 'planner' AND OLD.preset IN ('planner', 'custom');
  END IF;
  lost_planner := NOT has_planner AND (lost_planner OR EXISTS (
    SELECT FROM wedding_members WHERE wedding_id = wedding AND preset = 'couple' AND sees_drafts));
  UPDATE wedding_members m SET sees_drafts = NOT m.sees_drafts
  WHERE m.wedding_id = wedding AND m.sees_drafts IS DISTINCT FROM (
    CASE WHEN has_planner THEN m.role = 'planner' AND m.preset IN ('planner', 'custom')
      ELSE lost_planner AND m.preset = 'couple' END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Leaves a notification of nothing but drafts out: their members hear of them when they are published (decision 044).
CREATE OR REPLACE FUNCTION skip_notification()
RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What a vendor with a price per head costs in euros, of the numbers that `vendor_heads` gives. Those who are missing
-- to the minimum cost as adults. `perHeadCents` of the domain says the same, which a test compares.
CREATE OR REPLACE FUNCTION vendor_cost(adult numeric, child numeric, minimum integer, heads jsonb)
RETURNS numeric LANGUAGE sql IMMUTABLE AS $$
  SELECT least(
    9999999.99,
    adult * greatest((heads ->> 'adults')::integer, minimum - (heads ->> 'children')::integer)
      + child * (heads ->> 'children')::integer)
$$;
--> statement-breakpoint
-- How many adults and children an event counts, or the wedding itself (null): those who are invited, those who have
-- not declined, and those who said yes. Babies are not counted.
CREATE OR REPLACE FUNCTION vendor_heads(in_wedding uuid, in_event uuid)
RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'invited', jsonb_build_object(
      'adults', count(*) FILTER (WHERE age = 'adult'),
      'children', count(*) FILTER (WHERE age = 'child')),
    'expected', jsonb_build_object(
      'adults', count(*) FILTER (WHERE age = 'adult' AND answer IS NOT FALSE),
      'children', count(*) FILTER (WHERE age = 'child' AND answer IS NOT FALSE)),
    'confirmed', jsonb_build_object(
      'adults', count(*) FILTER (WHERE age = 'adult' AND answer),
      'children', count(*) FILTER (WHERE age = 'child' AND answer)))
  FROM (
    SELECT age, rsvp AS answer FROM guests WHERE in_event IS NULL AND wedding_id = in_wedding
    UNION ALL
    SELECT age, answer FROM event_answers
    JOIN guests ON (guests.wedding_id, guests.id) = (event_answers.wedding_id, guest_id)
    WHERE event_answers.wedding_id = in_wedding AND event_id = in_event
  ) invited
$$;
--> statement-breakpoint
CREATE TRIGGER activity_changes_mark_draft BEFORE INSERT ON activity_changes
  FOR EACH ROW WHEN (current_setting('azahar.sees_drafts'::text, true) IS DISTINCT FROM 'off'::text) EXECUTE FUNCTION mark_draft();
--> statement-breakpoint
CREATE TRIGGER activity_lines_mark_draft BEFORE INSERT ON activity_lines
  FOR EACH ROW WHEN (current_setting('azahar.sees_drafts'::text, true) IS DISTINCT FROM 'off'::text) EXECUTE FUNCTION mark_draft();
--> statement-breakpoint
CREATE TRIGGER agenda_days_note_reach BEFORE INSERT OR DELETE OR UPDATE ON agenda_days
  FOR EACH ROW WHEN (current_setting('azahar.sees_drafts'::text, true) IS DISTINCT FROM 'off'::text) EXECUTE FUNCTION note_reach('agenda');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON agenda_days
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'name', 'created_at', '');
--> statement-breakpoint
CREATE TRIGGER agenda_items_note_reach BEFORE INSERT OR DELETE OR UPDATE ON agenda_items
  FOR EACH ROW WHEN (current_setting('azahar.sees_drafts'::text, true) IS DISTINCT FROM 'off'::text) EXECUTE FUNCTION note_reach('agenda');
--> statement-breakpoint
CREATE TRIGGER leave_item_files AFTER DELETE ON agenda_items REFERENCING OLD TABLE AS deleted_items
  FOR EACH STATEMENT EXECUTE FUNCTION leave_item_files('item');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON agenda_items
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'title', 'created_at,updated_at,updated_by', '');
--> statement-breakpoint
CREATE TRIGGER mark_item_comments AFTER DELETE ON agenda_items REFERENCING OLD TABLE AS deleted_items
  FOR EACH STATEMENT EXECUTE FUNCTION mark_item_comments('item');
--> statement-breakpoint
CREATE TRIGGER agenda_links_note_reach BEFORE INSERT OR DELETE OR UPDATE ON agenda_links
  FOR EACH ROW WHEN (current_setting('azahar.sees_drafts'::text, true) IS DISTINCT FROM 'off'::text) EXECUTE FUNCTION note_reach('agenda');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON budgets
  FOR EACH ROW EXECUTE FUNCTION log_activity('', '', '', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON catering_sheets
  FOR EACH ROW EXECUTE FUNCTION log_activity('', '', 'token,linked_at,opened_at', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON catering_versions
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'number', 'seen_at,counts', '');
--> statement-breakpoint
CREATE TRIGGER comments_note_reach BEFORE INSERT OR DELETE OR UPDATE ON comments
  FOR EACH ROW WHEN (current_setting('azahar.sees_drafts'::text, true) IS DISTINCT FROM 'off'::text) EXECUTE FUNCTION note_reach('vendors');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON comments
  FOR EACH ROW EXECUTE FUNCTION log_activity('id,target', '', 'kind,author_id,author_role,mentions,created_at,edited_at,item_deleted_at', 'text', 'kind');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON component_catalog
  FOR EACH ROW EXECUTE FUNCTION log_activity('key', 'name', 'created_at', '');
--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON data_export_files
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('data-exports', 'path');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON event_answers
  FOR EACH ROW EXECUTE FUNCTION log_activity('guest_id,event_id', '', '', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON guest_mails
  FOR EACH ROW EXECUTE FUNCTION log_activity('household_id,kind,occasion', '', 'id,address,domain,status,attempts,attempted_at,next_at,created_at,ended_at', '');
--> statement-breakpoint
CREATE TRIGGER leave_item_files AFTER DELETE ON guests REFERENCING OLD TABLE AS deleted_items
  FOR EACH STATEMENT EXECUTE FUNCTION leave_item_files('guest');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON guests
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'full_name', 'created_at', 'allergens,diets,diet_note,health_consent_at,health_consent_text');
--> statement-breakpoint
CREATE TRIGGER mark_item_comments AFTER DELETE ON guests REFERENCING OLD TABLE AS deleted_items
  FOR EACH STATEMENT EXECUTE FUNCTION mark_item_comments('guest');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER DELETE ON household_answers
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', '', 'changes', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON households
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'name', 'token,opened_at,answered_at,remind_due_at,created_at', '');
--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON inspiration_files
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('inspiration-images', 'path');
--> statement-breakpoint
CREATE TRIGGER inspiration_folders_note_reach BEFORE INSERT OR DELETE OR UPDATE ON inspiration_folders
  FOR EACH ROW WHEN (current_setting('azahar.sees_drafts'::text, true) IS DISTINCT FROM 'off'::text) EXECUTE FUNCTION note_reach('inspiration');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON inspiration_folders
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'name', 'created_at', '');
--> statement-breakpoint
CREATE TRIGGER inspiration_shares_note_reach BEFORE INSERT OR DELETE OR UPDATE ON inspiration_shares
  FOR EACH ROW WHEN (current_setting('azahar.sees_drafts'::text, true) IS DISTINCT FROM 'off'::text) EXECUTE FUNCTION note_reach('inspiration');
--> statement-breakpoint
CREATE TRIGGER inspirations_note_reach BEFORE INSERT OR DELETE OR UPDATE ON inspirations
  FOR EACH ROW WHEN (current_setting('azahar.sees_drafts'::text, true) IS DISTINCT FROM 'off'::text) EXECUTE FUNCTION note_reach('inspiration');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON inspirations
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'file_name', 'created_at,status,image_url,width,height,color,placeholder,file_name', '');
--> statement-breakpoint
CREATE TRIGGER mark_item_comments AFTER DELETE ON inspirations REFERENCING OLD TABLE AS deleted_items
  FOR EACH STATEMENT EXECUTE FUNCTION mark_item_comments('image');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON invitation_codes
  FOR EACH ROW EXECUTE FUNCTION log_activity('role,preset', '', 'code,created_at,expires_at', 'recipient');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON invitation_settings
  FOR EACH ROW EXECUTE FUNCTION log_activity('', '', 'reminders_set_at', '');
--> statement-breakpoint
CREATE TRIGGER item_files_note_reach BEFORE INSERT OR DELETE OR UPDATE ON item_files
  FOR EACH ROW WHEN (current_setting('azahar.sees_drafts'::text, true) IS DISTINCT FROM 'off'::text) EXECUTE FUNCTION note_reach('vendors');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON item_files
  FOR EACH ROW EXECUTE FUNCTION log_activity('item_id,id', 'name', 'kind,path,created_at,item_deleted_at', '', 'kind');
--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON item_files
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('vendor-files', 'path');
--> statement-breakpoint
CREATE TRIGGER before_channels_skip_drafts BEFORE INSERT ON notifications
  FOR EACH ROW WHEN ((new.section = ANY (ARRAY['vendors'::text, 'agenda'::text, 'inspiration'::text])) AND current_setting('azahar.reach_'::text || new.section, true) = 'drafts'::text) EXECUTE FUNCTION skip_notification();
--> statement-breakpoint
CREATE TRIGGER choose_notification_channels BEFORE INSERT ON notifications
  FOR EACH ROW EXECUTE FUNCTION choose_notification_channels();
--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON planner_logos
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('branding-logos', 'path');
--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON planner_portfolio_files
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('planner-portfolio', 'path');
--> statement-breakpoint
CREATE TRIGGER create_profile AFTER INSERT ON auth."user"
  FOR EACH ROW EXECUTE FUNCTION auth.create_profile();
--> statement-breakpoint
CREATE TRIGGER leave_item_files AFTER DELETE ON vendors REFERENCING OLD TABLE AS deleted_items
  FOR EACH STATEMENT EXECUTE FUNCTION leave_item_files('vendor');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON vendors
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'name', 'created_at', '');
--> statement-breakpoint
CREATE TRIGGER mark_item_comments AFTER DELETE ON vendors REFERENCING OLD TABLE AS deleted_items
  FOR EACH STATEMENT EXECUTE FUNCTION mark_item_comments('vendor');
--> statement-breakpoint
CREATE TRIGGER vendors_note_reach BEFORE INSERT OR DELETE OR UPDATE ON vendors
  FOR EACH ROW WHEN (current_setting('azahar.sees_drafts'::text, true) IS DISTINCT FROM 'off'::text) EXECUTE FUNCTION note_reach('vendors');
--> statement-breakpoint
CREATE TRIGGER queue_file_deletion AFTER DELETE ON wedding_cover_files
  FOR EACH ROW EXECUTE FUNCTION queue_file_deletion('wedding-covers', 'path');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON wedding_events
  FOR EACH ROW EXECUTE FUNCTION log_activity('id', 'name', 'created_at,position', '');
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON wedding_members
  FOR EACH ROW EXECUTE FUNCTION log_activity('user_id', '', 'created_at,sees_drafts', '');
--> statement-breakpoint
CREATE TRIGGER wedding_members_settle_drafts AFTER INSERT OR DELETE OR UPDATE OF role, preset ON wedding_members
  FOR EACH ROW EXECUTE FUNCTION settle_drafts();
--> statement-breakpoint
CREATE TRIGGER log_activity AFTER INSERT OR DELETE OR UPDATE ON weddings
  FOR EACH ROW EXECUTE FUNCTION log_activity('', 'name', 'created_at,created_by', '');
