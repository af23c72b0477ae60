import { readdirSync, readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { useCast } from '../support/cast.ts'

const { app, cast } = useCast()

const folder = new URL('../../src/db/migrations/', import.meta.url)
const file = readdirSync(folder).find((name) => name.endsWith('_comments.sql'))!
const statementsOf = (name: string) =>
  readFileSync(new URL(name, folder), 'utf8').split('--> statement-breakpoint')

/** What later migrations added to the table: the server of today reads it. */
const later = readdirSync(folder)
  .filter((name) => name.endsWith('.sql') && name > file)
  .flatMap(statementsOf)
  .filter((statement) => /^\s*ALTER TABLE "comments" ADD COLUMN/.test(statement))

it('comments on vendors move into the one table with nothing lost', async () => {
  const { db } = app
  const vendorId = await cast.lucia.addVendor(cast.weddingId, 'dj')
  const path = `/api/weddings/${cast.weddingId}/vendors/${vendorId}/comments`
  for (const [person, text] of [
    [cast.lucia, '¿Lo llamamos?'],
    [cast.elena, 'Mañana.'],
    [cast.martin, 'Ya está.'],
  ] as const)
    await person.post(path, { text })
  const before = (await cast.lucia.get(path)).body
  expect(before).toHaveLength(3)
  // As it was before the migration, with one author who has gone since.
  await db.execute(sql`update comments set author_id = null where text = 'Ya está.'`)
  await db.execute(sql`create table vendor_comments as
    select wedding_id, target::uuid as vendor_id, id, author_id, author_role, text, created_at from comments`)
  await db.execute(sql`drop table comments cascade`)
  await db.execute(sql`drop function mark_item_comments cascade`)
  for (const statement of [...statementsOf(file), ...later]) await db.execute(sql.raw(statement))
  expect((await cast.lucia.get(path)).body).toEqual([
    ...before.slice(0, 2),
    { ...before[2], authorId: null, authorName: '' },
  ])
})
