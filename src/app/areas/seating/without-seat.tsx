import { useState } from 'react'
import type { SeatingPerson, SeatingTable } from '#domain/seating/seating.ts'
import { peopleNamed } from '#domain/seating/unseated-families.ts'
import { cx } from '#ui/class-names.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { FoundPeople } from './found-people.tsx'
import { Unseated } from './unseated.tsx'
import type { Plan } from './use-seating.ts'

type WithoutSeatProps = {
  plan: Plan
  onSeat: (people: readonly SeatingPerson[]) => void
  onSeatAt: (people: readonly SeatingPerson[], table: SeatingTable) => void
  onFind: (person: SeatingPerson) => void
  className: string
}

/** 'Sin sentar', and the search among all guests who come. */
export function WithoutSeat({ plan, onSeat, onSeatAt, onFind, className }: WithoutSeatProps) {
  const [typed, setTyped] = useState('')
  const coming = plan.people.filter(({ comes }) => comes)
  return (
    <section aria-labelledby="unseated" className={cx('md:sticky md:top-6', className)}>
      <h2 id="unseated" className="flex items-baseline gap-2 text-2xl">
        Sin sentar{' '}
        <span className="num text-lg text-ink-2">
          {coming.filter(({ tableId }) => tableId === null).length}
        </span>
      </h2>
      {coming.length === 0 ? (
        <p className="mt-3 text-sm text-ink-2">
          Nadie ha dicho todavía que viene. Quien diga que sí en Invitados aparece aquí.
        </p>
      ) : (
        <>
          <SearchField
            label="Buscar invitados"
            placeholder="Buscar invitados"
            value={typed}
            onChange={setTyped}
            className="mt-3"
          />
          {typed.trim() && <FoundPeople found={peopleNamed(coming, typed)} plan={plan} onFind={onFind} />}
          <Unseated plan={plan} onSeat={onSeat} onSeatAt={onSeatAt} />
        </>
      )}
    </section>
  )
}
