import type { Point } from './geometry.ts'
import { type Organ, sprig } from './sprig-kit.ts'
import { SvgMarkup } from './svg-markup.tsx'

const SPINE: readonly Point[] = [
  [10, 78],
  [90, 66],
  [180, 62],
  [270, 60],
  [350, 48],
]

const ORGANS: readonly Organ[] = [
  { kind: 'leaf', along: 0.1, side: -1, lean: 44, length: 62, seed: 1 },
  { kind: 'leaf', along: 0.2, side: 1, lean: 40, length: 66, seed: 2 },
  { kind: 'leaf', along: 0.36, side: -1, lean: 46, length: 62, seed: 3 },
  { kind: 'leaf', along: 0.66, side: 1, lean: 42, length: 60, seed: 4 },
  { kind: 'leaf', along: 0.78, side: -1, lean: 40, length: 56, seed: 5 },
  { kind: 'leaf', along: 0.98, side: 1, lean: 8, length: 52, seed: 6, width: 0.18 },
  { kind: 'bud', along: 0.28, side: -1, lean: 58, stalk: 22, length: 16 },
  { kind: 'bud', along: 0.86, side: 1, lean: 50, stalk: 20, length: 15 },
  {
    kind: 'blossom',
    along: 0.52,
    side: -1,
    lean: 60,
    stalk: 8,
    radius: 36,
    seed: 3,
    tilt: 0.84,
    rotation: 14,
  },
]

let drawn: string | undefined

/** The small horizontal sprig of empty states, invitations and the welcome dialog. */
export function Sprig({ className }: { className?: string }) {
  drawn ??= sprig({ spine: SPINE, organs: ORGANS, from: 3.4, to: 1.4, lineWidth: 1 })
  return <SvgMarkup viewBox="0 0 410 120" markup={drawn} className={className} />
}
