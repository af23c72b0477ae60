import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Heading } from 'react-aria-components/Heading'
import { Icon, type IconGlyph } from '../icon.tsx'

/** One month, weeks from Monday; it takes its value from the DatePicker around it. */
export function MonthCalendar() {
  return (
    <Calendar firstDayOfWeek="mon">
      <header className="mb-2 flex items-center justify-between gap-2">
        <Turn slot="previous" icon={ChevronLeft} />
        <Heading className="text-d4 first-letter:uppercase" />
        <Turn slot="next" icon={ChevronRight} />
      </header>
      <CalendarGrid className="border-separate border-spacing-0.5">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="h-7 text-xs font-medium text-ink-3">{day}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={DAY} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

function Turn({ slot, icon }: { slot: 'previous' | 'next'; icon: IconGlyph }) {
  return (
    <Button
      slot={slot}
      className="grid size-9 place-items-center rounded-pill text-ink-2 hover:bg-surface-hover disabled:opacity-40 pointer-coarse:size-11"
    >
      <Icon of={icon} />
    </Button>
  )
}

const DAY =
  'num grid size-9 cursor-pointer place-items-center rounded-pill text-sm data-outside-month:hidden data-hovered:bg-surface-hover data-today:font-semibold data-today:text-link data-selected:bg-primary data-selected:text-on-primary data-disabled:cursor-default data-disabled:text-ink-3 data-disabled:opacity-50 data-unavailable:line-through pointer-coarse:size-10'
