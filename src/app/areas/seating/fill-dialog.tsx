import { useDeferredValue, useMemo, useState } from 'react'
import { freeSeats, type SeatingPerson } from '#domain/seating/seating.ts'
import { familiesWith, type UnseatedFamily, unseatedFamilies } from '#domain/seating/unseated-families.ts'
import { Button } from '#ui/button.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import type { Room } from './room.ts'
import { freeInWords, theTable } from './table-words.ts'

type FillDialogProps = { room: Room; tableId: string; chair: number | undefined; onClose: () => void }

/** Families that are offered at once; the others are found by a name. */
const OFFERED = 40

/** 'Sentar' at a table: those without a seat, by family; it stays open while the table has room and guests wait. */
export function FillDialog({ room, tableId, chair, onClose }: FillDialogProps) {
  const { tables, people } = room.plan
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed)
  const all = useMemo(() => unseatedFamilies(people), [people])
  const found = useMemo(() => familiesWith(all, wanted), [all, wanted])
  const families = found.slice(0, OFFERED)
  const table = tables.find(({ id }) => id === tableId)
  if (!table) return null
  const free = freeSeats(table, people)
  const sit = (chosen: readonly SeatingPerson[]) => {
    room.onSeatAt(chosen, table, chair)
    if (chair || free === chosen.length) onClose()
  }
  return (
    <Dialog
      title={`Sentar en ${theTable(table)}${chair ? `, silla ${chair}` : ''}`}
      description={`En esta mesa ${freeInWords(free)}.`}
      isOpen
      onOpenChange={(opens) => !opens && onClose()}
    >
      {all.length > OFFERED && (
        <SearchField
          label="Buscar a quien falta"
          placeholder="Buscar a quien falta"
          value={typed}
          onChange={setTyped}
          className="mb-4"
        />
      )}
      {families.length === 0 && (
        <p className="text-ink-2">
          {all.length === 0 ? 'Todo el mundo tiene sitio.' : 'Nadie sin sentar se llama así.'}
        </p>
      )}
      {families.map((family) => (
        <WaitingFamily key={family.key} family={family} free={free} onSit={sit} />
      ))}
      {found.length > OFFERED && (
        <p className="text-sm text-ink-2">Y {found.length - OFFERED} familias más: búscalas por su nombre.</p>
      )}
    </Dialog>
  )
}

type WaitingFamilyProps = {
  family: UnseatedFamily
  free: number
  onSit: (people: readonly SeatingPerson[]) => void
}

/** A family that waits: all of it is seated at once where it fits, or one by one. */
function WaitingFamily({ family, free, onSit }: WaitingFamilyProps) {
  return (
    <section aria-label={family.name} className="mb-4">
      <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line-strong">
        <h3
          dir="auto"
          className="min-w-0 truncate font-sans text-sm tracking-normal text-ink-2"
          title={family.name}
        >
          {family.name}
        </h3>
        {family.people.length > 1 && family.people.length <= free && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`Sentar a ${family.name}: ${family.people.length} personas`}
            onPress={() => onSit(family.people)}
          >
            Sentar {family.people.length}
          </Button>
        )}
      </div>
      <ul>
        {family.people.map((person) => (
          <li
            key={person.id}
            className="flex min-h-12 items-center justify-between gap-3 border-b border-line"
          >
            <span dir="auto" className="min-w-0 truncate" title={person.name}>
              {person.name}
            </span>
            {free > 0 && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Sentar a ${person.name}`}
                onPress={() => onSit([person])}
              >
                Sentar
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
