import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

type Rule = { kind: string; isFirm: boolean }

const TABLET = { width: 1024, height: 768 }

/** Lucía, signed in, with people who come to tables that are there, and rules for them. */
async function withRules(
  page: Page,
  names: readonly string[],
  tables: readonly object[],
  rules: readonly object[],
) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  const guests = new Map<string, string>()
  for (const fullName of names) {
    const guest = await call<{ id: string }>(page.request, 'POST', `${at}/guests`, { fullName, rsvp: true })
    guests.set(fullName, guest.id)
  }
  for (const table of tables) await call(page.request, 'POST', `${at}/seating/tables`, table)
  for (const { of, ...rule } of rules as { of: string[] }[])
    await call(page.request, 'POST', `${at}/seating/rules`, {
      ...rule,
      guestId: guests.get(of[0]!)!,
      ...(of[1] && { otherGuestId: guests.get(of[1])! }),
    })
  await page.goto(`/app/couple/${weddingId}/seating`)
  await hydrated(page)
  const read = () => call<Rule[]>(page.request, 'GET', `${at}/seating/rules`)
  return { read, at, guests }
}

const apart = (...of: string[]) => ({ kind: 'apart', isFirm: true, of })
const together = (...of: string[]) => ({ kind: 'together', isFirm: true, of })

