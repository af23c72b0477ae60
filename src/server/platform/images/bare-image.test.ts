import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isBareImage } from './bare-image.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'azahar-bare-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const noise = (channels: 3 | 4 = 3) => {
  const data = Buffer.from(Array.from({ length: 64 * 48 * channels }, (_, place) => (place * 7919) % 256))
  return sharp(data, { raw: { width: 64, height: 48, channels } })
}

async function isBare(bytes: Buffer): Promise<boolean> {
  const file = join(folder, 'image')
  await writeFile(file, bytes)
  return isBareImage(file)
}

const of = (image: Sharp) => image.toBuffer().then(isBare)

describe('an image that holds its pixels and nothing else', () => {
  it('is a JPEG or a still WebP without metadata', async () => {
    expect(await of(noise().jpeg({ quality: 95, chromaSubsampling: '4:4:4' }))).toBe(true)
    expect(await of(noise().jpeg({ progressive: true }))).toBe(true)
    expect(await of(noise().toColourspace('b-w').jpeg())).toBe(true)
    expect(await of(noise().webp({ quality: 95 }))).toBe(true)
    expect(await of(noise().webp({ lossless: true }))).toBe(true)
    expect(await of(noise(4).webp({ quality: 95 }))).toBe(true)
  })

  it('has no place, no comment, no profile and no other colours', async () => {
    for (const write of [(image: Sharp) => image.jpeg(), (image: Sharp) => image.webp()]) {
      expect(await of(write(noise().withExif({ IFD0: { Artist: 'Lucía' } })))).toBe(false)
      expect(await of(write(noise().withIccProfile('p3')))).toBe(false)
      expect(await of(write(noise().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')))).toBe(false)
    }
    expect(await of(noise().toColourspace('cmyk').jpeg())).toBe(false)
    const plain = await noise().jpeg().toBuffer()
    const comment = Buffer.from([0xff, 0xfe, 0, 6, ...Buffer.from('aquí')].slice(0, 8))
    expect(await isBare(Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2)]))).toBe(false)
  })

  it('ends where it ends', async () => {
    const behind = Buffer.from('<script>alert(1)</script>')
    for (const image of [noise().jpeg(), noise().webp()]) {
      const bytes = await image.toBuffer()
      expect(await isBare(Buffer.concat([bytes, behind]))).toBe(false)
      for (const cut of [1, 2, 30, bytes.length - 20])
        expect(await isBare(bytes.subarray(0, -cut))).toBe(false)
    }
  })

  it('is of no other format', async () => {
    expect(await of(noise().png())).toBe(false)
    expect(await of(noise().gif())).toBe(false)
    expect(await of(noise().avif())).toBe(false)
    expect(await isBare(Buffer.from('un texto cualquiera'))).toBe(false)
  })
})
