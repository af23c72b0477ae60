import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'

const FIRST = ['Ana', 'Íñigo', 'Lucía', 'Óscar', 'Zoe', 'Berta', 'Carlos', 'María José', 'Teo', 'Núria']
const ALLERGENS = ['gluten', 'nuts', 'milk']

/** Guests of one household on average: 10,000 guests are some 4,000 households. */
const HOUSEHOLD_PEOPLE = 2.5

/**
 * A wedding with so many guests in households, of whom two of three have answered; one guest in seven stands alone, in
 * pairs that share their surnames.
 */
export async function fillGuests(db: pg.Client, weddingId: string, count: number): Promise<void> {
  const events = [randomUUID(), randomUUID()]
  for (const [position, id] of events.entries()) {
    await db.query(
      `insert into wedding_events (wedding_id, id, name, date, position, created_at)
      values ($1, $2, $3, '2198-01-01', $4, now())`,
      [weddingId, id, ['Preboda', 'Tornaboda'][position], position],
    )
  }
  await db.query(
    `insert into invitation_settings (wedding_id, closing_date, place, texts, menus, bus_routes)
    values ($1, '2199-03-01', 'Hacienda Los Naranjos', '{}',
      '[{"key":"fish","name":"Pescado","forChildren":false},{"key":"meat","name":"Carne","forChildren":false}]', '[]')`,
    [weddingId],
  )
  const households = Array.from({ length: Math.ceil(count / HOUSEHOLD_PEOPLE) }, (_, at) => ({
    id: randomUUID(),
    token: randomBytes(16).toString('base64url'),
    at,
  }))
  await db.query(
    `insert into households (wedding_id, id, token, created_at, sent_at, sent_by, answered_at)
    select $1, id, token, now() + at * interval '1 ms', case when at % 3 < 2 then now() end,
      case when at % 3 < 2 then 'email' end, case when at % 3 = 0 then now() - at % 40 * interval '1 day' end
    from json_to_recordset($2::json) as given (id uuid, token text, at int)`,
    [weddingId, JSON.stringify(households)],
  )
  const guests = Array.from({ length: count }, (_, at) => {
    const household = at % 7 === 6 ? null : households[Math.floor((at * households.length) / count)]!
    const surname = household ? `Apellido${household.at} Lasa` : `Solo${Math.floor(at / 14)} Vega`
    return {
      id: randomUUID(),
      name: `${FIRST[at % 10]} ${surname}`,
      email: at % 3 === 0 ? `invitado${at}@correo${at % 5}.example` : null,
      rsvp: [true, false, null][at % 3],
      household: household?.id ?? null,
      age: at % 9 === 8 ? 'child' : 'adult',
      side: at % 2 === 0 ? 'Lucía' : 'Martín',
      menu: at % 3 === 0 ? ['fish', 'meat'][at % 2] : null,
      allergens: at % 11 === 0 ? [ALLERGENS[at % 3]] : [],
      at,
    }
  })
  await db.query(
    `insert into guests (wedding_id, id, full_name, email, rsvp, household_id, age, side, menu, allergens, created_at)
    select $1, id, name, email, rsvp, household, age, side, menu,
      array(select json_array_elements_text(allergens)), now() + at * interval '1 ms'
    from json_to_recordset($2::json) as given (id uuid, name text, email text, rsvp boolean, household uuid, age text,
      side text, menu text, allergens json, at int)`,
    [weddingId, JSON.stringify(guests)],
  )
  await db.query(
    `insert into event_answers (wedding_id, guest_id, event_id, answer)
    select $1, id, event, rsvp from guests, unnest($2::uuid[]) event where wedding_id = $1`,
    [weddingId, events],
  )
  await db.query('analyze')
}
