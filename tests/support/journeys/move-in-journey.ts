import { expect, type Page } from '@playwright/test'
import { createWedding, hydrated, signedUp } from './journey.ts'
import type { GivenFile } from './move-in-files.ts'

/** Lucía at 'Trae lo que ya tienes' of a new wedding; answers its id. */
export async function atMoveIn(page: Page): Promise<string> {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  await openMoveIn(page, weddingId)
  return weddingId
}

export async function openMoveIn(page: Page, weddingId: string) {
  await page.goto(`/app/couple/${weddingId}/move-in`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await hydrated(page)
}

/** Chooses files with the picker of the screen. */
export const choose = (page: Page, files: readonly GivenFile[]) =>
  page.locator('input[type=file]:not([webkitdirectory])').setInputFiles([...files])

export const chooseFolder = (page: Page, path: string) =>
  page.locator('input[webkitdirectory]').setInputFiles(path)

/** Drops files from the desk on the screen. */
export async function drop(page: Page, files: readonly GivenFile[]) {
  const data = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer()
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type: mimeType }))
      }
      return transfer
    },
    files.map(({ name, mimeType, buffer }) => ({ name, mimeType, base64: buffer.toString('base64') })),
  )
  for (const event of ['dragenter', 'dragover', 'drop'])
    await page.dispatchEvent('#suelta, h1', event, { dataTransfer: data })
}

export const title = (page: Page) => page.getByRole('heading', { level: 1 })
export const row = (page: Page, text: string | RegExp) =>
  page.getByRole('region', { name: 'Lo que has soltado' }).getByRole('listitem').filter({ hasText: text })

/** Answers what is asked with what is marked, and goes on to the preview. */
export async function toPreview(page: Page) {
  const next = page.getByRole('button', { name: /^(Ver cómo queda|Seguir con)/ })
  await expect(next).toBeEnabled()
  await next.click()
  const urged = page.getByText('Si vuelves a pulsar', { exact: false })
  await expect(urged.or(page.getByRole('button', { name: 'Traer todo' }))).toBeVisible()
  if (await urged.isVisible()) await next.click()
  await expect(title(page)).toHaveText('Así queda vuestra boda')
}

/** Brings all of it in from the preview. */
export async function bringAll(page: Page) {
  const bring = page.getByRole('button', { name: 'Traer todo' })
  await expect(bring).toBeEnabled()
  // It stands where the button before it stood: a second press at that place would count as one with the first.
  await bring.press('Enter')
  await expect(title(page)).toHaveText('Ya está aquí')
}
