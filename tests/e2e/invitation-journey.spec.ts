import type { Browser, Locator, Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import type { Household } from '#contract/household-rows.ts'
import { invitationSettings } from '#db/schema/households.ts'
import { STYLES } from '#domain/style/style-definitions.ts'
import { paletteOf } from '#domain/style/style-palette.ts'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { DAY_MS, HOUR_MS } from '#domain/time/time.ts'
import { MESSAGES } from '#messages/messages.ts'
import { addJob } from '#server/core/jobs/add-job.ts'
import { capturedMails } from '../support/accounts/captured-mails.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import { answer, atGuests, expectTotal } from '../support/journeys/guest-journey.ts'
import { call, hydrated } from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'
import { type NewFamily, sixtyGuests, sixtyGuestsAsCsv } from '../support/journeys/sixty-guests.ts'

const t = MESSAGES.ca

/** The couple at its guest list, with the sheet of the caterer and the budget open beside it. */
type Couple = { page: Page; sheet: Page; budget: Page; weddingId: string }

test('sixty names in a file become an answer that the caterer cooks by, and a reminder to exactly the others', async ({
  page,
  browser,
}) => {
  test.slow()
  const families = sixtyGuests()
  const [catalan, second] = families as [NewFamily, NewFamily]
  const weddingId = await atGuests(page, [])
  await call(page.request, 'PATCH', `/weddings/${weddingId}`, { eventDate: inDays(90) })
  await importGuests(page, families)
  await joinFamilies(page)
  await styleInvitation(page, weddingId)
  const links = await sendByMail(page, families)
  await sendByWhatsApp(page, families)
  const couple = { page, weddingId, ...(await openSheetAndBudget(page, weddingId)) }

  await answerInCatalan(browser, couple, catalan, links.get(catalan.email)!)
  await answerAtOnce(browser, links.get(second.email)!)
  await expect(family(page, second)).toContainText('Respondida')
  await remindTheOthers(couple, families)
})

const inDays = (days: number) => shiftDay(dayInMadrid(new Date()), days)

/** The row of a family in the table of families. */
const family = (page: Page, { people }: NewFamily) =>
  page.locator('tr[data-family]').filter({ hasText: people[0]!.split(' ').slice(1).join(' ') })

const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Enviar invitaciones' })

async function openTab(page: Page, name: RegExp): Promise<Locator> {
  if (!(await panelOf(page).isVisible()))
    await page.getByRole('button', { name: 'Enviar invitaciones' }).click()
  await panelOf(page).getByRole('tab', { name }).click()
  return panelOf(page)
}

async function importGuests(page: Page, families: NewFamily[]) {
  await page.getByRole('button', { name: 'Importar CSV o Excel' }).click()
  const buffer = Buffer.from(sixtyGuestsAsCsv(families))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'invitados.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: 'Importar 60 invitados' }).click()
  await expectTotal(page, 60)
}

/** The proposal finds all twenty: the surnames of siblings, and those of a child with its parents. */
async function joinFamilies(page: Page) {
  await page.getByRole('button', { name: 'Por familias' }).click()
  await page.getByRole('button', { name: 'Ver propuesta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Juntar familias' })
  await expect(dialog.getByRole('listitem')).toHaveCount(20)
  await dialog.getByRole('button', { name: 'Unir todas' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^Pons Ribas|^Soler Mas/ })).toContainText('3')
}

async function styleInvitation(page: Page, weddingId: string) {
  await page.goto(`/app/couple/${weddingId}/style`)
  await hydrated(page)
  await page.getByText(STYLES.noche.label, { exact: true }).first().click()
  await page.getByRole('button', { name: 'Publicar' }).first().click()
  await expect(page.getByText('El estilo ya está publicado.')).toBeVisible()

  await page.goto(`/app/couple/${weddingId}/guests`)
  await hydrated(page)
  const panel = await openTab(page, /La invitación/)
  await panel.getByRole('button', { name: 'Poner los de siempre' }).click()
  await panel.getByLabel('Lugar', { exact: true }).fill('Mas de Bot, Falset')
  await page.keyboard.press('Enter')
  const path = `/weddings/${weddingId}/invitation-settings`
  await call(page.request, 'PATCH', path, { closingDate: inDays(60) })
}

