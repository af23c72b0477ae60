import { sql } from 'drizzle-orm'
import { PRESET_PERMISSIONS } from '#domain/members/permissions.ts'
import { inJourneyDatabase } from './journey-database.ts'

/** Weddings of a planner as the API would make them one by one, the first of them tomorrow. */
export const withWeddings = (email: string, count: number) =>
  inJourneyDatabase(async (db) => {
    await db.execute(sql`
      with made as (
        insert into weddings (id, name, event_date, created_by)
        select gen_random_uuid(), 'Pareja ' || n, current_date + n, u.id
        from auth."user" u, generate_series(1, ${count}) n where u.email = ${email}
        returning id, created_by
      )
      insert into wedding_members (wedding_id, user_id, role, preset, permissions)
      select id, created_by, 'planner', 'planner', ${JSON.stringify(PRESET_PERMISSIONS.planner)}::jsonb from made`)
  })

/** Puts so many more planners into the agency of the account of that address, each of whom works in no wedding. */
export const withColleagues = (email: string, count: number) =>
  inJourneyDatabase(async (db) => {
    await db.execute(sql`
      with founder as (select id from auth."user" where email = ${email}), people as (
        insert into auth."user" (id, name, email, email_verified, role, created_at, updated_at)
        select gen_random_uuid(), 'Persona ' || n, n || '-' || ${email}::text, true, 'planner', now(), now()
        from generate_series(1, ${count}::int) n returning id)
      insert into agency_members (agency_id, user_id, role, created_at)
      select founder.id, people.id, 'coordinator', now() from founder, people`)
  })
