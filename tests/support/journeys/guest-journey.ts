import { expect, type Locator, type Page } from '@playwright/test'
import type { Guest } from '#contract/guests.ts'
import { call, createWedding, hydrated, signedUp } from './journey.ts'

type NewGuest = Partial<Pick<Guest, 'email' | 'rsvp' | 'notes'>> & { fullName: string }

/** Lucía, signed in, with her guest list before her. */
export async function atGuests(page: Page, guests: NewGuest[]): Promise<string> {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  if (guests.length > 0)
    await call(page.request, 'POST', `/weddings/${weddingId}/guests/import`, {
      mode: 'append',
      guests: guests,
    })
  await page.goto(`/app/couple/${weddingId}/guests`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Invitados')
  // The time before that is the story of drawn-first.spec.ts.
  await hydrated(page)
  return weddingId
}

/** The list as the server has it. */
export const guestsOf = (page: Page, weddingId: string) =>
  call<Guest[]>(page.request, 'GET', `/weddings/${weddingId}/guests`)

/** Waits until the server has a guest who looks like this. */
export async function expectSaved(page: Page, weddingId: string, guest: Partial<Guest>) {
  await expect(async () => {
    expect(await guestsOf(page, weddingId)).toContainEqual(expect.objectContaining(guest))
  }).toPass()
}

/** The row of a guest in the table. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.locator(`input[value="${name}"]`) })

export const nameCell = (page: Page, name: string) => page.locator(`input[value="${name}"]`)
export const emailCell = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Email de ${name}`, exact: true })
export const notesCell = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Notas de ${name}`, exact: true })
export const newName = (page: Page) => page.getByRole('textbox', { name: 'Nombre del nuevo invitado' })
export const answer = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^RSVP: .*, ${name}$`) })

export const choose = (page: Page, filter: string) =>
  page.getByRole('radio', { name: new RegExp(`^${filter}`) }).check({ force: true })

export const expectTotal = (page: Page, total: number) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(new RegExp(`^Invitados\\s*${total}\\D`))
