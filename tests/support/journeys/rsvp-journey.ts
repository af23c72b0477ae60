import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { weddings } from '#db/schema/weddings.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from './invitation.ts'
import { createWedding, signedUp } from './journey.ts'
import { inJourneyDatabase } from './journey-database.ts'

/** A wedding of the couple on `page`, and a family with a child who are invited to two events. */
export async function withFamily(page: Page): Promise<TestInvitation & { weddingId: string }> {
  await signedUp(page, 'Núria Pons', 'couple')
  const weddingId = await createWedding(page, 'Núria & Sofia', '2027-07-03')
  let invitation: TestInvitation | undefined
  await inJourneyDatabase(async (db) => {
    await db.update(weddings).set({ style: 'huerta' }).where(eq(weddings.id, weddingId))
    await settleInvitations(db, weddingId, {
      closingDate: '2027-05-01',
      iban: 'ES9121000418450200051332',
      dressCode: 'Arreglados, con zapato de campo',
      contactName: 'Núria',
      contactPhone: '600 00 01 17',
    })
    invitation = await inviteHousehold(db, weddingId, {
      language: 'ca',
      people: [
        { fullName: 'Empar Soler Mas', mayBringCompanion: true },
        { fullName: 'Nel Pons Soler', age: 'child', ageYears: 4 },
      ],
      events: [{ name: 'Sopar de benvinguda', date: '2027-07-02', startsAt: 1260, place: 'Casa Calabuig' }],
    })
  })
  return { ...invitation!, weddingId }
}

/** A phone as those of most guests, in a browser of its own. */
export async function phoneOf(browser: Browser, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, ...options })
  return context.newPage()
}

/** The fields of a person. */
export const personFields = (page: Page, name: string) => page.getByRole('group', { name }).first()

/** Answers for a person whether they come to an event. */
export const say = (page: Page, name: string, event: string, answer: string) =>
  page
    .getByRole('radiogroup', { name: `${name}, ${event}` })
    .getByText(answer, { exact: true })
    .click()