/** Every family with an email gets a link of its own; the links by the addresses they went to. */
async function sendByMail(page: Page, families: NewFamily[]): Promise<Map<string | null, string>> {
  const addresses = families.flatMap(({ email }) => email ?? [])
  const panel = await openTab(page, /Email/)
  await panel.getByRole('button', { name: `Enviar ${addresses.length} correos` }).click()
  const mails = () => capturedMails(page.request, addresses)
  await expect.poll(async () => (await mails()).length).toBe(addresses.length)
  const links = new Map(
    (await mails()).map(({ to, text }) => [to as string | null, /\S+\/i\/[\w-]{22}/.exec(text)![0]]),
  )
  expect(new Set(links.values()).size).toBe(addresses.length)
  const [catalan] = (await mails()).filter(({ to }) => to === families[0]!.email)
  expect(catalan!.text).toMatch(/^Hola, Empar, Quim i Nel:\nEns casem/)
  return links
}

/** The first of those without an email is sent by WhatsApp, and the others are left for another day. */
async function sendByWhatsApp(page: Page, families: NewFamily[]) {
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const panel = await openTab(page, /WhatsApp/)
  const { phone } = families.find(({ email }) => email === null)!
  await expect(panel.getByText('Enviada a 17 de 20 familias')).toBeVisible()
  const link = panel.getByRole('link', { name: 'Abrir en WhatsApp' })
  const address = new URL((await link.getAttribute('href'))!)
  expect(address.href).toContain(`https://wa.me/34${phone}?`)
  const text = address.searchParams.get('text')!
  expect(text).toMatch(/^Hola, Ana, Blas y Cruz:/)
  const opened = page.waitForEvent('popup')
  await link.click()
  await (await opened).close()
  await panel.getByRole('button', { name: 'Sí', exact: true }).click()
  await expect(panel.getByText('Enviada a 18 de 20 familias')).toBeVisible()
  const invitation = await page.request.get(/\S+\/i\/[\w-]{22}/.exec(text)![0])
  expect(await invitation.text()).toContain('Ana, Blas y Cruz,')
  await page.keyboard.press('Escape')
}

async function openSheetAndBudget(page: Page, weddingId: string) {
  await call(page.request, 'POST', `/weddings/${weddingId}/vendors`, {
    ...{ vendorType: 'catering', name: 'La Alacena', status: 'closed', cost: 0 },
    perHead: { adult: 100, child: 40, minimum: 0, basis: 'confirmed', eventId: null },
  })
  const sheet = await page.context().newPage()
  await sheet.goto(`/app/couple/${weddingId}/catering`)
  await expect(covers(sheet)).toHaveText('0')
  const budget = await page.context().newPage()
  await budget.goto(`/app/couple/${weddingId}/budget`)
  await expect(total(budget)).toHaveText(/^0,00\s€$/)
  return { sheet, budget }
}

const covers = (sheet: Page) => sheet.getByRole('row', { name: /^Cubiertos / }).getByRole('cell')
const total = (budget: Page) => budget.getByRole('group', { name: 'Total confirmado' })

