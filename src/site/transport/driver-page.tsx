import type { MarkedSheet } from '#domain/transport/sheet-changes.ts'
import { Wordmark } from '#ui/layout/wordmark.tsx'
import { VendorDataLink } from '../legal/vendor-data-link.tsx'
import { BoardingStatus, CounterName } from './boarding-parts.tsx'
import driverScript from './driver-script.ts?script'
import { DriverTrip } from './driver-trip.tsx'
import { type SentVersion, versionHeading } from './driver-words.ts'
import driverWorker from './driver-worker.ts?script'

export type DriverPageProps = {
  /** The address of the page, from the root. */
  path: string
  weddingName: string
  /** The zone of the wedding, by whose clocks the page says when it was last right. */
  timeZone: string
  /** The sheet with what is different from the version before it. */
  sheet: MarkedSheet
  /** How its people are called, by their ids. */
  names: ReadonlyMap<string, string>
  /** The version that it is or, where it `isPresent`, the last one before it. */
  version: SentVersion | null
  isPresent: boolean
  /** The guests in each bus, by its id; null on a version as it was sent, which has no counting. */
  aboard: ReadonlyMap<string, ReadonlySet<string>> | null
  weddingId: string
  /** The mark of the list, by which the script tells that it is another. */
  list: string
  now: Date
}

/** The trips of a wedding as their drivers see them and count people in, one page each on paper. No account; the script counts without a network. */
export function DriverPage(props: DriverPageProps) {
  const { path, weddingName, timeZone, sheet, names, version, isPresent, aboard, weddingId, list, now } =
    props
  const heading = versionHeading({ version, isPresent, company: sheet.company, timeZone, now })
  return (
    <div
      {...(aboard && {
        ...{ 'data-wedding': weddingId, 'data-zone': timeZone },
        ...{ 'data-list': list, 'data-clock': now.getTime() },
      })}
      className="mx-auto min-h-svh max-w-216 bg-surface px-5 pt-4.5 pb-16 md:border-x md:border-line md:px-14 print:min-h-0 print:max-w-none print:border-0 print:p-0"
    >
      <p className="mb-8 flex flex-wrap items-center text-sm print:hidden">
        <Wordmark />
        <a href={path} className="ml-auto py-3 text-xs text-ink-3 hover:underline">
          Actualizar
        </a>
      </p>
      {aboard && <CounterName />}
      {sheet.trips.length === 0 && (
        <>
          <h1 className="text-[2.75rem] leading-none">Autobuses</h1>
          <p className="mt-4 text-ink-2">Todavía no hay ningún viaje. Cuando lo haya, lo verás aquí.</p>
        </>
      )}
      {sheet.trips.map((trip, at) => (
        <DriverTrip
          key={trip.id}
          trip={trip}
          names={names}
          weddingName={weddingName}
          sheet={sheet}
          heading={heading}
          page={`${at + 1} de ${sheet.trips.length}`}
          counting={aboard && { path, tripId: trip.id, aboard: aboard.get(trip.id) ?? NOBODY }}
        />
      ))}
      <div className="print:hidden">
        <VendorDataLink />
      </div>
      {aboard && <BoardingStatus />}
      {aboard && <script type="module" src={driverScript} data-worker={driverWorker} />}
    </div>
  )
}

const NOBODY: ReadonlySet<string> = new Set()
