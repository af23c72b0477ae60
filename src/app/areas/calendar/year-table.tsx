import type { PlannerYear, YearMonth } from '#domain/calendar/planner-year.ts'
import type { IsoDate } from '#domain/time/dates.ts'
import { useYearKeys } from './use-year-keys.ts'
import { WeekendCell } from './weekend-cell.tsx'
import { freeInWords, MONTHS } from './year-words.ts'

type YearTableProps = {
  year: number
  of: PlannerYear
  today: IsoDate
  onOpen: (saturday: IsoDate) => void
  onAdd: (saturday: IsoDate) => void
}

/** One row a month, one cell a Saturday, and the Saturdays that are free. */
export function YearTable({ year, of, today, onOpen, onAdd }: YearTableProps) {
  const keys = useYearKeys(of, today, onAdd)
  return (
    <table
      ref={keys.ref}
      onKeyDown={keys.onKeyDown}
      className="-mx-[3px] w-[calc(100%+6px)] table-fixed border-separate border-spacing-x-[3px] border-spacing-y-0 text-sm"
    >
      <caption className="sr-only">
        Los sábados de {year}. Las flechas mueven, Intro abre el fin de semana y N añade.
      </caption>
      <colgroup>
        <col className="w-10.5 md:w-26.5" />
        <col span={5} />
        <col className="w-6 md:w-17.5" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <th scope="col">Mes</th>
          {['Primer', 'Segundo', 'Tercer', 'Cuarto', 'Quinto'].map((order) => (
            <th key={order} scope="col">
              {order} sábado
            </th>
          ))}
          <th scope="col">Libres</th>
        </tr>
      </thead>
      <tbody>
        {of.months.map((month) => (
          <MonthRow
            key={month.month}
            month={month}
            tabStop={keys.current}
            onOpen={(saturday) => {
              keys.choose(saturday)
              onOpen(saturday)
            }}
          />
        ))}
      </tbody>
    </table>
  )
}

type MonthRowProps = { month: YearMonth; tabStop: IsoDate; onOpen: (saturday: IsoDate) => void }

function MonthRow({ month: { month, weekends, free }, tabStop, onOpen }: MonthRowProps) {
  const name = MONTHS[month - 1]!
  return (
    <tr>
      <th
        scope="row"
        className="border-t border-line text-left font-serif text-[1.0625rem] leading-none font-normal md:text-xl"
      >
        {name.slice(0, 3)}
        <span className="max-md:hidden">{name.slice(3)}</span>
      </th>
      {weekends.map((weekend) => (
        <td key={weekend.saturday} className="h-12 border-t border-line py-0.5 md:h-13 md:py-[3px]">
          <WeekendCell
            weekend={weekend}
            isTabStop={weekend.saturday === tabStop}
            onOpen={() => onOpen(weekend.saturday)}
          />
        </td>
      ))}
      {weekends.length < 5 && <td className="border-t border-line" />}
      <td className="num border-t border-line text-right text-sm font-strong text-link md:text-xs md:font-normal md:text-ink-3">
        <span className="max-md:hidden">{freeInWords(free)}</span>
        <span className="md:hidden">
          {free}
          <span className="sr-only">{free === null ? '' : ' libres'}</span>
        </span>
      </td>
    </tr>
  )
}
