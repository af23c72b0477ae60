import { randomBytes, randomUUID } from 'node:crypto'
import type pg from 'pg'
import { FIELDS } from '#site/rsvp/field-names.ts'

const PEOPLE = ['Carmen', 'Iñaki', 'Noa', 'Teo']
const EVENTS = ['Preboda', 'Tornaboda']

/** A family with the link of its invitation. */
export type Family = { path: string; place: string; people: string[]; events: string[] }

/** Families of four in a wedding, all invited to the wedding and two events more. */
export async function makeFamilies(db: pg.Client, weddingId: string, count: number): Promise<Family[]> {
  const events = EVENTS.map(() => randomUUID())
  await db.query(
    `insert into invitation_settings (wedding_id, closing_date, place, texts, menus, bus_routes)
    values ($1, '2199-03-01', 'Hacienda Los Naranjos', '{}',
      '[{"key":"fish","name":"Pescado","forChildren":false},{"key":"meat","name":"Carne","forChildren":false}]',
      '[{"id":"out","direction":"out","name":"Ida","time":675,"place":null}]')`,
    [weddingId],
  )
  for (const [position, id] of events.entries()) {
    await db.query(
      `insert into wedding_events (wedding_id, id, name, date, position, created_at)
      values ($1, $2, $3, '2198-01-01', $4, now())`,
      [weddingId, id, EVENTS[position], position],
    )
  }
  const families: Family[] = []
  for (let at = 0; at < count; at += 1) {
    const [token, household] = [randomBytes(16).toString('base64url'), randomUUID()]
    const people = PEOPLE.map(() => randomUUID())
    await db.query(`insert into households (wedding_id, id, token, created_at) values ($1, $2, $3, now())`, [
      weddingId,
      household,
      token,
    ])
    await db.query(
      `insert into guests (wedding_id, id, full_name, household_id, age)
      select $1, id, name || ' Familia ' || $4, $2, case when name = 'Teo' then 'child' else 'adult' end
      from unnest($3::uuid[], $5::text[]) as given (id, name)`,
      [weddingId, household, people, at, PEOPLE],
    )
    await db.query(
      `insert into event_answers (wedding_id, guest_id, event_id)
      select $1, guest, event from unnest($2::uuid[]) guest, unnest($3::uuid[]) event`,
      [weddingId, people, events],
    )
    families.push({ path: `/i/${token}`, place: `10.1.${at >> 8}.${at & 255}`, people, events })
  }
  return families
}

export type Waited = { open: number; answer: number; thanks: number }

/**
 * Acts as a family: opens its link, sends its answer, in every tenth family with two presses, and reads what it said.
 * Gives the milliseconds of each, and throws when it is not thanked.
 */
export async function answerAsFamily(origin: string, family: Family, index: number): Promise<Waited> {
  const headers = { 'x-forwarded-for': family.place, 'user-agent': 'Mozilla/5.0 (Linux; Android 14)' }
  const read = async (): Promise<[string, number]> => {
    const start = performance.now()
    const response = await fetch(origin + family.path, { headers })
    const html = await response.text()
    if (!response.ok) throw new Error(`${family.path}: ${response.status}`)
    return [html, performance.now() - start]
  }
  const [html, open] = await read()
  const body = formOf(family, index, /name="pagina" value="([^"]*)"/.exec(html)?.[1] ?? '')
  const start = performance.now()
  const send = async () => {
    const answer = await fetch(origin + family.path, { method: 'POST', redirect: 'manual', headers, body })
    await answer.arrayBuffer()
    if (answer.status !== 303) throw new Error(`answer of ${family.path}: ${answer.status}`)
  }
  await Promise.all(index % 10 === 0 ? [send(), send()] : [send()])
  const answer = performance.now() - start
  const [thanks, waited] = await read()
  if (!thanks.includes('Cambiar respuesta')) throw new Error(`${family.path} was not thanked`)
  return { open, answer, thanks: waited }
}

/** Says whether one of the family comes: every third family leaves its second person at home. */
export const isComing = (index: number, person: number): boolean => index % 3 !== 0 || person !== 1

/** The answer of a family; `pageCopy` is what its page was drawn from. */
export function formOf({ people, events }: Family, index: number, pageCopy: string): URLSearchParams {
  const form = new URLSearchParams({ [FIELDS.page]: pageCopy, [FIELDS.song]: `Canción ${index}` })
  for (const [at, person] of people.entries()) {
    for (const event of ['boda', ...events]) {
      form.set(FIELDS.event(person, event), isComing(index, at) ? 'si' : 'no')
    }
    form.set(FIELDS.menu(person), at % 2 === 0 ? 'fish' : 'meat')
  }
  form.append(FIELDS.allergens(people[3]!), 'gluten')
  form.set(FIELDS.consent(people[3]!), 'on')
  return form
}
