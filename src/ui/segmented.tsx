import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup'
import { cx } from './class-names.ts'

type Segment<Value extends string> = { value: Value; label: string; count?: number }

type SegmentedProps<Value extends string> = {
  /** Names the group: 'Filtrar por RSVP'. */
  label: string
  segments: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** Long words: two stand in a row on every phone, not only on the narrowest. */
  hasLongWords?: boolean
  className?: string
}

/** A filter or an order as a row of choices; where they do not fit side by side, two stand in a row. */
export function Segmented<Value extends string>({
  label,
  segments,
  value,
  onChange,
  hasLongWords = false,
  className,
}: SegmentedProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      value={value}
      onChange={(next) => onChange(next as Value)}
      className={cx('relative max-w-full max-md:@container max-md:w-full', className)}
    >
      <div className="inline-flex min-w-full flex-wrap rounded-[1.4375rem] bg-bg p-[3px] md:min-w-0">
        {segments.map((segment) => (
          <RadioField
            key={segment.value}
            value={segment.value}
            className={cx('flex flex-1', hasLongWords ? '@max-[28rem]:basis-2/5' : '@max-[20rem]:basis-2/5')}
          >
            <RadioButton className={SEGMENT}>
              {segment.label}
              {segment.count !== undefined && (
                <span className="num font-normal text-ink-3">{segment.count}</span>
              )}
            </RadioButton>
          </RadioField>
        ))}
      </div>
    </RadioGroup>
  )
}

const SEGMENT =
  'flex h-8.5 flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-pill px-3.75 text-sm font-medium whitespace-nowrap text-ink-2 transition-[background-color,color] duration-(--t-fast) max-md:h-10 max-md:px-2.5 max-md:text-xs data-hovered:text-ink data-selected:bg-nav-active data-selected:font-strong data-selected:text-ink data-selected:shadow-2 data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus'
