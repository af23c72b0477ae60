import type { LodgingPerson } from '#domain/lodging/lodging.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { nightsInWords } from './lodging-words.ts'
import { familiesOf } from './people-by-family.ts'

type RoomLineProps = {
  /** 'Habitación 3'; none where there is only one. */
  title: string | null
  people: readonly LodgingPerson[]
  beds: number | null
  onLodge: ((familyKey: string, guestIds: string[]) => void) | undefined
}

/** One room and the people in it, family by family. */
export function RoomLine({ title, people, beds, onLodge }: RoomLineProps) {
  const isFull = beds !== null && people.length > beds
  return (
    <li className="border-b border-line py-2">
      {title && <p className="text-sm text-ink-3">{title}</p>}
      {familiesOf(people).map((family) => {
        const names = inSpanishList(family.people.map(({ name }) => name))
        const nights = family.people.find((person) => person.nights)?.nights
        return (
          <p key={family.key} className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
            {onLodge ? (
              <PlainButton
                onPress={() =>
                  onLodge(
                    family.key,
                    family.people.map(({ id }) => id),
                  )
                }
                className="link rounded-[4px] text-left pointer-coarse:py-2.5"
              >
                {names}
              </PlainButton>
            ) : (
              names
            )}
            <span className="text-sm text-ink-2">
              {[nights && nightsInWords(nights), family.people[0]!.need === 'wanted' && 'sin reservar aún']
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
        )
      })}
      {isFull && (
        <p className="text-sm text-accent-text">
          Son {people.length}, y es para {beds}.
        </p>
      )}
    </li>
  )
}
