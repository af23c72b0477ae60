CREATE TABLE "hotels" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"way" text,
	"phone" text,
	"url" text,
	"code" text,
	"notes" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hotels_wedding_id_id_pk" PRIMARY KEY("wedding_id","id")
);
--> statement-breakpoint
CREATE TABLE "room_blocks" (
	"wedding_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"hotel_id" uuid NOT NULL,
	"name" text NOT NULL,
	"rooms" smallint NOT NULL,
	"beds" smallint,
	"price" numeric(12, 2),
	"arrives_on" date,
	"leaves_on" date,
	"is_held" boolean NOT NULL,
	"held_until" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "room_blocks_wedding_id_id_pk" PRIMARY KEY("wedding_id","id"),
	CONSTRAINT "room_blocks_rooms" CHECK ("room_blocks"."rooms" >= 1),
	CONSTRAINT "room_blocks_nights" CHECK (("room_blocks"."arrives_on" is null) = ("room_blocks"."leaves_on" is null))
);
--> statement-breakpoint
CREATE TABLE "stays" (
	"wedding_id" uuid NOT NULL,
	"guest_id" uuid NOT NULL,
	"need" text NOT NULL,
	"block_id" uuid,
	"room" smallint,
	"arrives_on" date,
	"leaves_on" date,
	CONSTRAINT "stays_wedding_id_guest_id_pk" PRIMARY KEY("wedding_id","guest_id"),
	CONSTRAINT "stays_room" CHECK ("stays"."room" is null or "stays"."block_id" is not null),
	CONSTRAINT "stays_nights" CHECK (("stays"."arrives_on" is null) = ("stays"."leaves_on" is null))
);
--> statement-breakpoint
ALTER TABLE "hotels" ADD CONSTRAINT "hotels_wedding_id_weddings_id_fk" FOREIGN KEY ("wedding_id") REFERENCES "public"."weddings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "room_blocks" ADD CONSTRAINT "room_blocks_hotel_fk" FOREIGN KEY ("wedding_id","hotel_id") REFERENCES "public"."hotels"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_guest_fk" FOREIGN KEY ("wedding_id","guest_id") REFERENCES "public"."guests"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stays" ADD CONSTRAINT "stays_block_fk" FOREIGN KEY ("wedding_id","block_id") REFERENCES "public"."room_blocks"("wedding_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_blocks_hotel_idx" ON "room_blocks" USING btree ("wedding_id","hotel_id");--> statement-breakpoint
CREATE INDEX "stays_block_idx" ON "stays" USING btree ("wedding_id","block_id");--> statement-breakpoint
CALL log_table('hotels', ARRAY['insert', 'update', 'delete'], 'id', 'name', 'created_at', '');--> statement-breakpoint
CALL log_table('room_blocks', ARRAY['insert', 'update', 'delete'], 'id', 'name', 'created_at', '');--> statement-breakpoint
CALL log_table('stays', ARRAY['insert', 'update', 'delete'], 'guest_id', '', '', '');
