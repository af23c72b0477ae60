import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { Member } from '#contract/weddings.ts'
import { Icon } from '#ui/icon.tsx'
import { loadedPart } from '#ui/opening/loaded-part.ts'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { PRESET_NAMES } from '#ui/preset-names.ts'
import { accessInWords } from './access-in-words.ts'
import type { MembersShown } from './access-matrix.tsx'
import { isDecidedOver, MemberName } from './member-words.tsx'

const dialog = loadedPart(() => import('./access-dialog.tsx'))

/** The same on a phone: a sentence for each member, whose access opens as a sheet. */
export function AccessList({ weddingId, members, ownId, mayDecide, onRemove }: MembersShown) {
  const [changing, setChanging] = useState<Member | null>(null)
  const parts = useOpenedPart(dialog, changing !== null, () => setChanging(null))
  return (
    <>
      <ul>
        {members.map((member) => {
          const isOwn = member.userId === ownId
          const line = `${PRESET_NAMES[member.preset]}. ${accessInWords(member.permissions)}`
          const words = <MemberName member={member} isOwn={isOwn} line={line} />
          return (
            <li key={member.userId} data-row={member.userId} className="border-b border-line">
              {isDecidedOver(member, { mayDecide, ownId }) ? (
                <button
                  type="button"
                  aria-label={`Cambiar el acceso de ${member.fullName || 'Usuario'}. ${line}`}
                  onClick={() => setChanging(member)}
                  className="flex min-h-18 w-full items-center justify-between gap-3 py-2.5 text-left"
                >
                  {words}
                  <Icon of={ChevronRight} className="text-ink-3" />
                </button>
              ) : (
                <div className="flex min-h-18 items-center py-2.5">{words}</div>
              )}
            </li>
          )
        })}
      </ul>
      {parts && changing && (
        <parts.AccessDialog
          weddingId={weddingId}
          member={changing}
          onClose={() => setChanging(null)}
          onRemove={() => {
            onRemove(changing)
            setChanging(null)
          }}
        />
      )}
    </>
  )
}
