import type { Page } from '@playwright/test'
import { call, createWedding, hydrated, signedUp } from './journey.ts'

type Seated = { guestId: string; tableId: string | null }

/** Lucía at the tables of a new wedding to which these people come; who is at a table is given by its place in the list. */
export async function atTables(
  page: Page,
  names: readonly string[],
  tables: readonly object[],
  seats: Readonly<Record<string, number>> = {},
) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  const guests = new Map<string, string>()
  const ids: string[] = []
  for (const fullName of names)
    guests.set(
      fullName,
      (await call<{ id: string }>(page.request, 'POST', `${at}/guests`, { fullName, rsvp: true })).id,
    )
  for (const table of tables)
    ids.push((await call<{ id: string }>(page.request, 'POST', `${at}/seating/tables`, table)).id)
  for (const [name, table] of Object.entries(seats))
    await call(page.request, 'PUT', `${at}/seating/people/${guests.get(name)}`, { tableId: ids[table] })
  const open = async () => {
    await page.goto(`/app/couple/${weddingId}/seating`)
    await hydrated(page)
  }
  await open()
  return {
    weddingId,
    at,
    guests,
    tables: ids,
    open,
    readRules: () => call<{ kind: string }[]>(page.request, 'GET', `${at}/seating/rules`),
    countSeated: async () =>
      (await call<Seated[]>(page.request, 'GET', `${at}/seating/people`)).filter(
        ({ tableId }) => tableId !== null,
      ).length,
  }
}
