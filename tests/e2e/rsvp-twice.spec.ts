import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { MESSAGES } from '#messages/messages.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { settleInvitations } from '../support/journeys/invitation.ts'
import { call } from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'
import { personFields, phoneOf, say, withFamily } from '../support/journeys/rsvp-journey.ts'

const t = MESSAGES.ca
const DINNER = 'Sopar de benvinguda'
const SONG = 'Paquito el Chocolatero'

const song = (phone: Page) => phone.getByLabel(t.song({ people: 2 }))
const send = (phone: Page) => phone.getByRole('button', { name: t.send() }).last()
const thanks = (phone: Page) => phone.getByRole('heading', { level: 1, name: 'Gràcies, Empar' })

/** A phone that shows the invitation of a family, with every field of its answer filled in. */
async function withAnswer(page: Page, browser: Browser, options: BrowserContextOptions) {
  const family = await withFamily(page)
  const phone = await phoneOf(browser, options)
  await phone.goto(family.path)
  await fillIn(phone)
  return { ...family, phone }
}

/** An answer in which every kind of field is filled in. */
async function fillIn(phone: Page) {
  await say(phone, 'Empar', t.wedding(), t.yes())
  await say(phone, 'Nel', t.wedding(), t.yes())
  await say(phone, 'Nel', DINNER, t.no())
  await personFields(phone, 'Nel').getByText('Infantil').click()
  await personFields(phone, 'Nel').getByText(t.allergies()).first().click()
  await personFields(phone, 'Nel').getByText(t.allergen_gluten()).click()
  await personFields(phone, 'Nel').getByLabel(t.kitchen_note()).fill('Celíac')
  await personFields(phone, 'Nel').getByText(t.consent_agree()).click()
  await song(phone).fill(SONG)
}

async function expectFilledIn(phone: Page) {
  const nel = personFields(phone, 'Nel')
  await expect(
    nel.getByRole('radiogroup', { name: DINNER }).getByRole('radio', { name: t.no() }),
  ).toBeChecked()
  await expect(nel.getByRole('radio', { name: 'Infantil' })).toBeChecked()
  await expect(nel.locator('[value="gluten"]')).toBeChecked()
  await expect(nel.locator('input[type=text]').first()).toHaveValue('Celíac')
  await expect(nel.locator('[id^=permiso]')).toBeChecked()
  await expect(song(phone)).toHaveValue(SONG)
}

