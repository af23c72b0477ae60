import type { Browser, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { weddings } from '#db/schema/weddings.ts'
import { INVITATION_LANGUAGES } from '#domain/households.ts'
import { WEDDING_STYLES } from '#domain/wedding-styles.ts'
import { MESSAGES } from '#messages/messages.ts'
import { expect, test } from '../support/browser-test.ts'
import { inviteHousehold, settleInvitations, type TestInvitation } from '../support/invitation.ts'
import { call, createWedding, DESKTOP, expectAccessible, signedUp } from '../support/journey.ts'
import { inJourneyDatabase } from '../support/journey-database.ts'
import { expectFits } from '../support/layout-faults.ts'

/** A wedding of the couple on `page`, and a family with a child who are invited to two events. */
async function withFamily(page: Page): Promise<TestInvitation & { weddingId: string }> {
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

/** A phone as those of most guests, with JavaScript off. */
async function phoneWithoutScript(browser: Browser, width = 360): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height: 800 }, javaScriptEnabled: false })
  return context.newPage()
}

const person = (page: Page, name: string) => page.getByRole('group', { name, exact: false }).first()

const say = (page: Page, name: string, event: string, answer: string) =>
  page
    .getByRole('radiogroup', { name: `${name}, ${event}` })
    .getByText(answer, { exact: true })
    .click()

test('a family answers in Catalan on a phone without JavaScript, and changes its answer', async ({
  page,
  browser,
}) => {
  const { path, weddingId } = await withFamily(page)
  const phone = await phoneWithoutScript(browser)
  await phone.goto(path)
  await expect(phone.locator('html')).toHaveAttribute('lang', 'ca')
  await expect(phone.getByText('Empar i Nel, ens casem')).toBeVisible()
  await expect(phone.getByText('Dissabte, 3 de juliol del 2027')).toBeVisible()
  await expect(phone.getByText('Responeu abans de l’1 de maig')).toBeVisible()
  await expect(phone.getByText('ES91 2100')).toBeHidden()

  await test.step('what the kitchen asks comes with the first yes', async () => {
    await expect(person(phone, 'Nel').getByText('Menú')).toBeHidden()
    await say(phone, 'Nel', 'Casament', 'Sí')
    await expect(person(phone, 'Nel').getByText('Menú')).toBeVisible()
    await say(phone, 'Nel', 'Sopar de benvinguda', 'No')
    await say(phone, 'Empar', 'Casament', 'Sí')
    await person(phone, 'Empar').getByText('Pescado').click()
    await person(phone, 'Nel').getByText('Infantil').click()
    await person(phone, 'Nel').getByText('Al·lèrgies o intoleràncies').first().click()
    await person(phone, 'Nel').getByText('Gluten').click()
    await phone.getByLabel('Una cançó que us faci ballar').fill('Paquito el Chocolatero')
  })

  await test.step('without permission the allergy is not kept, and nothing typed is lost', async () => {
    await phone.getByRole('button', { name: 'Enviar la resposta' }).click()
    const missing = phone.getByRole('alert')
    await expect(missing.getByRole('heading', { name: 'Falta una cosa' })).toBeVisible()
    await missing.getByRole('link', { name: /^Nel: ens cal el vostre permís/ }).click()
    await expect(person(phone, 'Nel').getByRole('checkbox', { name: 'Gluten' })).toBeChecked()
    await expect(phone.getByLabel('Una cançó que us faci ballar')).toHaveValue('Paquito el Chocolatero')
    await expectFits(phone, 'what is missing')
    await person(phone, 'Nel').getByText('Hi estic d’acord.').click()
    await phone.getByRole('button', { name: 'Enviar la resposta' }).click()
  })

  await expect(phone.getByRole('heading', { level: 1, name: 'Gràcies, Empar' })).toBeVisible()
  await expect(phone).toHaveURL(new RegExp(`${path}$`))
  await expect(phone.getByText('Casament. Infantil, sense gluten')).toBeVisible()
  await expect(phone.getByText('Us falta alguna resposta.')).toBeVisible()
  await expectFits(phone, 'thanks')

  type Guest = { fullName: string; rsvp: boolean | null }
  const rsvpOf = async (name: string) =>
    (await call<Guest[]>(page.request, 'GET', `/weddings/${weddingId}/guests`)).find(
      ({ fullName }) => fullName === name,
    )?.rsvp
  expect(await rsvpOf('Empar Soler Mas')).toBe(true)

  await phone.getByRole('link', { name: 'Canviar la resposta' }).click()
  await say(phone, 'Empar', 'Casament', 'No')
  await phone.getByRole('button', { name: 'Enviar la resposta' }).click()
  await expect(phone.getByText('Gràcies, Empar')).toBeVisible()
  expect([await rsvpOf('Empar Soler Mas'), await rsvpOf('Nel Pons Soler')]).toEqual([false, true])
  await phone.context().close()
})

