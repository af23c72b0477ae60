import CalendarPlus from 'lucide-react/icons/calendar-plus-2'
import Plus from 'lucide-react/icons/plus'
import { useDeferredValue, useState } from 'react'
import type { Appointment } from '#contract/appointments.ts'
import { mondayOf } from '#domain/calendar/planner-week.ts'
import { dayInMadrid, type IsoDate } from '#domain/time/dates.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { useBusiness } from '../../shared/session/use-business.ts'
import { Page, PageHeader } from '../../shell/page.tsx'
import { calendarDialogs } from './loaded-calendar.ts'
import { WeekView } from './week/week-view.tsx'
import { Year } from './year.tsx'

type CalendarView = 'year' | 'week'

type CalendarPageProps = {
  view: CalendarView
  onView: (view: CalendarView) => void
  /** The year of the address; the present one otherwise. */
  year: number | undefined
  onYear: (year: number) => void
  /** A day of the week of the address; today otherwise. */
  day: IsoDate | undefined
  onDay: (day: IsoDate) => void
}

type Opened = { appointment: Appointment | null; day: IsoDate } | 'subscription'

/** 'Calendario' of a planner. */
export function CalendarPage({ view, onView, year, onYear, day, onDay }: CalendarPageProps) {
  const today = dayInMadrid(useNow())
  const { place, mayEdit } = useBusiness()
  // The press is answered before the other picture is drawn.
  const drawn = useDeferredValue(view)
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const dialogs = useOpenedPart(calendarDialogs, opened !== null, close)
  const add = (on: IsoDate) => setOpened({ appointment: null, day: on })
  return (
    <Page>
      <PageHeader
        title="Calendario"
        actions={
          <>
            <Segmented
              label="Vista"
              segments={VIEWS}
              value={view}
              onChange={onView}
              className="max-md:basis-full!"
            />
            {!place && (
              <Button icon={CalendarPlus} onPress={() => setOpened('subscription')}>
                Llevar a mi móvil
              </Button>
            )}
            {mayEdit('calendar') && (
              <Button
                variant="primary"
                icon={Plus}
                onPress={() => add(view === 'week' && day !== undefined && day > today ? day : today)}
              >
                Añadir cita
              </Button>
            )}
          </>
        }
      />
      {drawn === 'week' ? (
        <WeekView
          monday={mondayOf(day ?? today)}
          today={today}
          onMonday={onDay}
          onOpen={(appointment) => setOpened({ appointment, day: appointment.day })}
        />
      ) : (
        <Year
          year={year ?? Number(today.slice(0, 4))}
          today={today}
          onYear={onYear}
          onAdd={add}
          onWeek={onDay}
        />
      )}
      {dialogs && opened === 'subscription' && <dialogs.SubscriptionDialog onClose={close} />}
      {dialogs && opened && opened !== 'subscription' && (
        <dialogs.AppointmentDialog {...opened} onClose={close} />
      )}
    </Page>
  )
}

const VIEWS: { value: CalendarView; label: string }[] = [
  { value: 'year', label: 'Año' },
  { value: 'week', label: 'Semana' },
]
