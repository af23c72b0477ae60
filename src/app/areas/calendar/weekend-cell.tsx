import type { SaturdayState, Weekend, YearEntry } from '#domain/calendar/planner-year.ts'
import { cx } from '#ui/class-names.ts'
import { PlainButton } from '#ui/plain-button.tsx'
import { shortWeekday, weekendInWords } from './year-words.ts'

/** Names that a cell has room for; more are counted. */
const SHOWN = 2

type WeekendCellProps = { weekend: Weekend; isTabStop: boolean; onOpen: () => void }

/** A Saturday with the names of its weekend; on a phone its number, and a dot for each. */
export function WeekendCell({ weekend, isTabStop, onOpen }: WeekendCellProps) {
  const { saturday, state, entries, closed } = weekend
  const more = entries.length - SHOWN
  return (
    <PlainButton
      onPress={onOpen}
      tabIndex={isTabStop ? 0 : -1}
      data-saturday={saturday}
      aria-label={weekendInWords(weekend)}
      className={cx(CELL, LOOKS[state])}
    >
      <span
        className={cx(
          'num text-center font-serif text-[1.1875rem] leading-none md:w-6.5 md:shrink-0 md:text-left md:text-xl',
          NUMBER_LOOKS[state],
        )}
      >
        {Number(saturday.slice(8))}
      </span>
      <span className="grid min-w-0 flex-1 gap-px max-md:hidden">
        {state === 'closed' && <span className="truncate text-xs">{closed}</span>}
        {entries.slice(0, SHOWN).map((entry, index) => (
          <EntryName
            key={entry.id}
            entry={entry}
            saturday={saturday}
            more={more > 0 && index === SHOWN - 1 ? more : 0}
          />
        ))}
      </span>
      <span className="flex justify-center gap-0.5 empty:hidden md:hidden">
        {entries.slice(0, 3).map(({ id }) => (
          <span key={id} className="size-1.5 rounded-full bg-current opacity-65" />
        ))}
      </span>
    </PlainButton>
  )
}

type EntryNameProps = { entry: YearEntry; saturday: string; more: number }

function EntryName({ entry, saturday, more }: EntryNameProps) {
  return (
    <span className="flex min-w-0 items-baseline gap-1 leading-[1.15]">
      {entry.day !== saturday && (
        <small className="num shrink-0 text-[.75rem] tracking-tight">{shortWeekday(entry.day)}</small>
      )}
      <em
        className={cx(
          'truncate pr-1 font-serif text-[1.0625rem] leading-[1.15]',
          entry.kind === 'held' && 'text-ink-2',
        )}
      >
        {entry.name}
      </em>
      {more > 0 && <span className="num ml-auto shrink-0 text-xs">+{more}</span>}
    </span>
  )
}

const CELL =
  'flex min-h-11 w-full cursor-pointer flex-col justify-center gap-1 rounded-md text-left focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus md:min-h-11.5 md:flex-row md:items-center md:justify-start md:gap-1 md:pr-1 md:pl-2'

const LOOKS: Record<SaturdayState, string> = {
  wedding: 'bg-marcha-bg text-marcha-fg hover:brightness-97',
  held: 'border border-dashed border-control text-ink hover:bg-surface-hover',
  closed:
    'bg-[repeating-linear-gradient(115deg,var(--line)_0_1.5px,transparent_1.5px_7px)] text-ink-2 hover:bg-surface-hover',
  beside: 'shadow-[inset_3px_0_0_var(--st-marcha-bg)] hover:bg-surface-hover',
  free: 'hover:bg-surface-hover',
}

const NUMBER_LOOKS: Record<SaturdayState, string> = {
  wedding: '',
  held: '',
  closed: '',
  beside: 'text-link',
  free: 'text-link',
}
