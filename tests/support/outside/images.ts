import { deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A picture of one colour with a mark of another in its upper left corner, so that turning it can be seen. */
export const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#2c6346' } })
    .composite([
      {
        input: {
          create: {
            width: Math.round(width / 3),
            height: Math.round(height / 3),
            channels: 3,
            background: '#ee7a1e',
          },
        },
        left: 0,
        top: 0,
      },
    ])
    .removeAlpha()

/** A photo as a phone makes it: lying on its side in the file, with the place it was taken. */
export const phonePhoto = (width = 60, height = 40) =>
  picture(width, height)
    .jpeg({ quality: 95 })
    .withExif({
      IFD0: { Make: 'Azahar', Model: 'Teléfono' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '37/1 23/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '5/1 59/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** A photo with as much detail as there can be: noise, of which no encoder saves much. */
export const detailedPhoto = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  }).jpeg({ quality: 90 })

/** A PNG whose head promises so many pixels; small as a file, gigantic once decoded. */
export function hugePng(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8) + 1))
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return (crc ^ 0xffffffff) >>> 0
}
