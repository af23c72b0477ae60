import { expect, test } from '../support/journeys/browser-test.ts'
import { call } from '../support/journeys/journey.ts'
import { expectFits } from '../support/journeys/layout-faults.ts'
import { personFields, phoneOf, say, withFamily } from '../support/journeys/rsvp-journey.ts'

test('a family answers in Catalan on a phone without JavaScript, and changes its answer', async ({
  page,
  browser,
}) => {
  const { path, weddingId } = await withFamily(page)
  const phone = await phoneOf(browser, { javaScriptEnabled: false })
  await phone.goto(path)
  await expect(phone.locator('html')).toHaveAttribute('lang', 'ca')
  await expect(phone.getByText('Empar i Nel, ens casem')).toBeVisible()
  await expect(phone.getByText('Dissabte, 3 de juliol del 2027')).toBeVisible()
  await expect(phone.getByText('Podeu respondre fins a l’1 de maig')).toBeVisible()
  await expect(phone.getByText('ES91 2100')).toBeHidden()

  await test.step('what the kitchen asks comes with the first yes', async () => {
    await expect(personFields(phone, 'Nel').getByText('Menú')).toBeHidden()
    await say(phone, 'Nel', 'Casament', 'Sí')
    await expect(personFields(phone, 'Nel').getByText('Menú')).toBeVisible()
    await say(phone, 'Nel', 'Sopar de benvinguda', 'No')
    await say(phone, 'Empar', 'Casament', 'Sí')
    await personFields(phone, 'Empar').getByText('Pescado').click()
    await personFields(phone, 'Nel').getByText('Infantil').click()
    await personFields(phone, 'Nel').getByText('Al·lèrgies o intoleràncies').first().click()
    await personFields(phone, 'Nel').getByText('Gluten').click()
    await phone.getByLabel('Una cançó que us faci ballar').fill('Paquito el Chocolatero')
  })

  await test.step('the times of a bus stand close to its name, and its name not at the heading', async () => {
    const top = async (text: string) => (await phone.getByText(text, { exact: true }).last().boundingBox())!
    const [heading, name, choice] = await Promise.all([top('Autobús'), top('Anada'), top('11:15')])
    expect(name.y - heading.y - heading.height).toBeGreaterThan(12)
    expect(choice.y - name.y - name.height).toBeLessThan(24)
  })

  await test.step('without permission the allergy is not kept, and nothing typed is lost', async () => {
    await phone.getByRole('button', { name: 'Envia la resposta' }).click()
    const missing = phone.getByRole('alert')
    await expect(missing.getByRole('heading', { name: 'Falta una cosa' })).toBeVisible()
    await missing.getByRole('link', { name: /^Nel: ens cal el vostre permís/ }).click()
    await expect(personFields(phone, 'Nel').getByRole('checkbox', { name: 'Gluten' })).toBeChecked()
    await expect(phone.getByLabel('Una cançó que us faci ballar')).toHaveValue('Paquito el Chocolatero')
    await expectFits(phone, 'what is missing')
    await personFields(phone, 'Nel').getByText('Hi estic d’acord.').click()
    await phone.getByRole('button', { name: 'Envia la resposta' }).click()
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

  await phone.getByRole('link', { name: 'Canvia la resposta' }).click()
  await say(phone, 'Empar', 'Casament', 'No')
  await phone.getByRole('button', { name: 'Envia la resposta' }).click()
  await expect(phone.getByText('Gràcies, Empar')).toBeVisible()
  expect([await rsvpOf('Empar Soler Mas'), await rsvpOf('Nel Pons Soler')]).toEqual([false, true])
  await phone.context().close()
})

test('the Enter key never says yes to everything, and going back keeps what was typed', async ({
  page,
  browser,
}) => {
  const { path } = await withFamily(page)
  const phone = await phoneOf(browser, { javaScriptEnabled: false })
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

  await phone.getByRole('link', { name: 'Canvia la resposta' }).click()
  await phone.getByLabel('Unes paraules').fill('Ja hi som')
  await phone.getByRole('button', { name: 'Venim a tot' }).click()
  await expect(phone.getByRole('status')).toHaveText(/^Apuntat: veniu a tot\./)
  await expect(phone.getByLabel('Unes paraules')).toHaveValue('Ja hi som')
  await expect(phone.getByRole('radio', { name: 'Sí', checked: true })).toHaveCount(4)
  await phone.context().close()
})
