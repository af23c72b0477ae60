import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { useCast } from '../../support/cast.ts'

const { app, cast } = useCast()
const GUESTS = 500

beforeAll(async () => {
  await app.db.execute(sql`
    insert into guests (wedding_id, id, full_name, created_at)
    select ${cast.weddingId}, gen_random_uuid(), 'Persona ' || n, now() from generate_series(1, ${GUESTS}) n`)
})

/** The rows of the log that a transaction with one statement has left. */
const notedBy = (statement: ReturnType<typeof sql>) =>
  app.db.transaction(async (tx) => {
    await tx.execute(statement)
    const { rows } = await tx.execute<{
      key: string
      label: string
      before: Record<string, unknown> | null
      after: Record<string, unknown> | null
    }>(
      sql`select key, label, before, after from activity_changes where line_id = activity_line() order by seq`,
    )
    return rows
  })

it('a statement that gives many rows another value notes each with its own', async () => {
  const noted = await notedBy(sql`
    update guests set notes = 'Para ' || full_name, rsvp = true
    where wedding_id = ${cast.weddingId} and full_name like 'Persona %'`)
  expect(noted).toHaveLength(GUESTS)
  expect(new Set(noted.map(({ key }) => key)).size).toBe(GUESTS)
  for (const { label, before, after } of noted) {
    expect({ before, after }).toEqual({
      before: { notes: null, rsvp: null },
      after: { notes: `Para ${label}`, rsvp: true },
    })
  }
})

it('a statement that changes some of the rows it writes notes those', async () => {
  const noted = await notedBy(sql`
    update guests set notes = case when full_name like '%7' then 'Siete' else notes end
    where wedding_id = ${cast.weddingId} and full_name like 'Persona %'`)
  expect(noted).toHaveLength(GUESTS / 10)
  expect(noted.every(({ label }) => label.endsWith('7'))).toBe(true)
})

it('a statement that meets rows that are there already notes what it added and what it changed', async () => {
  const noted = await notedBy(sql`
    insert into guests (wedding_id, id, full_name, created_at)
    select wedding_id, case when full_name = 'Persona 1' then id else gen_random_uuid() end, full_name || ' bis', now()
    from guests where wedding_id = ${cast.weddingId} and full_name in ('Persona 1', 'Persona 2')
    on conflict (wedding_id, id) do update set full_name = excluded.full_name`)
  expect(noted.map(({ label, before }) => [label, before?.['full_name'] ?? null]).toSorted()).toEqual([
    ['Persona 1 bis', 'Persona 1'],
    ['Persona 2 bis', null],
  ])
})

it('rows that are removed are noted whole', async () => {
  const noted = await notedBy(sql`
    delete from guests where wedding_id = ${cast.weddingId} and full_name like 'Persona 1%'`)
  expect(noted.length).toBeGreaterThan(100)
  for (const { key, label, before } of noted) {
    expect(before).toMatchObject({ id: key, full_name: label, wedding_id: cast.weddingId })
  }
})

/** A value that counts how often it is made JSON. */
const TALLIED = sql`
  create type tallied as enum ('once');
  create sequence readings;
  create function read_tallied(tallied) returns json language sql as $$ select to_json(nextval('readings')) $$;
  create cast (tallied as json) with function read_tallied(tallied);
  create table tallies (wedding_id uuid, id uuid, name text, value tallied);
  call log_table('tallies', array['insert', 'delete'], 'id', 'name', '', '')`

it('rows are made JSON once, however much of them is noted', async () => {
  await app.db.execute(TALLIED)
  const readings = async () => {
    const { rows } = await app.db.execute<{ last_value: string }>(sql`select last_value from readings`)
    return Number(rows[0]!.last_value)
  }
  await notedBy(sql`
    insert into tallies (wedding_id, id, name, value)
    select ${cast.weddingId}, gen_random_uuid(), 'Persona ' || n, 'once' from generate_series(1, 3) n`)
  expect(await readings()).toBe(3)
  await notedBy(sql`delete from tallies`)
  expect(await readings()).toBe(6)
})