test('the Enter key never says yes to everything, and going back keeps what was typed', async ({
  page,
  browser,
}) => {
  const { path } = await withFamily(page)
  const phone = await phoneWithoutScript(browser)
  await phone.goto(path)
  await phone.getByLabel('Una cançó que us faci ballar').fill('La Macarena')
  await phone.getByLabel('Unes paraules').fill('Quines ganes')
  await phone.getByRole('link', { name: 'Privacitat' }).click()
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
  await phone.goBack()
  await expect(phone.getByLabel('Unes paraules')).toHaveValue('Quines ganes')
  await phone.getByLabel('Una cançó que us faci ballar').press('Enter')
  await expect(phone.getByRole('heading', { level: 1, name: 'Gràcies, Empar' })).toBeVisible()
  await expect(phone.getByText('Sense resposta')).toHaveCount(2)

  await phone.getByRole('link', { name: 'Canviar la resposta' }).click()
  await phone.getByLabel('Unes paraules').fill('Ja hi som')
  await phone.getByRole('button', { name: 'Anem a tot' }).click()
  await expect(phone.getByRole('status')).toHaveText(/^Apuntat: aneu a tot\./)
  await expect(phone.getByLabel('Unes paraules')).toHaveValue('Ja hi som')
  await expect(phone.getByRole('radio', { name: 'Sí', checked: true })).toHaveCount(4)
  await phone.context().close()
})

test('every style, language and state is accessible, and fits from 320 px on', async ({ page, browser }) => {
  test.slow()
  const { path, weddingId } = await withFamily(page)
  const visitor = await (await browser.newContext({ viewport: DESKTOP })).newPage()
  for (const [index, style] of WEDDING_STYLES.entries()) {
    const language = INVITATION_LANGUAGES[index % INVITATION_LANGUAGES.length]!
    await test.step(`${style}, ${language}`, async () => {
      await inJourneyDatabase(async (db) => {
        await db.update(weddings).set({ style }).where(eq(weddings.id, weddingId))
      })
      await visitor.setViewportSize(DESKTOP)
      await visitor.goto(`${path}?l=${language}`)
      const t = MESSAGES[language]
      await expect(visitor.getByRole('heading', { name: t.coming({ people: 2 }) })).toBeVisible()
      await visitor.getByRole('radio', { name: t.yes() }).nth(1).check({ force: true })
      await visitor.getByText(t.allergies()).first().click()
      await visitor.getByText(t.allergen_nuts()).first().click()
      await expectAccessible(visitor)
      for (const width of [320, 390]) {
        await visitor.setViewportSize({ width, height: 700 })
        await expectFits(visitor, `${style}, ${language}`)
      }
    })
  }
  const t = MESSAGES.es
  await test.step('what is missing, thanks, closed and unknown', async () => {
    await visitor.getByRole('button', { name: t.send() }).last().click()
    await expect(visitor.getByRole('alert')).toBeVisible()
    await expectAccessible(visitor)
    await visitor.goto(path)
    await expect(visitor.getByText(t.saved())).toBeVisible()
    await expectAccessible(visitor)
    await expectFits(visitor, 'thanks')
    await inJourneyDatabase((db) =>
      settleInvitations(db, weddingId, { closingDate: '2020-01-01', contactPhone: '600 00 01 17' }),
    )
    await visitor.reload()
    await expect(visitor.getByRole('heading', { name: t.closed() })).toBeVisible()
    await expectAccessible(visitor)
    await expectFits(visitor, 'closed')
    await visitor.goto('/i/cortado')
    await expect(visitor.getByRole('heading', { name: t.unknown() })).toBeVisible()
    await expectAccessible(visitor)
    await expectFits(visitor, 'unknown')
  })
  await visitor.context().close()
})
