import type { ReactNode } from 'react'
import type { CateringNaming } from '#domain/catering/catering.ts'
import { inSpanishList } from '#domain/text/spanish-list.ts'
import { cx } from '../class-names.ts'
import { namingNote, needName } from './catering-words.ts'
import { CountTable } from './count-table.tsx'
import { HighChairs } from './high-chairs.tsx'
import { MayCome } from './may-come.tsx'
import { MenusByTable } from './menus-by-table.tsx'
import { NeedsTable } from './needs-table.tsx'
import type { PaperSheet } from './paper-sheet.ts'
import { SheetChanges } from './sheet-changes.tsx'
import { mainSeating } from './table-names.ts'
import { WithoutTable } from './without-table.tsx'

type CateringHeaderProps = {
  weddingName: string
  /** `sábado, 10 de abril de 2027`. */
  date: string | null
  /** The place and the time of its beginning. */
  place: string | null
  /** `Versión 3` with when it was sent, or that it is as of now. */
  version: { title: string; line: string }
}

/** The head of the sheet: whose wedding it is, when and where, and of when the numbers are. */
export function CateringHeader({ weddingName, date, place, version }: CateringHeaderProps) {
  return (
    <header className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 text-sm text-ink-2">
      <div className="min-w-0 wrap-anywhere">
        <h1 className="text-[2.75rem] leading-none text-ink">Catering</h1>
        <p className="mt-2.5 text-ui">
          <em className="serif text-[1.25rem] text-ink">{weddingName}</em>
          {date && `, ${date}`}
        </p>
        {place && <p className="text-ui">{place}</p>}
      </div>
      <p className="md:ml-auto md:text-right print:ml-auto print:text-right">
        <b className="block font-semibold text-ink">{version.title}</b>
        {version.line}
      </p>
    </header>
  )
}

/** More than fit side by side on a phone. */
const MANY_EVENTS = 3

type CateringPaperProps = {
  naming: CateringNaming
  sheet: PaperSheet
  /** Leads to the tables, for those who seat the guests. */
  seatingLink?: ReactNode
}

/** The sheet for the kitchen, on screen and on A4: numbers, what has changed, allergies and high chairs. */
export function CateringPaper({ naming, sheet, seatingLink }: CateringPaperProps) {
  const { events, menus, changes } = sheet
  return (
    <>
      <WithoutTable sheet={sheet} link={seatingLink} />
      <div
        className={cx(
          'grid gap-x-11 gap-y-8',
          changes && 'md:grid-cols-[minmax(0,1fr)_14rem] print:grid-cols-[minmax(0,1fr)_14rem]',
        )}
      >
        <section
          aria-label="Cubiertos"
          // Many events scroll sideways, which the keyboard does from here.
          tabIndex={events.length > MANY_EVENTS ? 0 : undefined}
          className={cx('min-w-0', events.length > MANY_EVENTS && 'scroll-row')}
        >
          <CountTable events={events} menus={menus} />
          <MayCome events={events} />
          <Pending sheet={sheet} />
        </section>
        {changes && <SheetChanges sheet={sheet} />}
      </div>
      <section aria-labelledby="alergias" className="mt-10">
        <h2 id="alergias" className="text-2xl">
          {mainSeating(sheet) ? 'Alergias, por mesa' : 'Alergias'}
        </h2>
        <Totals sheet={sheet} />
        <NeedsTable sheet={sheet} />
      </section>
      <HighChairs sheet={sheet} />
      <MenusByTable sheet={sheet} />
      <footer className="mt-10 text-sm text-ink-2">{namingNote(naming)}</footer>
    </>
  )
}

/** How many have not said: the numbers may still grow by them. */
function Pending({ sheet: { events } }: { sheet: PaperSheet }) {
  const open = events.filter(({ pending }) => pending > 0)
  if (open.length === 0) return null
  return (
    <p className="mt-3 text-sm text-ink-2">
      Faltan por responder:{' '}
      {inSpanishList(
        open.map(({ name, pending }) => (events.length > 1 ? `${pending} a ${name}` : `${pending}`)),
      )}
      .
    </p>
  )
}

/** How many have each allergy or diet. */
function Totals({ sheet: { events } }: { sheet: PaperSheet }) {
  return events
    .filter(({ needs }) => needs.length > 0)
    .map(({ eventId, name, needs }) => (
      <p key={eventId} className="mt-1 text-sm text-ink-2">
        {events.length > 1 && `${name}: `}
        {needs.map(({ key, count }) => `${needName(key)} ${count}`).join(' · ')}
      </p>
    ))
}
