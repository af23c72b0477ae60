import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'

/** A section of a wedding, and the words that lead to it. */
export type LinkedSection = {
  to:
    | '/app/couple/$wid/vendors'
    | '/app/couple/$wid/day-b'
    | '/app/couple/$wid/inspiration'
    | '/app/couple/$wid/tasks'
  label: string
}

/** Links to sections of a wedding, one after the other. */
export function SectionLinks({ weddingId, sections }: { weddingId: string; sections: LinkedSection[] }) {
  return sections.map(({ to, label }, index) => (
    <Fragment key={to}>
      {index > 0 && ' · '}
      <Link
        to={to}
        params={{ wid: weddingId }}
        className="link inline-flex min-h-8 items-center pointer-coarse:min-h-11"
      >
        {label}
      </Link>
    </Fragment>
  ))
}
