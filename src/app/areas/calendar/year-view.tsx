import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useMemo, useState } from 'react'
import type { PlannerCalendar } from '#contract/calendar.ts'
import { plannerYear } from '#domain/calendar/planner-year.ts'
import { FIRST_YEAR, type IsoDate, LAST_YEAR } from '#domain/time/dates.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { useOpenedPart } from '#ui/opening/use-opened-part.ts'
import { useCalendarWeddings } from '../../shared/calendar/use-calendar-weddings.ts'
import { calendarDialogs } from './loaded-calendar.ts'
import { YearLegend } from './year-legend.tsx'
import { YearTable } from './year-table.tsx'
import { yearCounts } from './year-words.ts'

type YearViewProps = {
  year: number
  onYear: (year: number) => void
  calendar: PlannerCalendar
  today: IsoDate
  onAdd: (day: IsoDate) => void
  onWeek: (day: IsoDate) => void
}

type Opened =
  | { dialog: 'weekend'; saturday: IsoDate }
  | { dialog: 'closures'; days: { firstDay: IsoDate; lastDay: IsoDate } | null }

/** 'Año': all weddings, held and closed days of a year in one picture. */
export function YearView({ year, onYear, calendar, today, onAdd, onWeek }: YearViewProps) {
  const weddings = useCalendarWeddings()
  const shown = useMemo(
    () =>
      plannerYear(year, {
        weddings,
        holds: calendar.holds,
        closures: calendar.closures,
        today,
      }),
    [year, weddings, calendar, today],
  )
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const dialogs = useOpenedPart(calendarDialogs, opened !== null, close)
  const weekend =
    opened?.dialog === 'weekend' &&
    shown.months.flatMap(({ weekends }) => weekends).find(({ saturday }) => saturday === opened.saturday)
  return (
    <>
      <div className="mt-4.5 mb-3.5 flex flex-wrap items-center gap-x-1.5 gap-y-2">
        <YearSteps year={year} onYear={onYear} />
        <p className="text-ui text-ink-2 max-md:order-1 max-md:w-full max-md:text-sm md:ml-4">
          {yearCounts(shown).map(({ count, word }, index) => (
            <span key={word}>
              {index > 0 && ', '}
              <b className="num font-semibold text-ink">{count}</b> {word}
            </span>
          ))}
        </p>
        <div className="ml-auto max-md:order-2 max-md:ml-0 max-md:w-full">
          <YearLegend />
        </div>
        <Button
          size="sm"
          className="max-md:ml-auto md:ml-3"
          onPress={() => setOpened({ dialog: 'closures', days: null })}
        >
          Cerrar días
        </Button>
      </div>
      <YearTable
        year={year}
        of={shown}
        today={today}
        onOpen={(saturday) => setOpened({ dialog: 'weekend', saturday })}
        onAdd={onAdd}
      />
      {dialogs && weekend && (
        <dialogs.WeekendDialog
          weekend={weekend}
          heldUntil={(requestId) => calendar.holds.find(({ id }) => id === requestId)?.heldUntil}
          onCloseDays={(firstDay, lastDay) => setOpened({ dialog: 'closures', days: { firstDay, lastDay } })}
          onAdd={onAdd}
          onWeek={onWeek}
          onClose={close}
        />
      )}
      {dialogs && opened?.dialog === 'closures' && (
        <dialogs.ClosuresDialog closures={calendar.closures} days={opened.days} onClose={close} />
      )}
    </>
  )
}

function YearSteps({ year, onYear }: { year: number; onYear: (year: number) => void }) {
  return (
    <>
      <IconButton
        icon={ChevronLeft}
        label="Año anterior"
        isDisabled={year <= FIRST_YEAR}
        onPress={() => onYear(year - 1)}
        className="-ml-2"
      />
      <h2 className="num px-1 text-2xl leading-none md:text-[1.75rem]">{year}</h2>
      <IconButton
        icon={ChevronRight}
        label="Año siguiente"
        isDisabled={year >= LAST_YEAR}
        onPress={() => onYear(year + 1)}
      />
    </>
  )
}
