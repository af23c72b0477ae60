import { Link } from '@tanstack/react-router'
import { type Weekend, weddingsOnOneDay, type YearEntry } from '#domain/calendar/planner-year.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { shiftDay } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/opening/dialog.tsx'
import { useCalendarWeddings } from '../../shared/calendar/use-calendar-weddings.ts'
import { useBusiness } from '../../shared/session/use-business.ts'
import { dateInWords, weekdayInWords } from '../../shared/words/spanish-dates.ts'

type WeekendDialogProps = {
  weekend: Weekend
  /** The last day of the hold of a request. */
  heldUntil: (requestId: string) => string | undefined
  onCloseDays: (firstDay: string, lastDay: string) => void
  onAdd: (day: string) => void
  onWeek: (day: string) => void
  onClose: () => void
}

/** All that a weekend has, with what leads to it. */
export function WeekendDialog(props: WeekendDialogProps) {
  const { weekend, heldUntil, onCloseDays, onAdd, onWeek, onClose } = props
  const { saturday, entries, closed } = weekend
  const double = weddingsOnOneDay(entries)
  return (
    <Dialog
      title={`Fin de semana del ${dateInWords(saturday).replace(/ de \d+$/, '')}`}
      description={closed === null ? undefined : `Cerrado: ${closed}.`}
      isOpen
      onOpenChange={(opens) => !opens && onClose()}
      actions={
        <>
          {closed === null && (
            <Button variant="quiet" onPress={() => onCloseDays(saturday, shiftDay(saturday, 1))}>
              Cerrar estos días
            </Button>
          )}
          <Button
            onPress={() => {
              onClose()
              onWeek(saturday)
            }}
          >
            Ver la semana
          </Button>
          <Button
            onPress={() => {
              onClose()
              onAdd(saturday)
            }}
          >
            Añadir cita
          </Button>
        </>
      }
    >
      {double > 1 && (
        <p className="mb-2 text-sm font-strong text-danger">Tienes {double} bodas el mismo día.</p>
      )}
      {entries.length === 0 ? (
        <p className="text-ink-3">No hay ninguna boda ni fecha guardada.</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} until={heldUntil(entry.id)} />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

function Entry({ entry, until }: { entry: YearEntry; until: string | undefined }) {
  const { id: planner } = useBusiness()
  const wedding = useCalendarWeddings().find(({ id }) => id === entry.id)
  const { kind, id, name, day } = entry
  const look = 'link font-serif text-xl italic wrap-anywhere'
  return (
    <li className="border-b border-line py-3 last:border-0">
      <p className="text-sm text-ink-2">
        {kind === 'wedding' ? 'Boda' : 'Guardada'} el {weekdayInWords(day)}
        {until && `, hasta el ${dateInWords(until)}`}
      </p>
      {kind === 'wedding' && !wedding?.isOpen ? (
        <span className="font-serif text-xl italic wrap-anywhere">{name}</span>
      ) : kind === 'wedding' ? (
        <Link to="/app/couple/$wid" params={{ wid: id }} className={look}>
          {name}
        </Link>
      ) : (
        <Link
          to="/app/planner/$pid/requests"
          params={{ pid: planner }}
          search={{ solicitud: id }}
          className={look}
        >
          {name}
        </Link>
      )}
      {wedding && wedding.leads.length > 0 && (
        <p className="text-sm text-ink-2">La lleva {inSpanishList(wedding.leads)}</p>
      )}
    </li>
  )
}
