import { useState } from 'react'
import type { WeddingEvent } from '#domain/invitation-settings.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { DatePicker } from '#ui/date-picker.tsx'
import { AddByName } from './add-by-name.tsx'
import { EventGuests, isInvitedTo } from './event-guests.tsx'
import type { Family, HouseholdList } from './families.ts'
import type { FamilyActions } from './family-actions.ts'
import { SavedText } from './saved-text.tsx'
import { clockText, timeProblem, typedClock } from './typed-clock.ts'
import { countPeople } from './words.ts'

type EventListProps = { list: HouseholdList; families: readonly Family[]; actions: FamilyActions }

/** The events beside the wedding: when, where, who is invited to each, and whether guests see it. */
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
  const { id, name, isPublished } = event
  const people = families.flatMap((family) => family.people)
  const invited = people.filter((person) => isInvitedTo(event, person)).length
  return (
    <li className="border-b border-line py-2">
      <details>
        <summary className="cursor-pointer rounded-[4px] py-1.5 text-sm text-ink-3">
          <span className="font-strong text-ink">{name}</span>{' '}
          {isPublished ? `${countPeople(invited)} con invitación` : `Borrador, ${countPeople(invited)}`}
        </summary>
        <div className="grid gap-4 pt-2 pb-3">
          <EventFields event={event} onSave={(fields) => actions.updateEvent(id, fields)} />
          <EventGuests event={event} families={families} actions={actions} />
          <EventState event={event} invited={invited} actions={actions} />
        </div>
      </details>
    </li>
  )
}

type EventFieldsProps = { event: WeddingEvent; onSave: (fields: Partial<WeddingEvent>) => Promise<unknown> }

function EventFields({ event, onSave }: EventFieldsProps) {
  const { name, date, startsAt, place, mapUrl } = event
  return (
    <>
      <SavedText label="Nombre" value={name} onSave={(typed) => onSave({ name: typed || name })} />
      <DatePicker label="Día" value={date} onChange={(chosen) => void onSave({ date: chosen })} />
      <SavedText
        label="Hora"
        value={clockText(startsAt)}
        problemOf={timeProblem}
        onSave={(typed) => onSave({ startsAt: typedClock(typed) })}
      />
      <SavedText label="Lugar" value={place ?? ''} onSave={(typed) => onSave({ place: typed || null })} />
      <SavedText
        label="Enlace al mapa"
        type="url"
        value={mapUrl ?? ''}
        onSave={(typed) => onSave({ mapUrl: typed || null })}
      />
    </>
  )
}

type EventStateProps = { event: WeddingEvent; invited: number; actions: FamilyActions }

/** Whether guests see it: a draft is published once it is chosen who is invited. */
function EventState({ event, invited, actions }: EventStateProps) {
  const [isRemoving, setRemoving] = useState(false)
  const { id, name, isPublished } = event
  return (
    <div className="grid gap-2">
      {!isPublished && (
        <p className="text-sm text-ink-2">
          {invited === 0
            ? 'Es un borrador: nadie lo ve. Elige a quién invitáis y publícalo.'
            : `Es un borrador: ${countPeople(invited)} lo ${invited === 1 ? 'verá' : 'verán'} en su invitación cuando lo publiques.`}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        {isPublished ? (
          <Button size="sm" onPress={() => void actions.publishEvent(event, false)}>
            Volver a borrador
          </Button>
        ) : (
          <Button
            size="sm"
            variant="primary"
            isDisabled={invited === 0}
            onPress={() => void actions.publishEvent(event, true)}
          >
            Publicar {name}
          </Button>
        )}
        <Button size="sm" variant="danger" onPress={() => setRemoving(true)}>
          Eliminar
        </Button>
      </div>
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
    </div>
  )
}
