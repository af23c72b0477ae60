import { cx } from '../class-names.ts'

/** A turning ring; say in words what is being waited for. */
export function Spinner({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      className={cx('shrink-0 animate-spin', className)}
      aria-hidden="true"
    >
      <path d="M12 3a9 9 0 1 1-8.5 6" />
    </svg>
  )
}
