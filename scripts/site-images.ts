// npm run site:images — the AVIF and small WebP versions of the prints, the sprig as a file, and the pictures of
// invitations, for `src/site/images`. Run it again when one of them changes; its results are committed, so that building stays quick.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import sharp from 'sharp'
import { Sprig } from '#ui/art/sprig.tsx'
import { drawInvitationArt } from './images/invitation-art.ts'

const from = 'src/ui/art/images/prints'
const to = 'src/site/images/prints'
const SMALL = 480

/** Nothing but light and shadow: a page's background, of which few pixels are enough. */
const WALL = { name: 'wall', widths: [640, 960] }

mkdirSync(to, { recursive: true })
for (const width of WALL.widths) {
  const wall = sharp(join(from, `${WALL.name}.webp`))
    .resize({ width })
    .blur(0.6)
  await wall
    .clone()
    .avif({ quality: 30, effort: 9 })
    .toFile(join(to, `${WALL.name}-${width}.avif`))
  await wall
    .clone()
    .webp({ quality: 24, effort: 6 })
    .toFile(join(to, `${WALL.name}-${width}.webp`))
}
for (const file of readdirSync(from)) {
  const name = basename(file, '.webp')
  if (name === WALL.name) continue
  const print = sharp(join(from, file))
  const small = print.clone().resize({ width: SMALL })
  await print
    .clone()
    .avif({ quality: 58, effort: 8 })
    .toFile(join(to, `${name}.avif`))
  await small
    .clone()
    .avif({ quality: 58, effort: 8 })
    .toFile(join(to, `${name}-${SMALL}.avif`))
  await small
    .clone()
    .webp({ quality: 78, effort: 6 })
    .toFile(join(to, `${name}-${SMALL}.webp`))
}

writeFileSync('src/site/images/sprig.svg', sprigFile())
await drawInvitationArt()

/** The sprig in the light theme's inks, which a file cannot read from the page. */
function sprigFile(): string {
  const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8')
  const inkOf = (name: string) => tokens.match(new RegExp(`${name}:\\s*(#[0-9a-f]+)`, 'i'))![1]!
  const [, drawing] = renderToStaticMarkup(createElement(Sprig)).match(/^<svg[^>]*>(.*)<\/svg>$/s)!
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 410 120">${drawing!.replace(/var\((--art-[\w-]+)\)/g, (_, name) => inkOf(name))}</svg>\n`
}
