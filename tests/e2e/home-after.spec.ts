import type { Page } from '@playwright/test'
import { dayInMadrid, shiftDay } from '#domain/time/dates.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  createWedding,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  inviteIn,
  PHONE,
  signedUp,
} from '../support/journeys/journey.ts'

/** Lucía's home of a wedding at which Carmen and Noa were, and Teo, and not Pilar. */
async function atHome(page: Page, instant: string) {
  await page.clock.setFixedTime(new Date(instant))
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page, 'Lucía & Martín', '2027-04-10')
  const add = async (fullName: string, rsvp: boolean, email?: string) => {
    const { id } = await call<{ id: string }>(page.request, 'POST', `/weddings/${weddingId}/guests`, {
      fullName,
      ...(email && { email }),
    })
    await call(page.request, 'PATCH', `/weddings/${weddingId}/guests/${id}`, { rsvp })
    return id
  }
  const guestIds = [await add('Carmen Aguirre', true, 'carmen@example.com'), await add('Noa Aguirre', true)]
  await call(page.request, 'POST', `/weddings/${weddingId}/households`, { guestIds })
  await call(page.request, 'PATCH', `/weddings/${weddingId}/guests/${guestIds[0]}/details`, {
    dietNote: 'Sin frutos secos',
  })
  await add('Teo Vidal', true)
  await add('Pilar Soto', false)
  await page.goto(`/app/couple/${weddingId}`)
  await hydrated(page)
  return weddingId
}

type Stored = { households: { gift: string | null; thankedAt: string | null }[] }

for (const viewport of [DESKTOP, PHONE]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('after the wedding the families are thanked one by one, for what they gave', async ({
      page,
      browser,
    }) => {
      const weddingId = await atHome(page, '2027-04-22T10:00:00Z')
      await expect(page.getByText(/^Hace\s*12\s*días$/)).toBeVisible()
      const thanks = page.getByRole('region', { name: 'Gracias' })
      await expect(thanks).toContainText('0 dadas, 2 por dar. Sin prisa.')
      await expect(thanks.getByRole('listitem')).toHaveCount(2)
      await expect(thanks).not.toContainText('Pilar')
      const keep = page.getByRole('region', { name: 'Para guardar' })
      await expect(keep).toContainText('Las alergias y las dietas se eliminan solas el 11 de mayo.')
      const file = page.waitForEvent('download')
      await keep.getByRole('button', { name: /^Invitados y respuestas/ }).click()
      expect((await file).suggestedFilename()).toBe('invitados.xlsx')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)

      await thanks.getByRole('button', { name: 'Dar las gracias a Aguirre' }).click()
      const panel = page.getByRole('dialog', { name: 'Dar las gracias' })
      const gift = panel.getByRole('textbox', { name: 'Qué os dieron' })
      await gift.fill('la vajilla azul')
      await gift.press('Enter')
      await expect(panel).toContainText('Gracias también por el regalo: la vajilla azul.')
      await expect(panel.getByRole('link', { name: 'Abrir en WhatsApp' })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/\?text=Hola%2C%20Carmen%20y%20Noa/,
      )
      await expect(panel.getByRole('link', { name: 'Abrir en el correo' })).toHaveAttribute(
        'href',
        /^mailto:carmen%40example\.com\?subject=Gracias&body=Hola/,
      )
      await expectAccessible(page)
      const whatsApp = page.waitForEvent('popup')
      await panel.getByRole('link', { name: 'Abrir en WhatsApp' }).click()
      await (await whatsApp).close()
      await panel.getByRole('group', { name: '¿Enviada?' }).getByRole('button', { name: 'Sí' }).click()
      await expect(panel.getByRole('region', { name: 'Vidal', exact: true })).toBeVisible()
      const stored = () => call<Stored>(page.request, 'GET', `/weddings/${weddingId}/households`)
      await expect(async () => {
        const { households } = await stored()
        expect(households.find((one) => one.gift === 'la vajilla azul')?.thankedAt).not.toBeNull()
      }).toPass()
      await page.getByRole('button', { name: 'Deshacer' }).click()
      await expect(async () => {
        const { households } = await stored()
        expect(households.map(({ thankedAt }) => thankedAt)).toEqual([null])
      }).toPass()

      // A guest who stands alone gets a household when something is noted of them; others see it at once.
      const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
      await martin.clock.setFixedTime(new Date('2027-04-22T10:00:00Z'))
      await martin.goto(`/app/couple/${weddingId}`)
      await expect(martin.getByRole('region', { name: 'Gracias' })).toContainText('0 dadas, 2 por dar.')
      await panel.getByRole('button', { name: /^Vidal/ }).click()
      await panel.getByRole('button', { name: 'Ya se las di' }).click()
      await expect(martin.getByRole('region', { name: 'Gracias' })).toContainText('1 dada, 1 por dar.')
      await panel.getByRole('button', { name: /^Aguirre/ }).click()
      await panel.getByRole('button', { name: 'Ya se las di' }).click()
      await expect(panel).toContainText('Habéis dado las gracias a todas las familias.')
      await page.keyboard.press('Escape')
      await expect(thanks).toContainText('Todas dadas.')
      // After sixty days they fold.
      await page.clock.setFixedTime(new Date('2027-06-20T10:00:00Z'))
      await page.reload()
      await expect(thanks).toContainText('Gracias dadas a 2 familias.')
      await expect(keep).toContainText('se eliminan esta noche')
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the allergies of the guests are deleted at once, for every member, once it was said what goes', async ({
    page,
    browser,
  }) => {
    await signedUp(page, 'Lucía Herrera', 'couple')
    const today = dayInMadrid(new Date())
    const weddingId = await createWedding(page, 'Lucía & Martín', shiftDay(today, -4))
    const at = `/weddings/${weddingId}`
    const { id } = await call<{ id: string }>(page.request, 'POST', `${at}/guests`, { fullName: 'Noa' })
    await call(page.request, 'PATCH', `${at}/guests/${id}/details`, { dietNote: 'Sin frutos secos' })
    const martin = await inviteIn(browser, page, weddingId, 'Martín Aguirre', 'couple')
    for (const member of [page, martin]) await member.goto(`/app/couple/${weddingId}`)
    await hydrated(page)
    const keepOf = (member: Page) => member.getByRole('region', { name: 'Para guardar' })
    await keepOf(page).getByRole('button', { name: 'Eliminarlas ya' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('No se pueden recuperar.')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Eliminar alergias y dietas' }).click()
    await expect(question).toBeHidden()
    for (const member of [page, martin]) {
      await expect(keepOf(member)).toContainText('No queda guardada ninguna alergia ni dieta.')
      await expect(keepOf(member).getByRole('button', { name: 'Eliminarlas ya' })).toHaveCount(0)
    }
  })
})
