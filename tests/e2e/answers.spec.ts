import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { guests } from '#db/schema/guests.ts'
import { MESSAGES } from '#messages/messages.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { expectAccessible, expectNoSidewaysScroll, PHONE } from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'
import { expectFits } from '../support/journeys/layout-faults.ts'
import { personFields, phoneOf, say, withFamily } from '../support/journeys/rsvp-journey.ts'

const t = MESSAGES.ca

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts'

  test(`a diet is asked for with permission, which is withdrawn at one press, ${how}`, async ({
    page,
    browser,
  }) => {
    const { path, people } = await withFamily(page)
    const [, nel] = people as [string, string]
    const phone = await phoneOf(browser, { javaScriptEnabled })
    await phone.goto(path)
    await say(phone, 'Nel', t.wedding(), t.yes())
    const fields = personFields(phone, 'Nel')
    await expect(fields.getByText(t.consent_agree())).toBeHidden()
    await fields.getByText(t.diet(), { exact: true }).click()
    await fields.getByText(t.diet_vegan()).click()
    await fields.getByText(t.diet_pregnancy()).click()
    await fields.getByText(t.consent_agree()).click()
    await expectFits(phone, 'a diet')
    await phone.getByRole('button', { name: t.send() }).last().click()
    await expect(phone.getByText('Casament. Vegana, embaràs')).toBeVisible()
    await expectFits(phone, 'what the kitchen knows')
    await phone.getByRole('button', { name: t.withdraw_of({ name: 'Nel' }) }).click()
    await expect(phone.getByText(t.withdrawn())).toBeVisible()
    await expect(phone.getByRole('button', { name: t.withdraw_of({ name: 'Nel' }) })).toHaveCount(0)
    await inJourneyDatabase(async (db) => {
      const [kept] = await db.select().from(guests).where(eq(guests.id, nel))
      expect(kept).toMatchObject({ rsvp: true, diets: [], healthConsentAt: null })
    })
    await phone.context().close()
  })
}

test('who comes by bus, what is eaten and what families wrote is counted, filtered and taken away', async ({
  page,
  browser,
}) => {
  const { path, weddingId } = await withFamily(page)
  const phone = await phoneOf(browser)
  await phone.goto(path)
  await say(phone, 'Empar', t.wedding(), t.yes())
  await say(phone, 'Nel', t.wedding(), t.yes())
  await personFields(phone, 'Empar').getByText('Pescado').click()
  await phone.getByText('11:15').click()
  await phone.getByLabel(t.song({ people: 2 })).fill('Paquito el Chocolatero')
  await phone.getByRole('button', { name: t.send() }).last().click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Gràcies, Empar' })).toBeVisible()
  await phone.context().close()

  await page.goto(`/app/couple/${weddingId}/guests`)
  await page.getByRole('link', { name: /^Respuestas/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Respuestas' })).toBeVisible()
  const seats = page.getByRole('table', { name: 'Autobús' })
  await expect(seats.getByRole('row')).toHaveCount(3)
  await expect(
    page.getByLabel('Totales').getByText('Ida · 11:15 · Prado de San Sebastián', { exact: true }),
  ).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Menús' }).click()
  const menus = page.getByRole('table', { name: 'Menús' })
  await page.getByRole('button', { name: /Mostrar/ }).click()
  await page.getByRole('option', { name: 'Pescado' }).click()
  await expect(menus.getByRole('row')).toHaveCount(2)
  await expect(menus).toContainText('Empar Soler Mas')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar o imprimir' }).click()
  await page.getByRole('menuitem', { name: 'Exportar CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('Empar Soler Mas')
  expect(file).not.toContain('Nel')

  await page.setViewportSize(PHONE)
  await page.getByRole('tab', { name: 'Canciones' }).click()
  await expect(page.getByText('Paquito el Chocolatero')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByLabel('Buscar en Canciones').fill('macarena')
  await expect(page.getByText('0 líneas')).toBeVisible()
})
