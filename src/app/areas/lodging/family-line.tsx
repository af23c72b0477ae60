import { inSpanishList } from '#domain/text/spanish-list.ts'
import { Button } from '#ui/button.tsx'
import type { LodgingFamily } from './people-by-family.ts'
import type { HotelRead } from './use-lodging.ts'

type FamilyLineProps = {
  family: LodgingFamily
  hotels: readonly HotelRead[]
  /** Its own word about its nights, from its page. */
  said: string | null
  onLodge: (() => void) | undefined
}

/** A family, its people, and the hotels in which they sleep. */
export function FamilyLine({ family, hotels, said, onLodge }: FamilyLineProps) {
  const ids = new Set(family.people.map(({ blockId }) => blockId))
  const where = hotels
    .filter(({ blocks }) => blocks.some(({ id }) => ids.has(id)))
    .map(({ hotel }) => hotel.name)
  const names = family.people.map(({ name }) => name)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-strong wrap-anywhere text-ink">{family.name}</p>
        <p className="text-sm wrap-anywhere text-ink-2">
          {names.length > 1 || names[0] !== family.name ? inSpanishList(names) : '1 persona'}
          {where.length > 0 && `. ${inSpanishList(where)}`}
        </p>
        {said && <p className="text-sm wrap-anywhere text-ink">{said}</p>}
      </div>
      {onLodge && (
        <Button size="sm" onPress={onLodge} aria-label={`Decir dónde duerme ${family.name}`}>
          Decir dónde
        </Button>
      )}
    </li>
  )
}
