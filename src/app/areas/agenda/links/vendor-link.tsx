import type { AgendaLink } from '#contract/agenda-links.ts'
import { relativeTime, useCurrentTime } from '../../../shared/words/relative-time.ts'
import type { Person } from '../use-people.ts'
import { CreateLink } from './create-link.tsx'
import { OpenLink } from './open-link.tsx'

type VendorLinkProps = { weddingId: string; person: Person; count: number; link: AgendaLink | undefined }

export function VendorLink({ weddingId, person, count, link }: VendorLinkProps) {
  const present = useCurrentTime()
  const seen = link && (link.openedAt ? `visto ${relativeTime(link.openedAt, present)}` : 'sin abrir todavía')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3">
      <p className="min-w-52 flex-1 text-sm">
        <span className="serif block text-[1.1875rem] leading-tight wrap-anywhere">{person.name}</span>
        <span className="text-ink-3">
          {count === 1 ? '1 momento' : `${count} momentos`}
          {seen && `, ${seen}`}
        </span>
      </p>
      {link ? (
        <OpenLink weddingId={weddingId} link={link} name={person.name} />
      ) : (
        <CreateLink weddingId={weddingId} vendorId={vendorIdOf(person)} name={person.name} />
      )}
    </li>
  )
}

export const vendorIdOf = ({ who }: Person): string => (who.kind === 'vendor' ? who.vendorId : '')
