import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { optimize } from 'svgo'

const ART = 'src/ui/art/images'
const TO = 'src/site/images/invitation'

/** Each drawing is rounded to a part of its unit: on a cover, to some fifth of a pixel. */
const DRAWINGS = [
  { from: 'branch-without-fruit', to: 'branch', parts: 1.5 },
  { from: 'branch-orange', to: 'orange', parts: 2 },
  { from: 'branch-lemon', to: 'lemon', parts: 3 },
  { from: 'species-almond', to: 'almond', parts: 5 },
  { from: 'species-olive', to: 'olive', parts: 5 },
]

/** A cover shows this much of a print on a phone, in pixels of the print, and it is saved so wide. */
const CROPS = [
  { print: 'lights', part: { left: 225, top: 0, width: 630, height: 720 }, width: 560, quality: 46 },
  { print: 'tiles', part: { left: 160, top: 0, width: 640, height: 768 }, width: 400, quality: 50 },
]

/** The pictures of invitations, which have to be light: few of the phones that open one have seen us before. */
export async function drawInvitationArt(): Promise<void> {
  mkdirSync(TO, { recursive: true })
  for (const { from, to, parts } of DRAWINGS) {
    const drawing = readFileSync(join(ART, `${from}.svg`), 'utf8')
    writeFileSync(join(TO, `${to}.svg`), roundedDrawing(drawing, parts))
  }
  for (const { print, part, width, quality } of CROPS) {
    const crop = sharp(join(ART, 'prints', `${print}.webp`))
      .extract(part)
      .resize({ width })
    await crop
      .clone()
      .avif({ quality, effort: 9 })
      .toFile(join(TO, `${print}.avif`))
    await crop
      .clone()
      .webp({ quality: quality + 14, effort: 6 })
      .toFile(join(TO, `${print}.webp`))
  }
}

/**
 * A drawing in its light inks, of whole numbers: it is enlarged first, so that they are exact enough. `#drawing` is all
 * of it in the original units, for a page to use from the file.
 */
function roundedDrawing(svg: string, parts: number): string {
  const enlarged = svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(' id="dark"', '')
    .replaceAll(/var\(--[\w-]+, *(#\w+)\)/g, '$1')
    .replaceAll(/<(path|ellipse|circle)\b([^>]*?)(\/?)>/g, (_, tag, attributes: string, end) =>
      attributes.includes(' transform="')
        ? `<${tag}${attributes.replace(' transform="', ` transform="scale(${parts}) `)}${end}>`
        : `<${tag}${attributes} transform="scale(${parts})"${end}>`,
    )
  const plugins = [
    {
      name: 'preset-default' as const,
      params: {
        overrides: {
          convertTransform: { floatPrecision: 1 },
          cleanupNumericValues: { floatPrecision: 1 },
          // A transform of the group would be left there, and its paths be rounded as if they were not enlarged.
          moveElemsAttrsToGroup: false as const,
        },
      },
    },
  ]
  const { data } = optimize(enlarged, { multipass: true, floatPrecision: 0, plugins })
  return data
    .replace(/^<svg[^>]*>/, (root) => `${root}<g id="drawing" transform="scale(${(1 / parts).toFixed(4)})">`)
    .replace(/<\/svg>$/, '</g></svg>')
}
