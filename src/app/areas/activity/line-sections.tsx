import type { ActivityLine } from '#contract/activity.ts'
import { SectionLinks } from '../../shared/wedding/section-links.tsx'
import { ACTIVITY_SECTIONS } from './entity-words.ts'
import { sectionOf } from './line-words.ts'

const PUBLISHED_IN = [
  { section: 'vendors', to: '/app/couple/$wid/vendors', prefix: 'vendors' },
  { section: 'agenda', to: '/app/couple/$wid/day-b', prefix: 'agenda_' },
  { section: 'inspiration', to: '/app/couple/$wid/inspiration', prefix: 'inspiration' },
  { section: 'tasks', to: '/app/couple/$wid/tasks', prefix: 'tasks' },
] as const

type LineSectionsProps = { weddingId: string; line: ActivityLine }

/** The section of a line; those of a publication of several lead to what was published. */
export function LineSections({ weddingId, line }: LineSectionsProps) {
  if (line.action !== 'publication.publish') return ACTIVITY_SECTIONS[sectionOf(line)]
  const published = PUBLISHED_IN.filter(({ prefix }) =>
    line.counts.some(({ entity }) => entity.startsWith(prefix)),
  )
  const sections = published.map(({ to, section }) => ({ to, label: ACTIVITY_SECTIONS[section] }))
  return <SectionLinks weddingId={weddingId} sections={sections} />
}
