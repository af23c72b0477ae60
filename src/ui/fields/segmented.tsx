import { cx } from '../class-names.ts'
import { Radio, RadioGroup } from './radio-group.tsx'

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
      label={label}
      value={value}
      onChange={onChange}
      isHorizontal
      className={cx('relative max-w-full max-md:@container max-md:w-full', className)}
    >
      <div className="inline-flex max-w-full min-w-full flex-wrap rounded-[1.4375rem] bg-bg p-[3px] md:min-w-0">
        {segments.map((segment) => (
          <div
            key={segment.value}
            className={cx('flex flex-1', hasLongWords ? '@max-[28rem]:basis-2/5' : '@max-[20rem]:basis-2/5')}
          >
            <Radio value={segment.value} className={SEGMENT}>
              <span className="max-w-60 truncate">{segment.label}</span>
              {segment.count !== undefined && (
                <span className="num font-normal text-ink-3">{segment.count}</span>
              )}
            </Radio>
          </div>
        ))}
      </div>
    </RadioGroup>
  )
}

const SEGMENT =
  'flex h-8.5 flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-pill px-3.75 text-sm font-medium whitespace-nowrap text-ink-2 transition-[background-color,color] duration-(--t-fast) max-md:h-10 max-md:px-2.5 max-md:text-xs hover:text-ink has-checked:bg-nav-active has-checked:font-strong has-checked:text-ink has-checked:shadow-2 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-focus'
