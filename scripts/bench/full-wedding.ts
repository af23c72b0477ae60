import type pg from 'pg'
import { BUILT_IN_COMPONENTS } from '#domain/catalogue/built-in-components.ts'
import { PRESET_PERMISSIONS } from '#domain/members/permissions.ts'
import { LIMITS } from '#domain/operation/limits.ts'
import { TABLE_SEATS_MAX, TABLES_MAX } from '#domain/seating/seating.ts'
import { fillGuests } from './many-guests.ts'

const of = LIMITS.wedding

/**
 * Puts as much into a wedding as there may be of everything: guests in households, seats at as many tables as an event
 * has, vendors with a payment each, images in folders, members, tasks, days with items. Rows as the API would make them
 * one by one; gives the first folder and some of the households.
 */
export async function fillToTheBrim(db: pg.Client, weddingId: string) {
  await fillGuests(db, weddingId, of.guests)
  for (const statement of STATEMENTS) await db.query(statement, [weddingId])
  await db.query(
    `insert into vendors (wedding_id, id, vendor_type, name, cost, status, details, created_at)
     select $1, gen_random_uuid(), ($2::text[])[1 + n % $3::int], 'Proveedor ' || n, n * 10,
       case when n % 2 = 0 then 'closed' else 'open' end, repeat('Incluye montaje y recogida. ', 8),
       now() + n * interval '1 ms'
     from generate_series(1, $4::int) n`,
    [weddingId, COMPONENTS, COMPONENTS.length, of.vendors],
  )
  await fillMembers(db, weddingId)
  await db.query('analyze')
  const folders = await db.query<{ id: string }>(
    'select folder_id as id from inspirations where wedding_id = $1 group by 1 order by count(*) desc limit 1',
    [weddingId],
  )
  const households = await db.query<{ id: string }>(
    'select id from households where wedding_id = $1 order by created_at limit 1000',
    [weddingId],
  )
  return { folderId: folders.rows[0]!.id, householdIds: households.rows.map(({ id }) => id) }
}

const COMPONENTS = BUILT_IN_COMPONENTS.map(({ key }) => key)

const STATEMENTS = [
  `insert into seating_tables (wedding_id, id, number, shape, seats, created_at)
   select $1, gen_random_uuid(), n, 'round', ${TABLE_SEATS_MAX}, now() + n * interval '1 ms'
   from generate_series(1, ${TABLES_MAX}) n`,
  `insert into seats (wedding_id, id, guest_id, table_id)
   select $1, gen_random_uuid(), g.id, t.id
   from (select id, row_number() over (order by created_at, id) as at from guests where wedding_id = $1) g
   join seating_tables t on t.wedding_id = $1 and t.number = 1 + (g.at - 1) / ${TABLE_SEATS_MAX}`,
  `insert into tasks (wedding_id, id, title, notes, created_at)
   select $1, gen_random_uuid(), 'Cosa pendiente ' || n, 'Preguntar por el precio', now() + n * interval '1 ms'
   from generate_series(1, ${of.tasks}) n`,
  `insert into agenda_days (wedding_id, id, name, date)
   select $1, gen_random_uuid(), 'Día ' || n, date '2198-01-01' + n from generate_series(1, ${of.agendaDays}) n`,
  `insert into agenda_items (wedding_id, id, day_id, starts_at, title, place, updated_at)
   select d.wedding_id, gen_random_uuid(), d.id, 500 + n * 10, 'Momento ' || n, 'Jardín', now()
   from agenda_days d, generate_series(1, ${of.agendaItems / of.agendaDays}) n where d.wedding_id = $1`,
  `insert into inspiration_folders (wedding_id, id, name, color, icon, position)
   select $1, gen_random_uuid(), 'Carpeta ' || n, 1, 'flower', n from generate_series(1, ${of.folders}) n`,
  // Half of all images in one folder, as it happens to who never sorts them.
  `insert into inspirations (wedding_id, id, folder_id, image_url, file_name, status, width, height, color, tags, notes,
     created_at)
   select $1, gen_random_uuid(), f.id, gen_random_uuid()::text, n || '.jpg', 'ready', 900, 600 + (n * 37) % 800,
     '#8a9a7b', array['mesa', 'flores'], 'Una nota como las que se escriben', now() + n * interval '1 ms'
   from generate_series(1, ${of.images}) n
   join (select id, row_number() over (order by position) as at from inspiration_folders where wedding_id = $1) f
     on f.at = case when n % 2 = 0 then 1 else 1 + n % ${of.folders} end`,
]

/** Members beside the one who made the wedding, as many as there may be. */
async function fillMembers(db: pg.Client, weddingId: string): Promise<void> {
  await db.query(
    `insert into auth."user" (id, name, email, email_verified, role)
     select gen_random_uuid(), 'Carmen Aguirre ' || n, 'miembro-' || n || '@correo.example', true, 'couple'
     from generate_series(2, $1::int) n`,
    [of.members],
  )
  await db.query(
    `insert into wedding_members (wedding_id, user_id, role, preset, permissions)
     select $1, id, 'couple', 'couple', $2::jsonb from auth."user" where email like 'miembro-%'`,
    [weddingId, JSON.stringify(PRESET_PERMISSIONS.couple)],
  )
}
