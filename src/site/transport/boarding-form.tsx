import type { ReactNode } from 'react'
import type { MarkedRider } from '#domain/transport/sheet-changes.ts'
import { buttonClass } from '#ui/button-class.ts'
import { BOARDING_FIELDS, BOARDING_PATH } from './boarding-fields.ts'

/** A bus that people are counted into, and the page that does it. */
export type Counting = {
  /** The address of the page, from the root. */
  path: string
  tripId: string
  aboard: ReadonlySet<string>
}

type BoardingFormProps = {
  counting: Counting
  /** The key of the stop. */
  stop: string
  riders: readonly MarkedRider[]
  children: ReactNode
}

/** The boxes of a stop as a form, which says who was in the bus as it was drawn. */
export function BoardingForm({ counting, stop, riders, children }: BoardingFormProps) {
  const { path, tripId, aboard } = counting
  const hidden = (name: string, value: string) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  )
  const ids = counted(riders).map(({ guestId }) => guestId)
  return (
    <form method="post" action={`${path}${BOARDING_PATH}`} autoComplete="off">
      {hidden(BOARDING_FIELDS.trip, tripId)}
      {hidden(BOARDING_FIELDS.stop, stop)}
      {ids.map((id) => hidden(BOARDING_FIELDS.person, id))}
      {ids.filter((id) => aboard.has(id)).map((id) => hidden(BOARDING_FIELDS.before, id))}
      {children}
      <button type="submit" className={`${buttonClass({ variant: 'secondary' })} mt-3 print:hidden`}>
        Guardar
      </button>
    </form>
  )
}

/** Those who are counted: who is struck from a list is on it no more. */
const counted = (riders: readonly MarkedRider[]) => riders.filter(({ mark }) => mark !== 'gone')

type BoardingCountProps = { counting: Counting; riders: readonly MarkedRider[] }

/** `Subidos 23 de 51`. */
export function BoardingCount({ counting: { aboard }, riders }: BoardingCountProps) {
  const ids = counted(riders).map(({ guestId }) => guestId)
  if (ids.length === 0) return null
  return (
    <span className="block print:hidden">
      Subidos{' '}
      <b data-count className="num font-semibold text-ink">
        {ids.filter((id) => aboard.has(id)).length}
      </b>{' '}
      de {ids.length}
    </span>
  )
}
