import type { ReactNode } from 'react'
import type { IsoDate } from '#domain/time/dates.ts'
import { cx } from '#ui/class-names.ts'
import { HomeSection } from './home-section.tsx'

/** A thing to do: its day in two lines, or its place in the order; what and why; and a way to do it. */
export type NextThing = {
  id: string
  mark: { figure: string; below?: string }
  title: string
  line: string | null
  /** A button, a link or a check. */
  act: ReactNode
}

/** A thing that is due on a day. */
export type DatedThing = NextThing & { day: IsoDate }

type HomeNextProps = {
  /** Of its heading. */
  id?: string
  title?: string
  things: readonly NextThing[]
  /** The way to all of them. */
  aside?: ReactNode
  /** A line below them. */
  children?: ReactNode
}

/** A time is wider than a day and stays in one line. */
const TIMES = 'grid-cols-[4.6rem_minmax(0,1fr)_auto] max-[18rem]:grid-cols-1'

/** 'Lo siguiente': the next things to do, in the order in which they are due. */
export function HomeNext({
  id: headingId = 'siguiente',
  title = 'Lo siguiente',
  things,
  aside,
  children,
}: HomeNextProps) {
  const haveTimes = things.some(({ mark }) => mark.figure.includes(':'))
  return (
    <HomeSection id={headingId} title={title} aside={aside}>
      <ol>
        {things.map(({ id, mark, title: name, line, act }) => (
          <li
            key={id}
            data-row={id}
            className={cx(
              'grid min-h-18 items-center gap-x-2 border-b border-line py-2.5',
              haveTimes
                ? TIMES
                : 'grid-cols-[3.4rem_minmax(0,1fr)_auto] max-md:grid-cols-[3rem_minmax(0,1fr)_auto] max-[18rem]:grid-cols-1',
            )}
          >
            <span className="serif text-[1.75rem] leading-none tracking-[-.01em] whitespace-nowrap">
              {mark.figure}
              {mark.below && <small className="block font-sans text-xs text-ink-3">{mark.below}</small>}
            </span>
            <div className="min-w-0">
              <b className="line-clamp-2 text-[1.0625rem] leading-[1.3] font-strong wrap-anywhere">{name}</b>
              {line && <p className="line-clamp-2 text-sm text-ink-2 wrap-anywhere">{line}</p>}
            </div>
            {act}
          </li>
        ))}
      </ol>
      {children && <div className="py-3 text-sm text-ink-3">{children}</div>}
    </HomeSection>
  )
}
