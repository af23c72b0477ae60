import { type CalendarDate, parseDate } from '@internationalized/date'
import CalendarDays from 'lucide-react/icons/calendar-days'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { DateInput, DateSegment } from 'react-aria-components/DateField'
import { DatePicker as AriaDatePicker } from 'react-aria-components/DatePicker'
import { Dialog } from 'react-aria-components/Dialog'
import { FieldError } from 'react-aria-components/FieldError'
import { Group } from 'react-aria-components/Group'
import { Label } from 'react-aria-components/Label'
import { Popover } from 'react-aria-components/Popover'
import { Text } from 'react-aria-components/Text'
import { type IsoDate, isIsoDate } from '#domain/time/dates.ts'
import { IconButton } from '../button.tsx'
import { cx } from '../class-names.ts'
import { dateProblemIn, noteImpossibleDay } from '../fields/date-problem.ts'
import { controlClass, descriptionClass, type FieldSize, labelClass } from '../fields/field-class.ts'
import { type FieldWords, fieldClass, Problem } from '../fields/field-parts.tsx'
import { Icon } from '../icon.tsx'
import { popoverSurface } from '../opening/popover-surface.ts'
import { MonthCalendar } from './calendar.tsx'
import { OverlayFrame } from './overlay-frame.tsx'

export type DatePickerProps = FieldWords & {
  value: IsoDate | null
  /** A whole date or `null`; while only part of it is typed nothing is called. */
  onChange: (date: IsoDate | null) => void
  size?: FieldSize
  isDisabled?: boolean
  className?: string
}

export function DateField({ value, onChange, size, isDisabled, className, ...words }: DatePickerProps) {
  const box = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useTypedDate(value)
  const [unfinished, setUnfinished] = useState<string | null>(null)
  const [fieldKey, setFieldKey] = useState(0)
  const error = words.error ?? unfinished

  const change = (date: CalendarDate | null) => {
    setTyped(date)
    setUnfinished(null)
    // A year that is still being typed is a date of the first century: not yet what is meant.
    if (date === null || isIsoDate(date.toString())) onChange(date?.toString() ?? null)
  }
  const clear = () => {
    change(null)
    setFieldKey((key) => key + 1)
  }
  return (
    <OverlayFrame>
      <AriaDatePicker<CalendarDate>
        value={typed}
        onChange={change}
        onKeyUp={({ key }) => key !== 'Tab' && box.current && noteImpossibleDay(box.current)}
        onBlur={() => setUnfinished(box.current && dateProblemIn(box.current))}
        shouldForceLeadingZeros
        isDisabled={isDisabled}
        isInvalid={error ? true : undefined}
        validationBehavior="aria"
        className={cx(fieldClass, className)}
      >
        <Label className={words.hideLabel ? 'sr-only' : labelClass}>{words.label}</Label>
        <Group ref={box} className={cx(controlClass({ size }), BOX)}>
          <DateInput key={fieldKey} className="num flex min-w-0 flex-1">
            {(segment) => <DateSegment segment={segment} className={SEGMENT} />}
          </DateInput>
          {(typed !== null || unfinished) && !isDisabled && (
            <IconButton icon={X} iconSize="sm" label="Quitar la fecha" onPress={clear} />
          )}
          <Button
            className="grid size-8.5 place-items-center rounded-pill text-ink-3 hover:bg-surface-hover hover:text-ink pointer-coarse:size-11"
            aria-label="Abrir el calendario"
          >
            <Icon of={CalendarDays} />
          </Button>
        </Group>
        {words.description && (
          <Text slot="description" className={descriptionClass}>
            {words.description}
          </Text>
        )}
        {error && (
          <div role="alert">
            <FieldError>
              <Problem sentence={error} />
            </FieldError>
          </div>
        )}
        <Popover className={cx(popoverSurface, 'p-3')}>
          <Dialog className="outline-none">
            <MonthCalendar />
          </Dialog>
        </Popover>
      </AriaDatePicker>
    </OverlayFrame>
  )
}

/** The field shows the given date until something else is typed. */
function useTypedDate(value: IsoDate | null) {
  const [typed, setTyped] = useState(() => toCalendarDate(value))
  const [given, setGiven] = useState(value)
  if (given !== value) {
    setGiven(value)
    setTyped(toCalendarDate(value))
  }
  return [typed, setTyped] as const
}

function toCalendarDate(date: IsoDate | null): CalendarDate | null {
  return date !== null && isIsoDate(date) ? parseDate(date) : null
}

const BOX =
  'flex items-center gap-0.5 pr-1! data-focus-within:outline-2 data-focus-within:outline-offset-2 data-focus-within:outline-focus'

const SEGMENT =
  'rounded-[4px] px-0.5 outline-none not-data-focused:data-placeholder:text-ink-3 data-focused:bg-primary data-focused:text-on-primary data-[type=literal]:px-0 data-[type=literal]:text-ink-3'
