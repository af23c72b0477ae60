import { useQuery } from '@tanstack/react-query'
import Ticket from 'lucide-react/icons/ticket'
import { CopyButton } from '#ui/copy-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { PRESET_NAMES } from '#ui/preset-names.ts'
import { WHAT_THEY_MAY } from '../../lib/access-words.ts'
import { invitationsQuery } from '../invitations/invitations.queries.ts'

/** The invitations that are still unused, with the permissions that each gives. */
export function OpenCodes({ weddingId }: { weddingId: string }) {
  const { data: open = [] } = useQuery(invitationsQuery(weddingId))
  if (open.length === 0) return null
  return (
    <section aria-labelledby="invitaciones-pendientes" className="mt-9">
      <h2 id="invitaciones-pendientes" className="text-[1.375rem]">
        Invitaciones sin usar
      </h2>
      <ul className="mt-2">
        {open.map(({ code, preset }) => (
          <li
            key={code}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3 text-sm"
          >
            <Icon of={Ticket} className="text-ink-3" />
            <span className="grid min-w-0 flex-1">
              <b className="text-base font-strong">{PRESET_NAMES[preset]}</b>
              <span className="text-ink-3">{WHAT_THEY_MAY[preset]}</span>
            </span>
            <code data-never-kept className="serif text-lg tracking-[.06em] select-all">
              {code}
            </code>
            <CopyButton text={code} what={`el código de ${PRESET_NAMES[preset]}`} />
          </li>
        ))}
      </ul>
    </section>
  )
}