for (const viewport of [DESKTOP, TABLET, PHONE])
  test(`who is seated against a rule is said at once, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await withRules(page, ['Noelia Gil', 'Santiago Mas'], [{}], [apart('Noelia Gil', 'Santiago Mas')])
    for (const name of ['Noelia Gil', 'Santiago Mas']) {
      if (viewport === PHONE) await page.getByText('Sin sentar').first().click()
      await page.getByRole('button', { name: `Sentar a ${name}` }).click()
      await page.getByRole('button', { name: 'Sentar en mesa 1' }).click()
    }
    await expect(
      page
        .getByText('Va contra una regla. Noelia Gil y Santiago Mas, separados: están en la mesa 1.')
        .first(),
    ).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

test('rules that contradict each other are named, and one of them gives way', async ({ page }) => {
  const { read } = await withRules(
    page,
    ['Ana Gil', 'Bea Mas', 'Cai Rey'],
    [{}],
    [together('Ana Gil', 'Bea Mas'), together('Bea Mas', 'Cai Rey'), apart('Ana Gil', 'Cai Rey')],
  )
  await page.getByRole('button', { name: 'Reglas' }).click()
  const conflict = page.getByRole('region', { name: 'Se contradicen' })
  await expect(conflict).toContainText('Ana Gil y Bea Mas, juntos')
  await expect(conflict).toContainText('Bea Mas y Cai Rey, juntos')
  await expectAccessible(page)
  await conflict.getByRole('button', { name: /separados», solo si se puede$/ }).click()
  await expect(conflict).toBeHidden()
  await expect.poll(async () => (await read()).find(({ kind }) => kind === 'apart')?.isFirm).toBe(false)
})

test('what a proposal could not do has a way out in one press', async ({ page }) => {
  await withRules(
    page,
    ['Ana Gil', 'Bea Mas', 'Cai Rey'],
    [{ seats: 2 }, { seats: 2 }],
    [together('Ana Gil', 'Bea Mas'), together('Bea Mas', 'Cai Rey')],
  )
  await page.getByRole('button', { name: 'Proponer mesas' }).click()
  await expect(page.getByText('Cumple 1 de 2 reglas.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Ampliar la \d a 3 sitios/ }).click()
  await expect(page.getByText('Cumple 2 de 2 reglas.')).toBeVisible()
  await page.getByRole('button', { name: 'Aplicar propuesta' }).click()
  await expect(page.getByText('Todo el mundo tiene sitio.')).toBeVisible()
})

test('a suggested rule that is dismissed is not suggested again', async ({ page }) => {
  const { read } = await withRules(page, ['Ana Gil', 'Bea Mas'], [{}], [])
  await page.getByRole('button', { name: 'Reglas' }).click()
  const dismissed = page.getByRole('button', { name: 'No sugerir la regla Nadie solo entre desconocidos' })
  await dismissed.click()
  await expect(dismissed).toBeHidden()
  await expect.poll(async () => (await read()).map(({ kind }) => kind)).toEqual(['company'])
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Reglas' }).click()
  await expect(page.getByRole('button', { name: 'Añadir regla' })).toBeVisible()
  await expect(dismissed).toBeHidden()
})

test('a lock above stairs has a table without them as its way out, which is taken back', async ({ page }) => {
  const rule = { kind: 'stepFree', isFirm: true, of: ['Carmen Soto'] }
  const tables = [{ hasStairs: true }, {}]
  const { at, guests } = await withRules(page, ['Carmen Soto'], tables, [rule])
  const guestId = guests.get('Carmen Soto')!
  const [up, down] = await call<{ id: string }[]>(page.request, 'GET', `${at}/seating/tables`)
  const seat = { tableId: up!.id, isLocked: true }
  await call(page.request, 'PUT', `${at}/seating/people/${guestId}`, seat)
  const seatNow = async () => {
    const [person] = await call<{ tableId: string; isLocked: boolean }[]>(
      ...[page.request, 'GET', `${at}/seating/people`],
    )
    return [person!.tableId, person!.isLocked]
  }
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Proponer mesas' }).click()
  await expect(page.getByText('A la 1 se llega por escaleras.')).toBeVisible()
  await page
    .getByRole('button', {
      name: 'Cambiar a una mesa sin escaleras, por «Carmen Soto no puede subir escaleras»',
    })
    .click()
  await expect(page.getByText('Carmen Soto, mesa 2.')).toBeVisible()
  await expect(page.getByText('Cumple 1 de 1 regla.')).toBeVisible()
  await expect.poll(seatNow).toEqual([down!.id, true])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect.poll(seatNow).toEqual([up!.id, true])
})

test('somebody to speak with is brought to a table, and a wish that nobody can keep has a way out', async ({
  page,
}) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const at = `/weddings/${await createWedding(page)}`
  const post = (path: string, body: object) =>
    call<{ id: string }>(page.request, 'POST', `${at}${path}`, body)
  type Person = { name: string; tableId: string; householdId: string }
  const personOf = async (name: string) => {
    const people = await call<Person[]>(page.request, 'GET', `${at}/seating/people`)
    return people.find((person) => person.name === name)!
  }
  const [one, two] = [await post('/seating/tables', {}), await post('/seating/tables', {})]
  const family = async (fullName: string, language: string, tableId: string) => {
    const guest = await post('/guests', { fullName, rsvp: true })
    await post('/households', { guestIds: [guest.id] })
    const { householdId } = await personOf(fullName)
    await call(page.request, 'PATCH', `${at}/households/${householdId}`, { language })
    await call(page.request, 'PUT', `${at}/seating/people/${guest.id}`, { tableId })
    return householdId
  }
  const smith = await family('John Smith', 'en', one.id)
  const kate = await family('Kate Moss', 'en', two.id)
  await family('Ana Gil', 'es', one.id)
  await post('/seating/rules', { kind: 'language', isFirm: false, householdId: smith })
  await page.goto(`/app/couple/${at.slice('/weddings/'.length)}/seating`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Proponer mesas' }).click()
  await expect(page.getByText('Cumple 1 de 1 regla.')).toBeVisible()
  await page.getByRole('button', { name: 'Aplicar propuesta' }).click()
  await expect(page.getByText('Propuesta aplicada.')).toBeVisible()
  const tableOf = async (name: string) => (await personOf(name)).tableId
  await expect.poll(async () => (await tableOf('John Smith')) === (await tableOf('Kate Moss'))).toBe(true)
  await call(page.request, 'PATCH', `${at}/households/${kate}`, { language: 'es' })
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Proponer mesas' }).click()
  await expect(page.getByText(/No se cumple en la \d/)).toBeVisible()
  await page.getByRole('button', { name: /^Quitar la regla/ }).click()
  await expect
    .poll(async () => (await call<Rule[]>(page.request, 'GET', `${at}/seating/rules`)).length)
    .toBe(0)
})

test('who cannot climb stairs is not seated where a table has them, and has a way out', async ({ page }) => {
  const { read } = await withRules(page, ['Carmen Soto'], [{ seats: 8 }], [])
  await page.getByRole('button', { name: 'Reglas' }).click()
  await page.getByRole('button', { name: 'Añadir regla' }).click()
  await page.getByRole('button', { name: /Qué pide la regla/ }).click()
  await page.getByRole('option', { name: 'No puede subir escaleras' }).click()
  await page.getByRole('button', { name: /Quién/ }).click()
  await page.getByRole('option', { name: 'Carmen Soto' }).click()
  await page.getByRole('button', { name: 'Añadir regla' }).click()
  await expect(page.getByRole('button', { name: 'Carmen Soto no puede subir escaleras' })).toBeVisible()
  await expect.poll(async () => (await read()).map(({ kind }) => kind)).toEqual(['stepFree'])
  await page.getByRole('button', { name: /^Mesa 1: 0 de 8/ }).click()
  await page.getByRole('button', { name: 'Nombre, forma y sitios' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Se llega por escaleras').click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Redonda, con escaleras').first()).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await page.getByRole('button', { name: 'Reglas' }).click()
  await expect(page.getByRole('region', { name: 'Se contradicen' })).toContainText(
    '«Carmen Soto no puede subir escaleras»: a todas las mesas se llega por escaleras.',
  )
  await page.getByRole('button', { name: 'Proponer mesas' }).click()
  await expect(page.getByText('A la 1 se llega por escaleras.')).toBeVisible()
  await page.getByRole('button', { name: 'Añadir una mesa de 10' }).click()
  await expect(page.getByText('Cumple 1 de 1 regla.')).toBeVisible()
})
