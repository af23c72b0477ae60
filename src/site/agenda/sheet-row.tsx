import Check from 'lucide-react/icons/check'
import { clockWithArticle } from '#domain/time/spanish-clock.ts'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'

/** A line of a vendor's sheet, in the words in which it is read. */
export type SheetLine = {
  id: string
  time: string
  /** The time that the vendor saw before, when it is another one now. */
  formerTime: string | null
  end: string | null
  title: string
  place: string | null
  map: string | null
  notes: string | null
  isFixed: boolean
  isDone: boolean
  isNow: boolean
}

export function SheetRow({ line }: { line: SheetLine }) {
  const { time, formerTime, end, title, place, map, notes, isFixed, isDone, isNow } = line
  return (
    <li className="grid min-h-19 grid-cols-[2.15rem_4.25rem_minmax(0,1fr)] items-center gap-x-1.5 border-b border-line py-2">
      <span
        className={cx(
          'grid size-6.5 place-items-center rounded-pill',
          isDone ? 'bg-si-bg text-si-fg' : 'border-[1.5px] border-control',
        )}
      >
        {isDone && (
          <>
            <Icon of={Check} size="sm" />
            <span className="sr-only">Hecho</span>
          </>
        )}
      </span>
      <p className={cx('serif text-[1.375rem] leading-none tabular-nums', isDone && 'text-ink-3')}>
        {formerTime && (
          <s className="mb-0.5 block font-ui text-xs leading-tight text-ink-3">
            <span className="sr-only">Antes </span>
            {formerTime}
          </s>
        )}
        <time>{time}</time>
      </p>
      <div className="min-w-0">
        <p className="text-[1.0625rem] leading-tight">
          <b className={cx('wrap-anywhere', isDone ? 'font-medium text-ink-2' : 'font-semibold')}>{title}</b>
          {isNow && (
            <span className="ml-2 inline-block rounded-pill bg-marcha-bg px-2 py-1 text-xs leading-none font-strong text-marcha-fg">
              Ahora
            </span>
          )}
        </p>
        <p className="text-sm leading-snug text-ink-3">
          {map && place ? (
            <a href={map} rel="noreferrer" className="underline underline-offset-[.2em] hover:text-ink">
              {place}
            </a>
          ) : (
            place
          )}
          {end && (place ? `, hasta ${clockWithArticle(end)}` : `Hasta ${clockWithArticle(end)}`)}
          {isFixed && (place || end ? '. Hora fija' : 'Hora fija')}
        </p>
        {notes && <p className="mt-0.5 text-sm leading-snug whitespace-pre-line text-ink-2">{notes}</p>}
      </div>
    </li>
  )
}
