import { givenNameOf } from '#domain/guests/person-name.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { byFamily, type RidingFamily } from '#domain/transport/riders.ts'
import { askedFor, type BusPerson, type BusTrip, choicesOf } from '#domain/transport/transport.ts'
import { cx } from '#ui/class-names.ts'
import { EmptySection } from '#ui/feedback/empty-state.tsx'
import { PlainButton } from '#ui/plain-button.tsx'

type OnMove = ((family: RidingFamily) => void) | undefined

/** Told the family that is dragged to another bus, and `null` once it is let go. */
export type OnDrag = ((family: RidingFamily | null) => void) | undefined

/** Those who go, by their stop and then by family. */
export function RidersByStop({
  trip,
  people,
  onMove,
  onDrag,
}: {
  trip: BusTrip
  people: BusPerson[]
  onMove: OnMove
  onDrag: OnDrag
}) {
  if (people.length === 0) return <EmptySection>Aún no va nadie.</EmptySection>
  return choicesOf(trip).map((stop) => {
    const here = people.filter((person) => askedFor(person, trip.direction) === stop.key)
    if (here.length === 0) return null
    return (
      <section key={stop.key} className="mt-4 first:mt-0">
        <h3 className="flex justify-between gap-3 border-b border-line-strong pb-2 font-sans text-xs font-strong text-ink-3">
          <span className="min-w-0 wrap-anywhere">{stop.name}</span>{' '}
          <span className="num">{here.length}</span>
        </h3>
        <Families people={here} act="Mover" onMove={onMove} onDrag={onDrag} />
      </section>
    )
  })
}

type RidersInOrderProps = {
  people: BusPerson[]
  empty: string
  act?: string
  onMove: OnMove
  onDrag: OnDrag
}

/** People in their order, by family. */
export function RidersInOrder({ people, empty, act = 'Mover', onMove, onDrag }: RidersInOrderProps) {
  if (people.length === 0) return <EmptySection>{empty}</EmptySection>
  return <Families people={people} act={act} onMove={onMove} onDrag={onDrag} />
}

type FamiliesProps = { people: BusPerson[]; act: string; onMove: OnMove; onDrag: OnDrag }

function Families({ people, act, onMove, onDrag }: FamiliesProps) {
  return (
    <ul>
      {byFamily(people).map((family) => (
        <li
          key={family.id}
          draggable={onDrag !== undefined}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            event.dataTransfer.setData('text/plain', family.name)
            onDrag?.(family)
          }}
          onDragEnd={() => onDrag?.(null)}
          className={cx(
            'flex min-h-13 items-center gap-3 border-b border-line',
            onDrag && 'cursor-grab active:cursor-grabbing',
          )}
        >
          <div className="min-w-0 flex-1 py-1.5">
            <b className="block truncate serif text-[1.1875rem] leading-tight font-normal">{family.name}</b>
            <p className="truncate text-sm text-ink-3">
              {inSpanishList(family.people.map(({ name }) => givenNameOf(name)))}
            </p>
          </div>
          {onMove && (
            <PlainButton
              data-edits
              aria-label={`${act} a ${family.name}`}
              onPress={() => onMove(family)}
              className="min-h-11 cursor-pointer pl-2 text-sm font-strong text-link"
            >
              {act}
            </PlainButton>
          )}
        </li>
      ))}
    </ul>
  )
}
