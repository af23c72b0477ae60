import type { ReactNode } from 'react'
import { cx } from '../class-names.ts'
import { Drawing } from './drawing.tsx'
import { speciesOf } from './species.ts'

type SpecimenCoverProps = {
  weddingId: string
  /** A past wedding fades, like a pressed plant. */
  isPast?: boolean
  /** The children lie over the cover: the status, the days left. */
  children?: ReactNode
  className?: string
  specimenClassName?: string
}

/** The pastel cover of a wedding card with its botanical specimen. */
export function SpecimenCover({
  weddingId,
  isPast,
  children,
  className,
  specimenClassName,
}: SpecimenCoverProps) {
  const species = speciesOf(weddingId)
  return (
    <div className={cx('relative overflow-hidden specimen-cover', species.cover, className)}>
      <Drawing
        name={species.name}
        className={cx(
          specimenClassName ?? 'absolute -top-2.5 right-3 h-54 max-md:-right-5.5 max-md:top-1 max-md:h-46',
          isPast && 'opacity-55 saturate-50',
        )}
      />
      {children}
    </div>
  )
}