async function answerInCatalan(browser: Browser, couple: Couple, catalan: NewFamily, link: string) {
  const { page, sheet, budget } = couple
  const phone = await (
    await browser.newContext({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })
  ).newPage()
  const person = (name: string) => phone.getByRole('group', { name }).first()
  const say = (name: string, said: string) =>
    phone
      .getByRole('radiogroup', { name: `${name}, ${t.wedding()}` })
      .getByText(said, { exact: true })
      .click()
  const send = () => phone.getByRole('button', { name: t.send() }).last().click()

  await phone.goto(link)
  await expect(phone.locator('html')).toHaveAttribute('lang', 'ca')
  await expect(phone.getByText('Empar, Quim i Nel, ens casem')).toBeVisible()
  const { cover } = paletteOf({ style: 'noche', colors: null })
  expect(await phone.content()).toContain(`--rv-cover:${cover}`)
  await expect(family(page, catalan)).toContainText('Abierta')

  for (const name of ['Empar', 'Quim', 'Nel']) await say(name, t.yes())
  await person('Nel').getByText('Infantil').click()
  await person('Nel').getByText(t.allergies()).first().click()
  await person('Nel').getByText(t.allergen_gluten()).click()
  await person('Nel').getByLabel(t.kitchen_note()).fill('Celíac')
  await person('Nel').getByText(t.consent_agree()).click()
  await send()
  await expect(phone.getByRole('heading', { level: 1, name: 'Gràcies, Empar' })).toBeVisible()

  await test.step('the couple sees it, and the kitchen and the budget follow', async () => {
    await expect(family(page, catalan)).toContainText('Respondida')
    await expect(answer(page, 'Quim Pons Ribas')).toContainText('Sí')
    await expect(covers(sheet)).toHaveText('3')
    const needs = sheet.getByRole('row').filter({ hasText: 'Gluten' })
    await expect(needs).toContainText(/^N. P. S.*celíac/)
    await expect(total(budget)).toHaveText(/^240,00\s€$/)
  })

  await phone.getByRole('link', { name: t.change() }).click()
  await say('Quim', t.no())
  await send()
  await expect(phone.getByRole('heading', { level: 1, name: 'Gràcies, Empar' })).toBeVisible()
  await expect(answer(page, 'Quim Pons Ribas')).toContainText('No')
  await expect(covers(sheet)).toHaveText('2')
  await expect(total(budget)).toHaveText(/^140,00\s€$/)
  await phone.context().close()
}

async function answerAtOnce(browser: Browser, link: string) {
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(link)
  await visitor.getByRole('button', { name: 'Vamos a todo' }).click()
  await expect(visitor.getByRole('status')).toHaveText(/^Apuntado: vais a todo\./)
  await visitor.context().close()
}

/** The reminder is planned and shown; then its day is made to be the last that has come. */
async function remindTheOthers({ page, weddingId }: Couple, families: NewFamily[]) {
  const panel = await openTab(page, /Recordar/)
  await panel.getByRole('switch', { name: /Recordar automáticamente/ }).focus()
  await page.keyboard.press('Space')
  const whom = 'si no responden antes: a 15 por email; la otra te la dejamos para WhatsApp.'
  await expect(panel.getByText(whom)).toHaveText(/^Irá a 16 familias el /)
  const addresses = families.flatMap(({ email }) => email ?? [])
  const reminders = async () =>
    (await capturedMails(page.request, addresses)).filter(({ subject }) => / falta /.test(subject))
  expect(await reminders()).toEqual([])

  const tenHasCome = dayInMadrid(new Date(Date.now() - 10 * HOUR_MS))
  await inJourneyDatabase(async (db) => {
    await db
      .update(invitationSettings)
      .set({ closingDate: shiftDay(tenHasCome, 7), remindersSetAt: new Date(Date.now() - 3 * DAY_MS) })
      .where(eq(invitationSettings.weddingId, weddingId))
    await addJob(db, 'send-reminders', {})
  })
  const others = families.slice(2).flatMap(({ email }) => email ?? [])
  await expect.poll(async () => (await reminders()).map(({ to }) => to).sort()).toEqual(others.sort())
  // By now every one is out, and the one of the queue by hand is the family of the WhatsApp.
  const { households } = await call<{ households: Household[] }>(
    page.request,
    'GET',
    `/weddings/${weddingId}/households`,
  )
  expect(households.filter(({ remindDueAt }) => remindDueAt).map(({ sentBy }) => sentBy)).toEqual([
    'whatsapp',
  ])
}
