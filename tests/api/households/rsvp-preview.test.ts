import { Readable } from 'node:stream'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { weddingCovers } from '#db/schema/weddings.ts'
import { newId } from '#server/platform/ids.ts'
import { useCast } from '../../support/cast.ts'
import { inviteHousehold, settleInvitations } from '../../support/journeys/invitation.ts'

const { app, cast } = useCast({ trustProxy: true })

it('the preview of an invitation shows the couple’s own cover, around what they want seen of it, else the drawing', async () => {
  const id = newId()
  await settleInvitations(app.db, cast.weddingId)
  const { path } = await inviteHousehold(app.db, cast.weddingId, { people: [{ fullName: 'Carmen Aguirre' }] })
  const read = (address: string) => app.fetch(address)
  const page = async () => (await read(path)).text()
  const { weddingId } = cast
  const half = (background: string) =>
    sharp({ create: { width: 800, height: 800, channels: 3, background } })
      .png()
      .toBuffer()
  const photo = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#ff0000' } })
    .composite([{ input: await half('#0000ff'), left: 800, top: 0 }])
    .webp()
    .toBuffer()
  await app.db.insert(weddingCovers).values({
    ...{ weddingId, id, imagePath: id, fileName: 'nosotros.webp' },
    ...{ status: 'ready', width: 1600, height: 800 },
  })
  await app.platform.files.put(
    'wedding-covers',
    `${weddingId}/${id}/display.webp`,
    Readable.from([photo]),
    photo.length,
  )
  /** The colour of a point at the right, where the photo is whole. */
  const rightOf = async (focusX: number) => {
    await app.db.execute(
      sql`update weddings set cover_image_id = ${id}, cover_focus_x = ${focusX} where id = ${weddingId}`,
    )
    expect(await page()).toContain(`${path}/vista.jpg"`)
    const image = await read(`${path}/vista.jpg`)
    expect(image.headers.get('content-type')).toBe('image/jpeg')
    const bytes = Buffer.from(await image.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    const [red, , blue] = await sharp(bytes)
      .extract({ left: 1180, top: 300, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer()
    return red! > blue! ? 'red' : 'blue'
  }
  expect([await rightOf(0), await rightOf(1)]).toEqual(['red', 'blue'])
  await app.platform.files.remove('wedding-covers', `${weddingId}/${id}/display.webp`)
  await app.db.execute(sql`update weddings set cover_focus_x = 0.25 where id = ${weddingId}`)
  expect((await read(`${path}/vista.jpg`)).status).toBe(200)
  await app.db.execute(sql`update weddings set cover_image_id = null where id = ${weddingId}`)
  expect(await page()).toContain(`${path}/vista.png"`)
})
