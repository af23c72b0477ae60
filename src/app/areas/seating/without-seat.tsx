import { type ReactNode, useMemo, useState } from 'react'
import { cx } from '#ui/class-names.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { FoundPeople } from './found-people.tsx'
import type { Room } from './room.ts'
import { Unseated } from './unseated.tsx'

type WithoutSeatProps = {
  room: Room
  className: string
  /** Stays in sight below the list. */
  footer?: ReactNode
}

/** 'Sin sentar', and the search among all guests who come. */
export function WithoutSeat({ room, className, footer }: WithoutSeatProps) {
  const [typed, setTyped] = useState('')
  const { people } = room.plan
  const coming = useMemo(() => people.filter(({ comes }) => comes), [people])
  return (
    <section aria-labelledby="unseated" className={className}>
      <div className={cx('grid shrink-0 gap-3', INSET, 'lg:pt-5.5 lg:pb-3')}>
        <h2 id="unseated" className="flex items-baseline gap-2 text-2xl">
          Sin sentar{' '}
          <span className="num text-lg text-ink-2">
            {coming.filter(({ tableId }) => tableId === null).length}
          </span>
        </h2>
        {coming.length > 0 && (
          <SearchField
            label="Buscar invitados"
            placeholder="Buscar invitados"
            value={typed}
            onChange={setTyped}
          />
        )}
      </div>
      <div data-people data-family-list className={cx('min-h-0 flex-1 lg:scroll-pane lg:pb-4', INSET)}>
        {coming.length === 0 ? (
          <p className="mt-3 text-sm text-ink-2">
            Nadie ha dicho todavía que viene. Quien diga que sí en Invitados aparece aquí.
          </p>
        ) : (
          <>
            {typed.trim() && (
              <FoundPeople people={coming} typed={typed} plan={room.plan} onFind={room.onFind} />
            )}
            <Unseated room={room} />
          </>
        )}
      </div>
      {footer}
    </section>
  )
}

const INSET = 'lg:pr-5 lg:pl-6'
