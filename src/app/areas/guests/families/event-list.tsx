import { useState } from 'react'
import type { WeddingEvent } from '#domain/invitation-settings.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { AddByName } from './add-by-name.tsx'
import type { Family, HouseholdList } from './families.ts'
import type { FamilyActions } from './family-actions.ts'
import { SavedText } from './saved-text.tsx'
import { clockText, timeProblem, typedClock } from './typed-clock.ts'
import { countPeople } from './words.ts'

type EventListProps = { list: HouseholdList; families: readonly Family[]; actions: FamilyActions }

/** The events beside the wedding: when, where, and how many are invited to each. */
export function EventList({ list, families, actions }: EventListProps) {
  return (
    <fieldset>
      <legend className="text-sm font-strong text-ink-2">Además de la boda</legend>
      <ul>
        {list.events.map((event) => (
          <Event key={event.id} event={event} families={families} actions={actions} />
        ))}
      </ul>
      <AddByName label="Añadir evento" placeholder="Preboda" onAdd={actions.addEvent} />
    </fieldset>
  )
}

type EventProps = { event: WeddingEvent; families: readonly Family[]; actions: FamilyActions }

function Event({ event, families, actions }: EventProps) {
  const [isRemoving, setRemoving] = useState(false)
  const { id, name } = event
  const people = families.flatMap((family) => family.people)
  const invited = people.filter(({ details }) => Object.hasOwn(details?.events ?? {}, id)).length
  const save = (fields: Partial<WeddingEvent>) => actions.updateEvent(id, fields)
  return (
    <li className="border-b border-line py-2">
      <details>
        <summary className="cursor-pointer rounded-[4px] py-1.5 text-sm text-ink-3">
          <span className="font-strong text-ink">{name}</span> {countPeople(invited)} con invitación
        </summary>
        <div className="grid gap-4 pt-2 pb-3">
          <SavedText label="Nombre" value={name} onSave={(typed) => save({ name: typed || name })} />
          <DatePicker label="Día" value={event.date} onChange={(date) => void save({ date })} />
          <SavedText
            label="Hora"
            value={clockText(event.startsAt)}
            problemOf={timeProblem}
            onSave={(typed) => save({ startsAt: typedClock(typed) })}
          />
          <SavedText
            label="Lugar"
            value={event.place ?? ''}
            onSave={(typed) => save({ place: typed || null })}
          />
          <SavedText
            label="Enlace al mapa"
            type="url"
            value={event.mapUrl ?? ''}
            onSave={(typed) => save({ mapUrl: typed || null })}
          />
          <div className="flex flex-wrap items-center gap-2">
            <Button
              size="sm"
              isDisabled={invited === people.length}
              onPress={() =>
                void actions.inviteToEvent(
                  id,
                  people.map(({ guest }) => guest.id),
                  true,
                )
              }
            >
              Invitar a todos
            </Button>
            <Button size="sm" variant="danger" onPress={() => setRemoving(true)}>
              Eliminar
            </Button>
          </div>
        </div>
      </details>
      <ConfirmDialog
        title={`¿Eliminar ${name}?`}
        description="Se va de las invitaciones con lo que ya se haya respondido."
        confirmLabel="Eliminar"
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        onConfirm={() => {
          setRemoving(false)
          void actions.removeEvent(id)
        }}
      />
    </li>
  )
}
