import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { optimize } from 'svgo'

const ART = 'src/ui/art/images'
const TO = 'src/site/images/invitation'

/** The branch is drawn in halves of its units: on a cover, a fifth of a pixel. */
const BRANCH = { from: 'branch-without-fruit', to: 'branch', steps: 2 }

/** What a cover shows of a print on a phone, in pixels of the print, and how wide that is saved. */
const CROPS = [
  { print: 'lights', part: { left: 225, top: 0, width: 630, height: 720 }, width: 560, quality: 46 },
  { print: 'tiles', part: { left: 0, top: 0, width: 667, height: 800 }, width: 400, quality: 50 },
]

/** The pictures of invitations, which have to be light: few of the phones that open one have seen us before. */
export async function drawInvitationArt(): Promise<void> {
  mkdirSync(TO, { recursive: true })
  const branch = readFileSync(join(ART, `${BRANCH.from}.svg`), 'utf8')
  writeFileSync(join(TO, `${BRANCH.to}.svg`), roundedDrawing(branch, BRANCH.steps))
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

/** A drawing in its light inks, of whole numbers: it is enlarged first, so that they are exact enough. */
function roundedDrawing(svg: string, steps: number): string {
  const enlarged = svg
    .replace(/<style>.*?<\/style>/s, '')
    .replace(' id="dark"', '')
    .replaceAll(/var\(--[\w-]+, *(#\w+)\)/g, '$1')
    .replace(
      /viewBox="([^"]+)"/,
      (_, box: string) =>
        `viewBox="${box
          .split(' ')
          .map((n) => Number(n) * steps)
          .join(' ')}"`,
    )
    .replaceAll(/<(path|ellipse|circle)\b([^>]*?)(\/?)>/g, (_, tag, attributes: string, end) =>
      attributes.includes(' transform="')
        ? `<${tag}${attributes.replace(' transform="', ` transform="scale(${steps}) `)}${end}>`
        : `<${tag}${attributes} transform="scale(${steps})"${end}>`,
    )
  const plugins = [
    {
      name: 'preset-default' as const,
      params: {
        overrides: { convertTransform: { floatPrecision: 1 }, cleanupNumericValues: { floatPrecision: 1 } },
      },
    },
  ]
  return optimize(enlarged, { multipass: true, floatPrecision: 0, plugins }).data
}
