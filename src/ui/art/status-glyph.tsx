import type { WeddingStatus } from '#domain/weddings/weddings.ts'
import { cx } from '../class-names.ts'

const PETAL = 'M8 7.2C5.9 6 5.4 2.9 8 .9c2.6 2 2.1 5.1 0 6.3Z'
const TURNS = [0, 72, 144, 216, 288]

type StatusGlyphProps = { status: WeddingStatus; size?: number; className?: string }

/** Bud, blossom or orange: pending, ongoing, completed. */
export function StatusGlyph({ status, size = 14, className }: StatusGlyphProps) {
  return (
    <svg
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={STROKE[status]}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('shrink-0', className)}
      aria-hidden="true"
    >
      {DRAWING[status]}
    </svg>
  )
}

const STROKE: Record<WeddingStatus, number> = { pending: 1.4, ongoing: 1.15, completed: 1.3 }

const DRAWING = {
  pending: (
    <>
      <path d="M8 10.2C5 8.4 5 4.6 8 1.6c3 3 3 6.8 0 8.6Z" />
      <path d="M8 10.2v4.2M5.2 9.4c.5 1.4 1.5 2 2.8 2M10.8 9.4c-.5 1.4-1.5 2-2.8 2" />
    </>
  ),
  ongoing: (
    <>
      {TURNS.map((turn) => (
        <path key={turn} d={PETAL} transform={`rotate(${turn} 8 8)`} />
      ))}
      <circle cx="8" cy="8" r="1.1" fill="currentColor" stroke="none" />
    </>
  ),
  completed: (
    <>
      <circle cx="8" cy="9.4" r="5" fill="var(--naranja-500)" stroke="none" />
      <circle cx="8" cy="9.4" r="5" />
      <path d="M8 4.4V2.6M8 3.4c1.4-1.6 3-1.8 4.4-1.2-.6 1.5-2.2 2.2-4.4 1.6" />
    </>
  ),
} satisfies Record<WeddingStatus, React.ReactNode>
