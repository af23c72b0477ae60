import { type CalendarDate, parseDate } from '@internationalized/date'
import CalendarDays from 'lucide-react/icons/calendar-days'
import X from 'lucide-react/icons/x'
import { Button } from 'react-aria-components/Button'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { Popover } from 'react-aria-components/Popover'
import { type IsoDate, isIsoDate } from '#domain/dates.ts'
import { IconButton } from './button.tsx'
import { MonthCalendar } from './calendar.tsx'
import { cx } from './class-names.ts'
import { controlClass, type FieldSize } from './field-class.ts'
import { FieldLabel, FieldNotes, type FieldWords, fieldClass } from './field-parts.tsx'
import { Icon } from './icon.tsx'
import { popoverSurface } from './popover-surface.ts'

type DatePickerProps = FieldWords & {
  value: IsoDate | null
  /** A whole date or `null`; while only part of it is typed nothing is called. */
  onChange: (date: IsoDate | null) => void
  min?: IsoDate
  size?: FieldSize
  isDisabled?: boolean
  className?: string
}

/** A day typed as dd/mm/aaaa or picked from a calendar; the cross takes it away. */
export function DatePicker({ value, onChange, min, size, isDisabled, className, ...words }: DatePickerProps) {
  return (
    <AriaDatePicker<CalendarDate>
      value={toCalendarDate(value)}
      onChange={(date) => onChange(date?.toString() ?? null)}
      minValue={min ? toCalendarDate(min) : undefined}
      shouldForceLeadingZeros
      isDisabled={isDisabled}
      isInvalid={words.error ? true : undefined}
      validationBehavior="aria"
      className={cx(fieldClass, className)}
    >
      <FieldLabel {...words} />
      <Group className={cx(controlClass({ size }), BOX)}>
        <DateInput className="num flex min-w-0 flex-1">
          {(segment) => <DateSegment segment={segment} className={SEGMENT} />}
        </DateInput>
        {value !== null && !isDisabled && (
          <IconButton
            slot={null}
            icon={X}
            iconSize="sm"
            label="Quitar la fecha"
            onPress={() => onChange(null)}
          />
        )}
        <Button
          className="grid size-8.5 place-items-center rounded-pill text-ink-3 hover:bg-surface-hover hover:text-ink pointer-coarse:size-11"
          aria-label="Abrir el calendario"
        >
          <Icon of={CalendarDays} />
        </Button>
      </Group>
      <FieldNotes {...words} />
      <Popover className={cx(popoverSurface, 'p-3')}>
        <Dialog className="outline-none">
          <MonthCalendar />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}

function toCalendarDate(date: IsoDate | null): CalendarDate | null {
  return date !== null && isIsoDate(date) ? parseDate(date) : null
}

const BOX =
  'flex items-center gap-0.5 pr-1! data-focus-within:outline-2 data-focus-within:outline-offset-2 data-focus-within:outline-focus'

const SEGMENT =
  'rounded-[4px] px-0.5 outline-none data-placeholder:text-ink-3 data-focused:bg-primary data-focused:text-on-primary data-[type=literal]:px-0 data-[type=literal]:text-ink-3'
