import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import type { ActivityLine } from '#contract/activity.ts'
import { ACTIVITY_SECTIONS } from './entity-words.ts'
import { sectionOf } from './line-words.ts'

const PUBLISHED_IN = [
  { section: 'vendors', to: '/app/couple/$wid/vendors', prefix: 'vendors' },
  { section: 'agenda', to: '/app/couple/$wid/day-b', prefix: 'agenda_' },
  { section: 'inspiration', to: '/app/couple/$wid/inspiration', prefix: 'inspiration' },
] as const

type LineSectionsProps = { weddingId: string; line: ActivityLine }

/** The section of a line; those of a publication of several lead to what was published. */
export function LineSections({ weddingId, line }: LineSectionsProps) {
  if (line.action !== 'publication.publish') return ACTIVITY_SECTIONS[sectionOf(line)]
  return PUBLISHED_IN.filter(({ prefix }) => line.counts.some(({ entity }) => entity.startsWith(prefix))).map(
    ({ section, to }, index) => (
      <Fragment key={section}>
        {index > 0 && ' · '}
        <Link
          to={to}
          params={{ wid: weddingId }}
          className="link inline-flex items-center pointer-coarse:min-h-11"
        >
          {ACTIVITY_SECTIONS[section]}
        </Link>
      </Fragment>
    ),
  )
}
