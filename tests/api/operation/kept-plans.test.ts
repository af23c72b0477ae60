import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Database } from '#db/client.ts'
import { answerInvitation } from '#server/areas/households/rsvp-answers.commands.ts'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()

/** A statement is planned with its values so many times, until its plan is kept or found to be dearer. */
const TRIED = 5
const TIMES = 3 * TRIED

// As after some months: plans follow the sizes of tables.
beforeAll(async () => {
  await app.db.execute(sql`
    insert into weddings (id, name) select gen_random_uuid(), 'Boda ' || n from generate_series(1, 60) n`)
  await app.db.execute(sql`
    insert into wedding_versions (wedding_id, area, shard, version)
    select w.id, area, shard, 1 from weddings w, generate_series(0, 15) shard,
      unnest(array['guests', 'households', 'vendors', 'tasks', 'agenda', 'seating', 'budget', 'activity']) area
    on conflict do nothing`)
  await app.db.execute(sql`
    insert into guests (wedding_id, id, full_name, created_at)
    select w.id, gen_random_uuid(), 'Persona ' || n, now() from weddings w, generate_series(1, 100) n`)
  await app.db.execute(sql`analyze`)
})

/** The statements with a name that connections of a pool plan anew for each run. */
async function plannedAnew({ $client: pool }: Database): Promise<string[]> {
  const clients = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const all = await Promise.all(
    clients.map((client) =>
      client.query<{ name: string; generic: number; custom: number }>(
        'select name, generic_plans::int as generic, custom_plans::int as custom from pg_prepared_statements',
      ),
    ),
  )
  for (const client of clients) client.release()
  const known = all.flatMap(({ rows }) => rows)
  expect(known.some(({ generic, custom }) => generic + custom >= TIMES)).toBe(true)
  return known.filter(({ custom }) => custom > TRIED).map(({ name }) => name)
}

it('what nearly every request asks the database is planned once a connection', async () => {
  const guests = `/api/weddings/${cast.weddingId}/guests`
  for (const person of [cast.lucia, cast.elena]) {
    for (let time = 0; time < TIMES; time += 1) {
      await person.addGuest(cast.weddingId, `Persona de ${person.name} ${time}`)
      for (const path of [
        '/api/profile',
        '/api/notifications/unread-count',
        '/api/weddings',
        `/api/weddings/${cast.weddingId}/members`,
        guests,
      ]) {
        expect((await person.get(path)).status).toBe(200)
      }
    }
  }
  const { published, withDrafts } = app.platform.databases
  await addToSeveralWeddings()
  expect(await plannedAnew(published)).toEqual([])
  expect(await plannedAnew(withDrafts)).toEqual([])
})

it('what the answer of a family asks the database is planned once a connection', async () => {
  const { weddingId } = cast
  const guestIds = await Promise.all(
    ['Carmen', 'Iñaki', 'Noa', 'Teo'].map((name) => cast.lucia.addGuest(weddingId, `${name} Aguirre`)),
  )
  const made = await cast.lucia.post(`/api/weddings/${weddingId}/households`, { guestIds })
  const [{ path }] = (
    await cast.lucia.post(`/api/weddings/${weddingId}/households/invitations`, { guestIds })
  ).body
  expect(made.status).toBe(201)
  for (let time = 0; time < TIMES; time += 1) {
    const outcome = await answerInvitation(app.platform, path.replace('/i/', ''), ({ people }) => ({
      people: people.map(({ id }) => ({ guestId: id, rsvp: time % 2 === 0 })),
      song: `Canción ${time}`,
    }))
    expect(outcome).toMatchObject({ kind: 'saved', changed: true })
  }
  expect(await plannedAnew(app.db)).toEqual([])
})

/** Guests that come in one turn of the event loop are added by one statement, and come so often that it is planned. */
async function addToSeveralWeddings() {
  const weddings = await Promise.all(Array.from({ length: 8 }, () => cast.lucia.createWedding()))
  for (let time = 0; time < TIMES; time += 1) {
    await Promise.all(weddings.map((weddingId) => cast.lucia.addGuest(weddingId, `Persona ${time}`)))
  }
}
