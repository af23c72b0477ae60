import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import {
  call,
  DESKTOP,
  expectAccessible,
  expectNoSidewaysScroll,
  hydrated,
  PHONE,
  signedUp,
  watchConsole,
} from '../support/journeys/journey.ts'

/** The mail server of the installation hands a mail over; gives the status of the answer. */
async function handOver(page: Page, to: string, body: string): Promise<number> {
  const data = [
    ...['From: Aitana Robles <aitana@correo.example>', `To: ${to}`, 'Subject: Nuestra boda'],
    ...['Content-Type: text/plain; charset=utf-8', '', body],
  ].join('\r\n')
  const answer = await page.request.post('/correo/solicitudes', {
    data,
    headers: {
      authorization: 'Bearer un-secreto-de-los-recorridos-0123456789',
      'content-type': 'message/rfc822',
    },
  })
  return answer.status()
}

for (const size of [DESKTOP, PHONE])
  test(`a mail that is forwarded becomes a request, until its address is ended, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    const complaints = watchConsole(page)
    await signedUp(page, 'Elena Montes', 'planner')
    const { id } = await call<{ id: string }>(page.request, 'GET', '/profile')
    await page.goto(`/app/planner/${id}/requests`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Añadir solicitud' }).click()
    const dialog = page.getByRole('dialog', { name: 'Añadir solicitud' })
    await dialog.getByRole('button', { name: 'Tener una dirección' }).click()
    const address = await dialog.getByText(/^solicitudes\+/).innerText()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    expect(await handOver(page, address, 'Somos Aitana y Bruno. Seremos 120 invitados el 18/09/2199.')).toBe(
      200,
    )
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: /^Aitana y Bruno/ }).press('Enter')
    const panel = page.getByRole('complementary', { name: 'Solicitud de Aitana y Bruno' })
    await expect(panel.getByText('Seremos 120 invitados')).toBeVisible()

    await page.goto(`/app/planner/${id}/requests`)
    await hydrated(page)
    await page.getByRole('button', { name: 'Añadir solicitud' }).click()
    await dialog.getByRole('button', { name: 'Quitar dirección' }).click()
    await expect(dialog.getByRole('button', { name: 'Tener una dirección' })).toBeVisible()
    expect(await handOver(page, address, 'Otra vez.')).toBe(404)
    expect(complaints).toEqual([])
  })
