import { cx } from '../class-names.ts'

const PETAL = 'M12 10.4C9.9 8 9.7 4.6 12 1.6c2.3 3 2.1 6.4 0 8.8Z'
const TURNS = [0, 72, 144, 216, 288]

/** The blossom with one orange heart. */
export function Mark({ size = 28, className }: { size?: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.35"
      strokeLinejoin="round"
      className={cx('shrink-0', className)}
      aria-hidden="true"
    >
      {TURNS.map((turn) => (
        <path key={turn} d={PETAL} transform={`rotate(${turn} 12 12)`} />
      ))}
      <circle cx="12" cy="12" r="1.55" fill="var(--naranja-500)" stroke="none" />
    </svg>
  )
}

/** The mark and the name. `isMarkOnly` hides the name from sight, as in the rail. */
export function Wordmark({ isMarkOnly, className }: { isMarkOnly?: boolean; className?: string }) {
  return (
    <span
      className={cx(
        'serif inline-flex items-center gap-2 text-[1.75rem] leading-none tracking-[-.02em] text-ink',
        className,
      )}
    >
      <Mark size={26} className="mt-[.1em]" />
      <span className={isMarkOnly ? 'sr-only' : undefined}>azahar</span>
    </span>
  )
}
