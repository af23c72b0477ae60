ALTER TABLE "wedding_members" VALIDATE CONSTRAINT "wedding_members_agency_id_profiles_id_fk";
