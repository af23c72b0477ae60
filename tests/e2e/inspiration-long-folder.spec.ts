import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from '../support/journeys/browser-test.ts'
import { call, createWedding, DESKTOP, signedUp } from '../support/journeys/journey.ts'
import { inJourneyDatabase } from '../support/journeys/journey-database.ts'

const IMAGES = 1000
/** The server processes so many itself: encoding takes it seconds an image. */
const PROCESSED = 4
/** As many as a browser may want at once have files of their own; the others share theirs. */
const OWN_FILES = 120
const FIRST_VIEW_MAX_BYTES = 1_000_000

type Folder = { id: string }
type Image = { id: string; imageUrl: string | null }

/** Something of the size of a photo once it is compressed: soft shapes with grain. */
async function photo(seed: number): Promise<Buffer> {
  const shapes = await sharp({
    create: {
      width: 24,
      height: 32,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128 + seed, sigma: 60 },
    },
  })
    .resize({ width: 1200, height: 1600, kernel: 'cubic' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const grain = await sharp({
    create: {
      width: 1200,
      height: 1600,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .blur(1)
    .png()
    .toBuffer()
  return sharp(shapes.data, { raw: shapes.info })
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer()
}

/** A folder of a thousand images, made of a few that the server has processed. */
async function longFolder(page: Page, weddingId: string): Promise<Folder> {
  const inspiration = `/weddings/${weddingId}/inspiration`
  const folder = await call<Folder>(page.request, 'POST', `${inspiration}/folders`, { name: 'Ideas' })
  const path = `${inspiration}/folders/${folder.id}/images`
  for (let count = 0; count < PROCESSED; count += 1) {
    const answer = await page.request.post(`/api${path}?name=${count}.jpg`, { data: await photo(count) })
    expect(answer.ok()).toBe(true)
  }
  const made = () => call<Image[]>(page.request, 'GET', path)
  await expect
    .poll(async () => (await made()).every(({ imageUrl }) => imageUrl), { timeout: 60_000 })
    .toBe(true)
  const urls = (await made()).map(({ imageUrl }) => imageUrl!)
  const store = join(process.env['E2E_DATA_DIR']!, 'files/inspiration-images', weddingId)
  const copies = Array.from({ length: OWN_FILES }, (_, index) => {
    const copy = randomUUID()
    cpSync(join(store, urls[index % urls.length]!), join(store, copy), { recursive: true })
    return copy
  })
  await inJourneyDatabase(async (db) => {
    await db.execute(sql`
      insert into inspirations (wedding_id, id, folder_id, image_url, file_name, status, width, height, color,
        placeholder, tags, notes, search_text, created_at)
      select i.wedding_id, gen_random_uuid(), i.folder_id,
        (${sql.param(copies)}::text[])[n % ${OWN_FILES}::int + 1], i.file_name, i.status, i.width, i.height, i.color,
        i.placeholder, array['mesa', 'flores'], 'Una nota como las que se escriben', '', now() + n * interval '1 ms'
      from generate_series(1, ${IMAGES - PROCESSED}::int) n
      join lateral (select * from inspirations where wedding_id = ${weddingId} order by id offset n % ${PROCESSED}::int limit 1) i on true`)
    await db.execute(sql`
      insert into wedding_versions (wedding_id, area, shard, version) values (${weddingId}, 'inspiration', 40, 1)`)
  })
  return folder
}

test.describe('a folder of 1,000 images', () => {
  test.use({ viewport: DESKTOP })

  test('is seen after less than 1 MB', async ({ page }) => {
    test.slow()
    await signedUp(page, 'Lucía Herrera', 'couple')
    const weddingId = await createWedding(page)
    await longFolder(page, weddingId)
    let bytes = 0
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength
    })
    await page.goto(`/app/couple/${weddingId}/inspiration`)
    await expect(page.getByRole('heading', { name: /^Ideas/ })).toContainText('1000')
    const isInWindowLoaded = () =>
      page
        .locator('section li img')
        .evaluateAll((images) =>
          images
            .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
            .every(
              (image) => (image as HTMLImageElement).complete && (image as HTMLImageElement).naturalWidth > 0,
            ),
        )
    await expect.poll(isInWindowLoaded).toBe(true)
    test.info().annotations.push({ type: 'first view', description: `${bytes} bytes` })
    expect(bytes).toBeLessThan(FIRST_VIEW_MAX_BYTES)
    expect(await page.locator('section li').count()).toBeLessThan(80)
  })
})
