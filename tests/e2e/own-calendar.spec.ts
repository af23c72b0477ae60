import { at, atAgenda, openAgenda } from '../support/journeys/agenda-journey.ts'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
} from '../support/journeys/journey.ts'

for (const viewport of [DESKTOP, PHONE]) {
  test(`a member has an address of their own with what they choose, and ends it, at ${viewport.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const weddingId = await atAgenda(page, [{ title: 'Banquete', time: at(15) }])
    await call(page.request, 'POST', `/weddings/${weddingId}/tasks`, {
      title: 'Elegir el vestido',
      due: { kind: 'day', on: '2027-01-12' },
    })
    await openAgenda(page, weddingId)
    await hydrated(page)
    await page.getByRole('button', { name: 'Imprimir, exportar y días' }).click()
    await page.getByRole('menuitem', { name: 'Mi calendario' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Mi calendario' })
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Crear mi dirección' }).click()
    const subscribe = dialog.getByRole('link', { name: 'Suscribirse al calendario' })
    const address = (await subscribe.getAttribute('href'))!.replace(/^webcals?:/, 'http:')
    const feed = async () => (await page.request.get(address)).text()
    expect(await feed()).toContain('Elegir el vestido')

    await dialog.getByRole('switch', { name: 'Tareas' }).press('Space')
    await expect.poll(feed).not.toContain('Elegir el vestido')
    await expectNoSidewaysScroll(page)

    const end = dialog.getByRole('button', { name: 'Anular la dirección de tu calendario' })
    await end.press('Enter')
    await expect(dialog.getByText('¿Anular tu dirección?')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(end, 'the question is gone, and nothing ended').toBeVisible()
    expect((await page.request.get(address)).status()).toBe(200)
    await end.press('Enter')
    await dialog.getByRole('button', { name: 'Anular', exact: true }).press('Enter')
    await expect(page.getByText('Tu dirección ya no vale.')).toBeVisible()
    expect((await page.request.get(address)).status()).toBe(404)
    await expect(dialog.getByRole('button', { name: 'Crear mi dirección' })).toBeVisible()
  })
}
