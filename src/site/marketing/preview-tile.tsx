import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { type Claim, lineOf } from '../claims.ts'

type PreviewTileProps = { claim: Claim; className: string; children: ReactNode }

/** A part of the product in a frame of its own colour, with a fragment of its screen at the foot. */
export function PreviewTile({ claim, className, children }: PreviewTileProps) {
  return (
    <li className={cx('flex flex-col overflow-hidden rounded-paper p-6 md:p-8', className)}>
      <h3 className="text-[clamp(1.75rem,1.4rem+1vw,2.25rem)] leading-none tracking-[-.02em]">
        {claim.title}
      </h3>
      <p className="mt-2.5 max-w-100 text-[1.0625rem] leading-normal text-ink-2">{lineOf(claim)}</p>
      <div aria-hidden="true" data-print="hide" className="mt-auto pt-8">
        {children}
      </div>
    </li>
  )
}

/** A sheet of white paper inside a frame. */
export function Sheet({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('rounded-paper bg-white p-5 shadow-2', className)}>{children}</div>
}
