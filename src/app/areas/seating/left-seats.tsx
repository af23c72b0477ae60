import type { SeatingPerson } from '#domain/seating/seating.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import type { SeatingActions } from './seating.actions.ts'

type LeftSeatsProps = { people: readonly SeatingPerson[]; actions: SeatingActions }

/** How many have left their seats by an answer that has changed; each table says who. */
export function LeftSeats({ people, actions }: LeftSeatsProps) {
  const gone = people.filter(({ comes, tableId }) => !comes && tableId !== null)
  if (gone.length === 0) return null
  return (
    <p className="mb-4 flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-surface-2 px-4 text-sm">
      <span className="py-2">
        {gone.length === 1
          ? `${gone[0]!.name} ha dejado su sitio.`
          : `${gone.length} personas han dejado su sitio.`}
      </span>
      {gone.length > 1 && (
        <PlainButton
          data-edits
          className="link min-h-11 shrink-0"
          onPress={() => gone.forEach(actions.forget)}
        >
          Entendido
        </PlainButton>
      )}
    </p>
  )
}
