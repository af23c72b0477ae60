import { expect, test } from '../support/journeys/browser-test.ts'
import { button, expectFocusKept, press } from '../support/journeys/by-keyboard.ts'
import { call, createWedding, expectAccessible, hydrated, signedUp } from '../support/journeys/journey.ts'

test.use({ viewport: { width: 1024, height: 768 } })

test('a family is seated, a seat exchanged and a table opened by the keyboard alone, and the focus stays in the room', async ({
  page,
}) => {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const at = `/weddings/${weddingId}`
  const guests: string[] = []
  for (const fullName of ['Begoña Etxeberria', 'Jon Etxeberria', 'Fermín Camacho', 'Ana Gil']) {
    const guest = await call<{ id: string }>(page.request, 'POST', `${at}/guests`, { fullName, rsvp: true })
    guests.push(guest.id)
  }
  await call(page.request, 'POST', `${at}/households`, { guestIds: guests.slice(0, 2) })
  for (const number of [1, 2]) await call(page.request, 'POST', `${at}/seating/tables`, { number, seats: 2 })
  await page.goto(`/app/couple/${weddingId}/seating`)
  await hydrated(page)
  const dialog = page.getByRole('dialog')
  const table = (number: number) => button(page, new RegExp(`^Mesa ${number}[,:]`))

  await test.step('a family is seated', async () => {
    await press(page, button(page, 'Sentar 2 de Etxeberria'))
    await press(page, button(dialog, 'Sentar en mesa 1'))
    await expect(table(1)).toContainText('2/2')
    await expectFocusKept(page)
  })

  await test.step('somebody at a full table leaves the seat to another', async () => {
    await press(page, button(page, 'Sentar a Fermín Camacho'))
    await press(page, button(dialog, 'Sentar en mesa 1: falta un sitio más'))
    await press(
      page,
      button(
        page.getByRole('dialog', { name: 'La mesa 1 está llena' }),
        'Cambiar a Jon Etxeberria por Fermín Camacho',
      ),
    )
    await expect(button(page, 'Sentar a Jon Etxeberria')).toBeVisible()
    await expectFocusKept(page)
  })

  await test.step('and the act is taken back', async () => {
    await press(page, button(page, 'Deshacer'))
    await expect(button(page, 'Sentar a Fermín Camacho')).toBeVisible()
  })

  await test.step('a table opens, somebody gets up there, and it closes by Esc', async () => {
    await press(page, table(1))
    await press(page, button(page, 'Levantar a Jon Etxeberria'))
    await expect(table(1)).toContainText('1/2')
    await expectFocusKept(page)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('complementary', { name: 'Mesa 1' })).toBeHidden()
    await expectFocusKept(page)
  })
})