/** How often a household is noted to have answered. */
async function answersOf(householdId: string): Promise<number> {
  let count = 0
  await inJourneyDatabase(async (db) => {
    const { rows } = await db.execute(
      sql`select id from household_answers where household_id = ${householdId}`,
    )
    count = rows.length
  })
  return count
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts'

  test(`an answer outlives a connection that is gone when it is sent, and the back button, ${how}`, async ({
    page,
    browser,
  }) => {
    const { phone, path, householdId } = await withAnswer(page, browser, { javaScriptEnabled })
    await phone.context().setOffline(true)
    await send(phone).click({ noWaitAfter: true })
    await expect(phone).not.toHaveURL(new RegExp(path))
    await phone.context().setOffline(false)
    await phone.goBack()
    await expectFilledIn(phone)

    await phone.getByRole('link', { name: t.privacy() }).click()
    await expect(phone).toHaveURL(/privacidad/)
    await phone.goBack()
    await expectFilledIn(phone)
    await send(phone).click()
    await expect(thanks(phone)).toBeVisible()
    expect(await answersOf(householdId)).toBe(1)
    await phone.context().close()
  })

  test(`what is missing is there again after another page, and after the thanks, ${how}`, async ({
    page,
    browser,
  }) => {
    const { phone } = await withAnswer(page, browser, { javaScriptEnabled })
    const isMissing = () => expect(phone.getByText(t.missing({ count: 1 }))).toBeVisible()
    await personFields(phone, 'Nel').getByText(t.consent_agree()).click()
    await send(phone).click()
    await isMissing()
    await phone.getByRole('link', { name: t.privacy() }).click()
    await expect(phone).toHaveURL(/privacidad/)
    await phone.goBack()
    await isMissing()
    await expect(song(phone)).toHaveValue(SONG)
    await personFields(phone, 'Nel').getByText(t.consent_agree()).click()
    await send(phone).click()
    await expect(thanks(phone)).toBeVisible()
    await phone.goBack()
    await isMissing()
    await phone.context().close()
  })

  test(`a link that is renewed while it is answered says so, and going back keeps what was typed, ${how}`, async ({
    page,
    browser,
  }) => {
    const { phone, householdId } = await withAnswer(page, browser, { javaScriptEnabled })
    await inJourneyDatabase(async (db) => {
      await db.execute(sql`update households set token = null where id = ${householdId}`)
    })
    await send(phone).click()
    await expect(phone.getByText(t.unknown_unsaved())).toBeVisible()
    await phone.goBack()
    await expectFilledIn(phone)
    await phone.context().close()
  })

  test(`an answer that comes after the last day says so and is there to be copied, also on its form, ${how}`, async ({
    page,
    browser,
  }) => {
    const { path, weddingId } = await withFamily(page)
    const phone = await phoneOf(browser, { javaScriptEnabled })
    await phone.goto(path)
    await fillIn(phone)
    await inJourneyDatabase((db) => settleInvitations(db, weddingId, { closingDate: '2020-01-01' }))
    await send(phone).click()
    await expect(phone.getByRole('alert')).toHaveText(t.closed_unsaved({ people: 2 }))
    const unsaved = phone.getByRole('region', { name: t.closed_typed() })
    await expect(unsaved.getByRole('listitem').filter({ hasText: 'Nel' })).toContainText(/Infantil.*gluten/)
    await expect(unsaved.getByText('Celíac', { exact: true })).toBeVisible()
    await expect(unsaved.getByText(SONG, { exact: true })).toBeVisible()
    await phone.goBack()
    await expectFilledIn(phone)
    await phone.context().close()
  })

  test(`an answer that is sent twice is one, ${how}`, async ({ page, browser }) => {
    const { phone, householdId } = await withAnswer(page, browser, { javaScriptEnabled })
    await send(phone).dblclick()
    await expect(thanks(phone)).toBeVisible()
    expect(await answersOf(householdId)).toBe(1)
    await phone.context().close()
  })

  test(`two people of a family who answer at once end in one state that both see, ${how}`, async ({
    page,
    browser,
  }) => {
    const { path, weddingId } = await withFamily(page)
    const phones = await Promise.all([0, 1].map(() => phoneOf(browser, { javaScriptEnabled })))
    const [empar, quim] = phones as [Page, Page]
    for (const phone of phones) await phone.goto(path)
    await say(empar, 'Empar', t.wedding(), t.yes())
    await song(empar).fill(SONG)
    await say(quim, 'Nel', t.wedding(), t.yes())
    await quim.getByLabel(t.words()).fill('Quines ganes')
    await Promise.all(phones.map((phone) => send(phone).click()))
    for (const phone of phones) {
      await expect(thanks(phone)).toBeVisible()
      await phone.reload()
      await expect(phone.locator('.rv-answer[data-answer=yes]')).toHaveCount(2)
      await phone.getByRole('link', { name: t.change() }).click()
      await expect(song(phone)).toHaveValue(SONG)
      await expect(phone.getByLabel(t.words())).toHaveValue('Quines ganes')
    }
    const guests = await call<{ rsvp: boolean | null }[]>(
      page.request,
      'GET',
      `/weddings/${weddingId}/guests`,
    )
    expect(guests.map(({ rsvp }) => rsvp)).toEqual([true, true])
    for (const phone of phones) await phone.context().close()
  })
}
