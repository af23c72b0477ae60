import { useMemo, useState } from 'react'
import { suggestHouseholds } from '#domain/households/households.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import type { Family } from '../../../shared/households/families.ts'
import { countFamilies } from '../../../shared/households/words.ts'
import type { FamilyActions } from '../family-actions.ts'
import { membersOf } from '../grouping-actions.ts'

/** Suggestions that are drawn before more are asked for: a long list has thousands. */
const SHOWN = 50

const REASONS = { email: 'Mismo email', surnames: 'Mismos apellidos' }

type Suggestion = { key: string; names: string[]; families: Family[]; reason: keyof typeof REASONS }

/** Families that seem to be among those who stand alone, to be joined one by one or all at once. */
export function Suggestions({ families, actions }: { families: readonly Family[]; actions: FamilyActions }) {
  const suggestions = useSuggestions(families)
  const [isOpen, setOpen] = useState(false)
  const [shown, setShown] = useState(SHOWN)
  const joinAll = () => {
    actions.joinEach(suggestions.map(({ families: each }) => membersOf(each)))
    setOpen(false)
  }
  if (suggestions.length === 0 && !isOpen) return null
  return (
    <>
      <p className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
        Por los apellidos y los emails hemos visto {countFamilies(suggestions.length)} sin juntar.
        <Button data-edits size="sm" onPress={() => setOpen(true)}>
          Ver propuesta
        </Button>
      </p>
      <Dialog
        title="Juntar familias"
        description="Cada familia recibe un solo enlace y responde por todos los suyos. Siempre se puede separar."
        isOpen={isOpen}
        onOpenChange={setOpen}
        width="lg"
        actions={
          <Button variant="primary" isDisabled={suggestions.length === 0} onPress={joinAll}>
            Unir todas
          </Button>
        }
      >
        {suggestions.length === 0 && <p className="text-ink-2">No queda ninguna por juntar.</p>}
        <ul>
          {suggestions.slice(0, shown).map((one) => (
            <li key={one.key} className="flex items-center gap-4 border-b border-line py-3">
              <p className="min-w-0 flex-1 text-sm">
                <span className="block text-ui font-strong text-ink wrap-anywhere">
                  {inSpanishList(one.names)}
                </span>
                <span className="text-ink-3">{REASONS[one.reason]}</span>
              </p>
              <Button
                size="sm"
                aria-label={`Unir a ${inSpanishList(one.names)}`}
                onPress={() => actions.join(membersOf(one.families), true)}
              >
                Unir
              </Button>
            </li>
          ))}
        </ul>
        {suggestions.length > shown && (
          <Button size="sm" variant="quiet" onPress={() => setShown(shown + SHOWN)} className="mt-3">
            Ver otras {Math.min(SHOWN, suggestions.length - shown)}
          </Button>
        )}
      </Dialog>
    </>
  )
}

function useSuggestions(families: readonly Family[]): Suggestion[] {
  return useMemo(() => {
    const alone = families.filter(({ household, people }) => people.length === 1 && !household?.sentAt)
    const guests = alone.map(({ people }) => people[0]!.guest)
    const familyOf = new Map(alone.map((family) => [family.people[0]!.guest.id, family]))
    return suggestHouseholds(guests).map(({ guestIds, reason }) => ({
      reason,
      key: guestIds.join(),
      families: guestIds.map((id) => familyOf.get(id)!),
      names: guestIds.map((id) => familyOf.get(id)!.people[0]!.guest.fullName),
    }))
  }, [families])
}
