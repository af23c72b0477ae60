import { useDeferredValue, useMemo } from 'react'
import type { SeatingPerson } from '#domain/seating/seating.ts'
import { peopleNamed } from '#domain/seating/unseated-families.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import type { Plan } from './use-seating.ts'

/** More than so many are found by typing more. */
const SHOWN = 8

type FoundPeopleProps = {
  people: readonly SeatingPerson[]
  typed: string
  plan: Plan
  onFind: (person: SeatingPerson) => void
}

/** The people who were looked for, with their table: a press leads to the seat. */
export function FoundPeople({ people, typed, plan, onFind }: FoundPeopleProps) {
  // The letter is there first: ten thousand names take a moment.
  const wanted = useDeferredValue(typed)
  const found = useMemo(() => peopleNamed(people, wanted, SHOWN), [people, wanted])
  if (found.length === 0)
    return <p className="mt-2 text-sm text-ink-2">Nadie de quienes vienen se llama así.</p>
  return (
    <ul aria-label="Encontrados" className="mt-2">
      {found.map((person) => {
        const table = plan.tables.find(({ id }) => id === person.tableId)
        return (
          <li
            key={person.id}
            className="flex min-h-11 items-center justify-between gap-3 border-b border-line"
          >
            <span dir="auto" className="min-w-0 truncate">
              {person.name}
            </span>
            {table ? (
              <PlainButton
                className="link num min-h-11 shrink-0 text-sm"
                aria-label={`${person.name}: ver la mesa ${table.number}`}
                onPress={() => onFind(person)}
              >
                mesa {table.number}
              </PlainButton>
            ) : (
              <span className="shrink-0 text-sm text-ink-2">sin sentar</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
