// npm run site:icons — the icons of the browser tab, of home screens and of search engines, from the mark.
// The results are committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const TO = 'src/site/icons'
const PETAL = 'M12 10.4C9.9 8 9.7 4.6 12 1.6c2.3 3 2.1 6.4 0 8.8Z'

type Look = { petals: string; ground?: string; corner?: number; size: number; stroke?: number }

mkdirSync(TO, { recursive: true })
const onLeaf: Look = { petals: '#fff2e5', ground: '#1e4d37', size: 0.62 }

writeFileSync(
  join(TO, 'favicon.svg'),
  drawing({ petals: 'currentColor', size: 1, stroke: 1.5 }).replace(
    '<g',
    '<style>svg{color:#14261c}@media (prefers-color-scheme:dark){svg{color:#f3f7ee}}</style><g',
  ),
)
writeFileSync(
  join(TO, 'favicon.ico'),
  icoOf(await png(32, { ...onLeaf, corner: 5, size: 0.78, stroke: 1.7 })),
)
writeFileSync(join(TO, 'apple-touch-icon.png'), await png(180, onLeaf))
writeFileSync(join(TO, 'icon-192.png'), await png(192, { ...onLeaf, corner: 5 }))
writeFileSync(join(TO, 'icon-512.png'), await png(512, { ...onLeaf, corner: 5 }))
writeFileSync(join(TO, 'icon-maskable-512.png'), await png(512, { ...onLeaf, size: 0.52 }))

/** The blossom, `size` of the frame wide, on a ground with rounded corners of `corner` in 24. */
function drawing({ petals, ground, corner = 0, size, stroke = 1.35 }: Look): string {
  const offset = (24 * (1 - size)) / 2
  const turns = [0, 72, 144, 216, 288].map((turn) => `<path d="${PETAL}" transform="rotate(${turn} 12 12)"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${
    ground ? `<rect width="24" height="24" rx="${corner}" fill="${ground}"/>` : ''
  }<g transform="translate(${offset} ${offset}) scale(${size})" fill="none" stroke="${petals}" stroke-width="${stroke}" stroke-linejoin="round">${turns.join('')}<circle cx="12" cy="12" r="1.55" fill="#ee7a1e" stroke="none"/></g></svg>\n`
}

function png(pixels: number, look: Look): Promise<Buffer> {
  return sharp(Buffer.from(drawing(look)), { density: 72 * (pixels / 24) })
    .resize(pixels, pixels)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An .ico file that holds one PNG of 32 pixels. */
function icoOf(image: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(32, 6)
  header.writeUInt8(32, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(22, 18)
  return Buffer.concat([header, image])
}

writeFileSync(join(TO, 'social-ground.webp'), await socialGround())

/** The wall and the branch behind the words of shared links, 1200 × 630. */
async function socialGround(): Promise<Buffer> {
  // The drawing names its colours as custom properties, which the renderer here does not know.
  const branch = readFileSync('src/ui/art/images/branch.svg', 'utf8').replace(
    /var\(--[\w-]+,\s*([^)]+)\)/g,
    '$1',
  )
  const drawn = await sharp(Buffer.from(branch), { density: 72 * 1.02 })
    .resize({ width: 700 })
    .png()
    .toBuffer()
  return sharp('src/ui/art/images/prints/wall.webp')
    .resize(1200, 630, { position: 'right top' })
    .composite([{ input: drawn, left: 520, top: -20 }])
    .webp({ quality: 88, effort: 6 })
    .toBuffer()
}
