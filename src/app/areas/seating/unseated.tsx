import { useMemo } from 'react'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import { unseatedFamilies } from '#domain/seating/unseated-families.ts'
import { useViewOnly } from '#ui/hydration/view-only.ts'
import { PlainButton } from '#ui/plain-button.tsx'

type UnseatedProps = { people: readonly SeatingPerson[]; onSeat: (people: readonly SeatingPerson[]) => void }

/** The people who come and have no seat, by family. */
export function Unseated({ people, onSeat }: UnseatedProps) {
  const families = useMemo(() => unseatedFamilies(people), [people])
  const isViewOnly = useViewOnly()
  if (families.length === 0) return <p className="mt-4 text-sm text-ink-2">Todo el mundo tiene sitio.</p>
  return families.map((family) => (
    <section key={family.key} className="mt-5" aria-label={family.name}>
      <div className="flex min-h-11 items-end justify-between gap-3 border-b border-line-strong pb-1.5">
        <h3 className="min-w-0 truncate font-sans text-sm tracking-normal text-ink-2">{family.name}</h3>
        {family.people.length > 1 && (
          <PlainButton
            data-edits
            className="link num shrink-0 text-sm font-strong"
            aria-label={`Sentar ${family.people.length} de ${family.name}`}
            onPress={() => onSeat(family.people)}
          >
            Sentar {family.people.length}
          </PlainButton>
        )}
      </div>
      <ul>
        {family.people.map((person) => (
          <li
            key={person.id}
            data-person={person.id}
            draggable={!isViewOnly}
            className="flex min-h-11 items-center justify-between gap-3 border-b border-line"
          >
            <span dir="auto" className="min-w-0 truncate font-strong">
              {person.name}
            </span>
            <PlainButton
              data-edits
              className="min-h-11 shrink-0 text-sm font-strong text-primary"
              aria-label={`Sentar a ${person.name}`}
              onPress={() => onSeat([person])}
            >
              Sentar
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  ))
}
