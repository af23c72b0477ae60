import type { Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { households } from '#db/schema/households.ts'
import { weddings } from '#db/schema/weddings.ts'
import { HOUSEHOLD_MESSAGE_MAX } from '#domain/households/households.ts'
import { MESSAGES } from '#messages/messages.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../support/journeys/invitation.ts'
import { createWedding, signedUp } from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'
import { expectFits } from '../support/journeys/layout-faults.ts'
import { phoneOf } from '../support/journeys/rsvp-journey.ts'

const t = MESSAGES.es
const LONG = 'Supercalifragilístico'.repeat(5)
const FAMILY_EMOJI = '👨‍👩‍👧‍👦🎉👰🏽‍♀️'
const ARABIC = 'قسم المحبة والفرح'
const NAMES = [`${LONG} Ruiz`, `${FAMILY_EMOJI} Ruiz`, 'محمد بن سلمان', 'Łukasz Żółć']

/** To the wedding, the dinner and whether a companion comes. */
const ANSWERS = 3

/** An invitation whose every text is as long and as foreign as the fields allow. */
async function withAnyText(page: Page): Promise<TestInvitation> {
  await signedUp(page, 'Núria Pons', 'couple')
  const weddingId = await createWedding(
    page,
    `${'Maximiliana'.repeat(4)} & ${ARABIC} ${FAMILY_EMOJI}`,
    '2098-07-03',
  )
  let invitation: TestInvitation | undefined
  await inJourneyDatabase(async (db) => {
    await db.update(weddings).set({ style: 'noche' }).where(eq(weddings.id, weddingId))
    await settleInvitations(db, weddingId, {
      ...{ closingDate: '2098-05-01', place: LONG, dressCode: `${ARABIC}\n${LONG}`, transport: FAMILY_EMOJI },
      ...{ contactName: LONG.slice(0, 60), contactPhone: '600 00 01 17', iban: 'ES9121000418450200051332' },
      menus: [
        { key: 'a', name: 'Solomillo'.repeat(6), forChildren: false },
        { key: 'b', name: `${ARABIC} ${FAMILY_EMOJI}`, forChildren: false },
      ],
    })
    invitation = await inviteHousehold(db, weddingId, {
      people: NAMES.map((fullName) => ({ fullName, mayBringCompanion: true })),
      events: [{ name: LONG.slice(0, 80), date: '2098-07-02', startsAt: 1260, place: LONG }],
    })
    await db.update(households).set({ name: LONG }).where(eq(households.id, invitation.householdId))
  })
  return invitation!
}

for (const javaScriptEnabled of [true, false]) {
  test(`an invitation bears any text on the narrowest phone, ${javaScriptEnabled ? 'with' : 'without'} scripts`, async ({
    page,
    browser,
  }) => {
    const { path } = await withAnyText(page)
    const phone = await phoneOf(browser, { javaScriptEnabled, viewport: { width: 320, height: 640 } })
    // Layout is measured by a script of the test, which a browser without scripts runs all the same.
    const fits = (what: string) => expectFits(phone, what)
    await phone.goto(`${path}?l=es`)
    await fits('the form')
    for (const at of NAMES.keys())
      await phone
        .getByRole('radio', { name: t.yes() })
        .nth(at * ANSWERS)
        .check({ force: true })
    const people = NAMES.length
    await phone.getByLabel(t.song({ people })).fill(`${ARABIC} ${LONG}`)
    const shorter = `${ARABIC}\n${FAMILY_EMOJI}\n${LONG}`
    const message = `${shorter} `.repeat(40).trim()
    await phone.getByLabel(t.words()).fill(message)
    await phone.getByRole('button', { name: t.send() }).last().click()

    await expect(phone.getByText(t.too_long_mend({ max: HOUSEHOLD_MESSAGE_MAX })).first()).toBeVisible()
    expect(await phone.getByLabel(t.words()).inputValue()).toBe(message)
    await fits('a message that is too long')
    await phone.getByLabel(t.words()).fill(shorter)
    await phone.getByRole('button', { name: t.send() }).last().click()
    await expect(phone.getByText(t.saved())).toBeVisible()
    await expect(phone.getByText(FAMILY_EMOJI).first()).toBeVisible()
    await fits('thanks')
    await phone.getByRole('link', { name: t.change() }).click()
    expect(await phone.getByLabel(t.words()).inputValue()).toBe(shorter)
    await phone.context().close()
  })
}
