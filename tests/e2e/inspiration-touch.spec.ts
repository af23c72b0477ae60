import type { Page } from '@playwright/test'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, createWedding, PHONE, signedUp } from '../support/journeys/journey.ts'
import { dragFingers, touchOf } from '../support/journeys/touch.ts'
import { picture } from '../support/outside/images.ts'

test.use({ viewport: PHONE, hasTouch: true })

/** A folder with three images, the first of them open. */
async function atLightbox(page: Page) {
  await signedUp(page, 'Lucía Herrera', 'couple')
  const weddingId = await createWedding(page)
  const folders = `/weddings/${weddingId}/inspiration/folders`
  const { id } = await call<{ id: string }>(page.request, 'POST', folders, { name: 'Flores' })
  const bytes = await picture(300, 300).png().toBuffer()
  const ids: string[] = []
  for (const name of ['a.png', 'b.png', 'c.png']) {
    const answer = await page.request.post(`/api${folders}/${id}/images?name=${name}`, { data: bytes })
    ids.push((await answer.json()).id)
  }
  await page.goto(`/app/couple/${weddingId}/inspiration?carpeta=${id}&imagen=${ids[1]}`)
  await expect(shown(page, 'b.png')).toBeVisible()
  const { x, y, width, height } = (await page.locator('[class*="touch-none"]').boundingBox())!
  const touch = await touchOf(page)
  return { touch, middle: { x: x + width / 2, y: y + height / 2 } }
}

const shown = (page: Page, name: string) => page.getByRole('dialog', { name: `«${name}»` })

/** How many times larger than whole the image is drawn. */
const scaleOf = (page: Page) =>
  page
    .locator('[class*="touch-none"] > div')
    .evaluate((image) => new DOMMatrix((image as HTMLElement).style.transform).a)

test('a swipe turns to the next image and back, and a short one stays', async ({ page }) => {
  const { touch, middle } = await atLightbox(page)
  const beside = (px: number) => ({ x: middle.x + px, y: middle.y })
  await dragFingers(touch, [[beside(20), beside(-10)]])
  await expect(shown(page, 'b.png')).toBeVisible()
  await dragFingers(touch, [[beside(60), beside(-60)]])
  await expect(shown(page, 'b.png')).toBeHidden()
  await dragFingers(touch, [[beside(-60), beside(60)]])
  await expect(shown(page, 'b.png')).toBeVisible()
})

test('two fingers enlarge an image, one moves around in it, and it becomes whole again', async ({ page }) => {
  const { touch, middle } = await atLightbox(page)
  const at = (x: number, y: number) => ({ x: middle.x + x, y: middle.y + y })
  await dragFingers(touch, [
    [at(-20, 0), at(-80, 0)],
    [at(20, 0), at(80, 0)],
  ])
  await expect.poll(() => scaleOf(page)).toBeGreaterThan(2)
  await dragFingers(touch, [[at(60, 0), at(-60, 20)]])
  await expect(shown(page, 'b.png')).toBeVisible()
  await dragFingers(touch, [
    [at(-90, 0), at(-10, 0)],
    [at(90, 0), at(10, 0)],
  ])
  await expect.poll(() => scaleOf(page)).toBe(1)
})
