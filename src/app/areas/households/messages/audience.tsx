import { messageFor } from '../../../shared/error-messages.ts'
import type { Family } from '../../../shared/households/families.ts'
import type { FamilyActions } from '../family-actions.ts'
import { EmailEditor, FamilyNames } from '../mail/unreachable-families.tsx'
import { audienceInWords, NO_MAIL_WORDS } from './group-words.ts'
import type { GroupFamilies, Reached } from './use-group-families.ts'

type AudienceProps = { group: GroupFamilies; actions: FamilyActions }

/** How many families a message reaches by which way, and who is not written to by mail. */
export function Audience({ group, actions }: AudienceProps) {
  const { query, rows, reached, hasPhone } = group
  const byChat = reached.filter(({ row }) => row.way === 'chat')
  const of = (fits: (one: Reached) => boolean) => byChat.filter(fits).map(({ family }) => family)
  const whyOf = new Map(byChat.map(({ row, family }) => [family.key, row.why]))
  const reasonOf = ({ key }: Family) => NO_MAIL_WORDS[whyOf.get(key) ?? 'noEmail']
  const addEmail = (family: Family) =>
    whyOf.get(family.key) === 'noEmail' && (
      <EmailEditor
        family={family}
        label="Añadir email"
        actions={actions}
        value={family.household?.email ?? ''}
      />
    )
  return (
    <div className="grid gap-4">
      <p role="status" className="num text-sm text-ink">
        {rows
          ? audienceInWords(rows, hasPhone)
          : query.isError
            ? messageFor(query.error)
            : 'Contando familias…'}
      </p>
      {byChat.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer rounded-[4px] py-1 text-sm font-strong text-ink-2 pointer-coarse:py-3">
            A quién no le llega por email
          </summary>
          <div className="mt-3 grid gap-4">
            <FamilyNames
              title="Por WhatsApp"
              families={of(({ row }) => hasPhone(row))}
              reasonOf={reasonOf}
              actionOf={addEmail}
            />
            <FamilyNames
              title="Sin email ni teléfono"
              families={of(({ row }) => !hasPhone(row))}
              reasonOf={(family) => (whyOf.get(family.key) === 'noEmail' ? '' : reasonOf(family))}
              actionOf={addEmail}
            />
          </div>
        </details>
      )}
    </div>
  )
}
