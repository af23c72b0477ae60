import { useMemo } from 'react'
import { freeSeats, type SeatingPerson } from '#domain/seating/seating.ts'
import { unseatedFamilies } from '#domain/seating/unseated-families.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import type { Room } from './room.ts'
import { freeInWords, theTable } from './table-words.ts'

type FillDialogProps = { room: Room; tableId: string; onClose: () => void }

/** 'Sentar' at a table: those without a seat, by family; it stays open while the table has room and guests wait. */
export function FillDialog({ room, tableId, onClose }: FillDialogProps) {
  const { tables, people } = room.plan
  const families = useMemo(() => unseatedFamilies(people), [people])
  const table = tables.find(({ id }) => id === tableId)
  if (!table) return null
  const free = freeSeats(table, people)
  const sit = (chosen: readonly SeatingPerson[]) => {
    room.onSeatAt(chosen, table)
    if (free === chosen.length) onClose()
  }
  return (
    <Dialog
      title={`Sentar en ${theTable(table)}`}
      description={`En esta mesa ${freeInWords(free)}.`}
      isOpen
      onOpenChange={(opens) => !opens && onClose()}
    >
      {families.length === 0 && <p className="text-ink-2">Todo el mundo tiene sitio.</p>}
      {families.map((family) => (
        <section key={family.key} aria-label={family.name} className="mb-4">
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
                onPress={() => sit(family.people)}
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
                    onPress={() => sit([person])}
                  >
                    Sentar
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}
