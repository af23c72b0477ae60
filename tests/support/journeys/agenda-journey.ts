import { expect, type Locator, type Page } from '@playwright/test'
import type { AgendaItem, AgendaTime } from '#domain/agenda/agenda.ts'
import { call, createWedding, signedUp } from './journey.ts'

export type NewItem = Partial<AgendaItem> & { title: string; time: AgendaTime }

/** A moment of the day: `at(15)` is 15:00, `at(24.5)` half past midnight. */
export const at = (from: number, to?: number): AgendaTime => ({
  startsAt: from * 60,
  endsAt: to === undefined ? null : to * 60,
})

/** Lucía, signed in, with her agenda before her: a day with these items, or none yet. */
export async function atAgenda(
  page: Page,
  items: NewItem[] | null,
  { date = '2027-04-10', query = '' }: { date?: string; query?: string } = {},
): Promise<string> {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', date)
  if (items)
    await call(page.request, 'POST', `/weddings/${weddingId}/agenda/days`, { name: 'Boda', date, items })
  await openAgenda(page, weddingId, query)
  return weddingId
}

export async function openAgenda(page: Page, weddingId: string, query = '') {
  await page.goto(`/app/couple/${weddingId}/day-b${query}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Día B/)
}

/** The items as the server has them. */
export const itemsOf = (page: Page, weddingId: string) =>
  call<AgendaItem[]>(page.request, 'GET', `/weddings/${weddingId}/agenda/items`)

/** Waits until the server has an item that looks like this. */
export async function expectItem(page: Page, weddingId: string, item: Partial<AgendaItem>) {
  await expect(async () => {
    expect(await itemsOf(page, weddingId)).toContainEqual(expect.objectContaining(item))
  }).toPass()
}

export const start = (page: Page, title: string) =>
  page.getByRole('textbox', { name: `Hora de ${title}`, exact: true })
export const end = (page: Page, title: string) =>
  page.getByRole('textbox', { name: `Fin de ${title}`, exact: true })
export const place = (page: Page, title: string) =>
  page.getByRole('textbox', { name: `Lugar de ${title}`, exact: true })
export const titles = (page: Page): Locator => page.getByRole('textbox', { name: 'Momento', exact: true })

/** Waits until the day reads like this, from the first to the last. */
export const expectOrder = (page: Page, order: string[]) =>
  expect
    .poll(() => titles(page).evaluateAll((cells) => cells.map((cell) => (cell as HTMLInputElement).value)))
    .toEqual(order)

/** Chooses in the menu of an item. */
export async function choose(page: Page, title: string, action: string) {
  await page.getByRole('button', { name: `Acciones de ${title}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
