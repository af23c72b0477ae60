import type { WeddingEvent } from '#domain/households/invitation-settings.ts'
import { DatePicker } from '#ui/fields/date-picker.tsx'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import { countPeople } from '../../../shared/households/words.ts'
import type { FamilyActions } from '../family-actions.ts'
import { SavedText } from '../sheet/saved-text.tsx'
import { AddByName } from '../table/add-by-name.tsx'
import { EventGuests, isInvitedTo } from './event-guests.tsx'
import { EventState } from './event-state.tsx'
import { clockText, timeProblem, typedClock } from './typed-clock.ts'

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
  const { id, name, date, startsAt, place, mapUrl } = event
  const shared = (field: string) => ({ row: id, field })
  return (
    <>
      <SavedText
        label="Nombre"
        value={name}
        shared={shared('name')}
        onSave={(typed) => onSave({ name: typed || name })}
      />
      <DatePicker label="Día" value={date} onChange={(chosen) => void onSave({ date: chosen })} />
      <SavedText
        label="Hora"
        value={clockText(startsAt)}
        problemOf={timeProblem}
        shared={shared('startsAt')}
        onSave={(typed) => onSave({ startsAt: typedClock(typed) })}
      />
      <SavedText
        label="Lugar"
        value={place ?? ''}
        shared={shared('place')}
        onSave={(typed) => onSave({ place: typed || null })}
      />
      <SavedText
        label="Enlace al mapa"
        value={mapUrl ?? ''}
        shared={shared('mapUrl')}
        onSave={(typed) => onSave({ mapUrl: typed || null })}
      />
    </>
  )
}
