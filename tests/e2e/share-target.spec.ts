import type { Buffer } from 'node:buffer'
import { expect, test } from '../support/journeys/browser-test.ts'
import { openDevice } from '../support/journeys/device.ts'
import {
  call,
  createWedding,
  expectAccessible,
  hydrated,
  PASSWORD,
  signedUp,
} from '../support/journeys/journey.ts'
import { picture } from '../support/outside/images.ts'

type Folder = { id: string; name: string; imageCount: number }

test('what another app shares with the installed one goes into the folder that is chosen', async () => {
  const device = await openDevice()
  try {
    const page = device.page()
    const { email } = await signedUp(page, 'Lucía Herrera', 'couple')
    const weddingId = await createWedding(page)
    const folders = () => call<Folder[]>(page.request, 'GET', `/weddings/${weddingId}/inspiration/folders`)
    await page.goto(`/app/couple/${weddingId}/inspiration`)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)

    const share = (bytes: Buffer) =>
      page.evaluate((base64) => {
        const form = document.createElement('form')
        Object.assign(form, { action: '/app/compartir', method: 'post', enctype: 'multipart/form-data' })
        const file = new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'ramo.png', {
          type: 'image/png',
        })
        const chosen = new DataTransfer()
        chosen.items.add(file)
        const input = Object.assign(document.createElement('input'), { type: 'file', name: 'imagenes' })
        input.files = chosen.files
        form.append(input)
        document.body.append(form)
        form.submit()
      }, bytes.toString('base64'))
    const dialog = page.getByRole('dialog', { name: 'Guardar en Inspiración' })

    await share(await picture().png().toBuffer())
    await expect(dialog).toContainText('«ramo.png», que has compartido.')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog.getByText('Ponle un nombre a la carpeta.')).toBeVisible()
    await dialog.getByLabel('Nombre de la carpeta').fill('Flores')
    await dialog.getByRole('button', { name: 'Guardar' }).click()
    await expect(dialog).toBeHidden()
    await expect
      .poll(async () => (await folders()).map(({ name, imageCount }) => [name, imageCount]))
      .toEqual([['Flores', 1]])
    // It is asked about once, and what is given up leaves nothing behind.
    await page.reload()
    await expect(page.getByRole('heading', { name: /Flores/ })).toBeVisible()
    await expect(dialog).toBeHidden()
    await share(await picture().png().toBuffer())
    await expect(dialog).toBeVisible()
    // Another person on this device is not shown it; it waits for the one who was.
    await signedUp(page, 'Noelia Prat', 'couple')
    await page.goto(`/app/couple/${await createWedding(page, 'Noelia & Dani')}/inspiration`)
    await expect(page.getByRole('heading', { name: '¿Qué os inspira?' })).toBeVisible()
    await hydrated(page)
    await expect(dialog).toBeHidden()
    await page.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } })
    await page.goto(`/app/couple/${weddingId}/inspiration`)
    await dialog.getByRole('button', { name: 'Descartar' }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(() => page.evaluate(() => caches.has('azahar-compartido'))).toBe(false)
  } finally {
    await device.remove()
  }
})
