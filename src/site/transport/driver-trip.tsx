import type { ReactNode } from 'react'
import { phoneHref } from '#domain/text/phone.ts'
import type { MarkedSheet, MarkedTrip } from '#domain/transport/sheet-changes.ts'
import { BoardingCount, type Counting } from './boarding-form.tsx'
import { DriverStop } from './driver-stop.tsx'
import {
  arrivalInWords,
  childrenInWords,
  contactInWords,
  type Heading,
  tripDate,
  tripHeading,
} from './driver-words.ts'
import { Bold, MarkedText, Struck } from './marked-text.tsx'

type DriverTripProps = {
  trip: MarkedTrip
  names: ReadonlyMap<string, string>
  weddingName: string
  sheet: MarkedSheet
  heading: Heading
  /** `1 de 3`. */
  page: string
  /** Null on a version as it was sent. */
  counting: Counting | null
}

/** A trip on its page: when, whom to call, and who gets on or off at each stop. */
export function DriverTrip(props: DriverTripProps) {
  const { trip, names, sheet, page, counting } = props
  const title = tripHeading(trip, sheet)
  const { contact } = sheet
  const isGone = trip.mark === 'gone'
  return (
    <article
      aria-label={title}
      className="mb-14 break-after-page border-b border-line-strong pb-6 last-of-type:break-after-auto print:mb-0 print:border-0 print:pb-0"
    >
      <TripHeader {...props} title={title} />
      {isGone ? (
        <p className="mt-6 font-semibold">Este viaje ya no sale.</p>
      ) : (
        <>
          {trip.mark === 'new' && <p className="mt-6 font-semibold">Viaje nuevo.</p>}
          <dl className="mt-6 flex flex-wrap gap-x-7 gap-y-3 border-y border-line-strong py-3 text-sm">
            <Fact name="Llegada">{arrivalInWords(trip)}</Fact>
            <Fact name="Durante el día">
              {(contact.value || contact.former) && (
                <MarkedText of={contact}>
                  {(value) => {
                    const href = phoneHref(value?.phone)
                    const words = contactInWords(value)
                    return href ? <a href={href}>{words}</a> : words
                  }}
                </MarkedText>
              )}
            </Fact>
            <Fact name="A bordo">{childrenInWords(trip)}</Fact>
          </dl>
          <ol>
            {trip.stops.map((stop) => (
              <DriverStop key={stop.key} direction={trip.direction} {...{ stop, names, counting }} />
            ))}
          </ol>
        </>
      )}
      <footer className="mt-8 flex justify-between gap-6 text-sm text-ink-2">
        <span className="min-w-0 wrap-anywhere">
          Nombre e inicial, sin teléfonos de invitados.
          {contact.value && ` Espera 5 minutos por parada y llama a ${contact.value.name ?? 'ese teléfono'}.`}
        </span>
        <span className="num whitespace-nowrap">{page}</span>
      </footer>
    </article>
  )
}

function TripHeader(props: DriverTripProps & { title: string }) {
  const { trip, names, weddingName, sheet, heading, counting, title } = props
  const isGone = trip.mark === 'gone'
  const riders = trip.stops.flatMap((stop) => stop.riders.filter(({ guestId }) => names.has(guestId)))
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 text-sm text-ink-2">
      <div className="min-w-0 wrap-anywhere">
        <h1 className="text-[2.75rem] leading-none text-ink">{isGone ? <Struck>{title}</Struck> : title}</h1>
        <p className="mt-2.5 text-ui">
          <em className="serif text-[1.25rem] text-ink">{weddingName}</em>
          <TripDay trip={trip} sheet={sheet} />
        </p>
      </div>
      <p className="md:ml-auto md:text-right print:ml-auto print:text-right">
        <b className="block font-semibold text-ink">
          <MarkedText of={trip.going}>{(going) => going}</MarkedText> de{' '}
          <MarkedText of={trip.seats}>{(seats) => seats}</MarkedText> plazas
        </b>
        <span className="block wrap-anywhere">{heading.title}</span>
        {heading.line}
        {counting && !isGone && <BoardingCount counting={counting} riders={riders} />}
      </p>
    </header>
  )
}

function TripDay({ trip, sheet }: Pick<DriverTripProps, 'trip' | 'sheet'>) {
  const date = tripDate(trip, sheet.date)
  if (!('former' in date)) return date.value && `, ${date.value}`
  return (
    <>
      , <Struck>{date.former}</Struck> <Bold>{date.value}</Bold>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-ink-2">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}
