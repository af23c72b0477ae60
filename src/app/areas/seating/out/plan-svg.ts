import { type DrawnPlan, planArea, planMarks } from '#domain/seating/plan-drawing.ts'
import {
  BASELINE,
  LEAST_SHARE,
  type PlanMark,
  type PlanWords,
  planInks,
  planPens,
  type WordsLook,
} from '#domain/seating/plan-marks.ts'
import { inRoom, onPaper, type PlanScale } from '#domain/seating/plan-scale.ts'
import type { RoomBox } from '#domain/seating/room.ts'
import { BAR_HEIGHT, scaleBar } from '#domain/seating/scale-bar.ts'
import type { CarriedPicture } from './ground-picture.ts'

type Drawing = { scale: PlanScale; color: string; picture?: CarriedPicture | null }

/** The plan as SVG: as large as it is in its scale, with a unit for each centimetre of the room. */
export function planSvg(plan: DrawnPlan, { scale, color, picture }: Drawing): string {
  const area = planArea(plan)
  const bar = scaleBar({ x: area.x + inRoom(4, scale), y: area.y + area.depth }, scale)
  const width = Math.max(area.width, inRoom(24, scale) + 500)
  const depth = area.depth + inRoom(BAR_HEIGHT, scale)
  const pens = planPens(color)
  const inks = planInks(color)
  const drawn = [...planMarks(plan), ...bar].map((mark) =>
    mark.kind === 'words' ? wordsTag(mark, inks[mark.look]) : shapeTag(mark, pens[mark.look], scale),
  )
  const size = `width="${exact(onPaper(width, scale))}mm" height="${exact(onPaper(depth, scale))}mm"`
  const box = `viewBox="${[area.x, area.y, width, depth].map(exact).join(' ')}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}>`,
    `<title>Plano de las mesas, 1:${scale}</title>`,
    `<rect x="${exact(area.x)}" y="${exact(area.y)}" width="${exact(width)}" height="${exact(depth)}" fill="#ffffff"/>`,
    ...(plan.ground && picture ? [pictureTag(plan.ground, picture)] : []),
    ...drawn,
    '</svg>',
    '',
  ].join('\n')
}

function pictureTag({ x, y, width, depth, rotation }: RoomBox, { href, opacity }: CarriedPicture): string {
  const corner = `x="${exact(x - width / 2)}" y="${exact(y - depth / 2)}"`
  const sides = `width="${exact(width)}" height="${exact(depth)}" preserveAspectRatio="none"`
  return `<image ${corner} ${sides} opacity="${opacity / 100}" href="${href}"${turn({ x, y, rotation })}/>`
}

/** A number of an attribute, to a tenth of a millimetre. */
const exact = (length: number): string => String(Math.round(length * 100) / 100)

type Shape = Exclude<PlanMark, PlanWords>

function shapeTag(mark: Shape, pen: ReturnType<typeof planPens>['top'], scale: PlanScale): string {
  const { fill, stroke, line, dash } = pen
  const look = [
    `fill="${fill ?? 'none'}"`,
    ...(stroke ? [`stroke="${stroke}" stroke-width="${exact(inRoom(line, scale))}"`] : []),
    ...(dash ? [`stroke-dasharray="${exact(inRoom(dash, scale))}"`] : []),
  ].join(' ')
  if (mark.kind === 'circle')
    return `<circle cx="${exact(mark.x)}" cy="${exact(mark.y)}" r="${exact(mark.radius)}" ${look}/>`
  const { x, y, width, depth, rotation } = mark.box
  const corner = `x="${exact(x - width / 2)}" y="${exact(y - depth / 2)}"`
  const sides = `width="${exact(width)}" height="${exact(depth)}"`
  return `<rect ${corner} ${sides} ${look}${turn({ x, y, rotation })}/>`
}

const turn = ({ x, y, rotation }: { x: number; y: number; rotation: number }) =>
  rotation === 0 ? '' : ` transform="rotate(${rotation} ${exact(x)} ${exact(y)})"`

const SERIF = "'Ibarra Real Nova', Georgia, serif"
const SANS = "'Instrument Sans', Arial, sans-serif"

const LETTERS: Record<WordsLook, string> = {
  number: `font-family="${SERIF}"`,
  name: `font-family="${SANS}"`,
  soft: `font-family="${SANS}"`,
  label: `font-family="${SERIF}" font-style="italic"`,
  chair: `font-family="${SANS}" font-weight="600"`,
}

/** The width of a letter of any font, as a share of its size. */
const LETTER = 0.52

function wordsTag(words: PlanWords, color: string): string {
  const { x, y, rotation, look } = words
  const { text, size } = fitted(words)
  const at = `x="${exact(x)}" y="${exact(y + size * BASELINE)}" font-size="${exact(size)}"`
  return `<text ${at} ${LETTERS[look]} text-anchor="middle" fill="${color}"${turn({ x, y, rotation })}>${escaped(text)}</text>`
}

/** Nothing measures the letters of the program that shows the file: the width of a text is estimated. */
function fitted({ text, width, size }: PlanWords): { text: string; size: number } {
  const letters = Array.from(text.toWellFormed().normalize('NFC'))
  const share = Math.min(1, Math.max(LEAST_SHARE, width / (letters.length * size * LETTER)))
  const room = Math.max(2, Math.round(width / (size * share * LETTER)))
  const isCut = letters.length > room
  return {
    text: isCut
      ? `${letters
          .slice(0, room - 1)
          .join('')
          .trimEnd()}…`
      : letters.join(''),
    size: size * share,
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as XML may have it, which has no control characters. */
const escaped = (text: string): string =>
  text.replace(/[\p{Cc}\uFFFE\uFFFF]/gu, '').replace(/[&<>"]/g, (letter) => ENTITIES[letter]!)
