import type { ReactNode } from 'react'
import type { BusRoute } from '#domain/households/invitation-settings.ts'
import { waysOf } from './bus-fields.tsx'
import { isWaiting, seatsOf, stopParts } from './bus-words.ts'
import { timeOfDay } from './date-words.ts'
import { ANSWER_PATH, FIELDS } from './field-names.ts'
import { NO_BUS, type RsvpValues, type RsvpView } from './rsvp-view.ts'
import { TapRow } from './tap-row.tsx'
import type { Words } from './words.ts'

type BusTapsProps = {
  view: RsvpView
  values: RsvpValues
  words: Words
  pageCopy: string
  /** Whether they stand under the heading of the buses, on the page of the wedding. */
  isWithin?: boolean
}

/**
 * The buses on an invitation that is answered: each stop is a button that saves it, so that way there and way back are two
 * taps, with a script or without. What is not on this form stays as it was answered.
 */
export function BusTaps({ view, values, words, pageCopy, isWithin = false }: BusTapsProps) {
  const { t, people } = words
  const Section = isWithin ? 'div' : 'section'
  const Heading = isWithin ? 'h3' : 'h2'
  return (
    <Section aria-labelledby={isWithin ? undefined : 'elegir-autobus'} data-print="hide">
      <Heading id="elegir-autobus" className={isWithin ? 'pt-6 font-strong' : undefined}>
        {t.bus_choose()}
      </Heading>
      <p className="mt-2 text-ink-2">{t.bus_tap()}</p>
      {isWaiting(view) && <p className="rv-status">{t.bus_waits({ people })}</p>}
      <form method="post" action={view.path + ANSWER_PATH}>
        <input type="hidden" name={FIELDS.page} value={pageCopy} />
        {waysOf({ view, values, words }).map(({ direction, name, title, chosen, routes, ofAll }) => (
          <fieldset key={direction} className="rv-bus">
            <legend>
              <b>{title}</b>
              {ofAll.length > 0 && <small>{ofAll.join(', ')}</small>}
            </legend>
            {routes.map((route) => (
              <Tap
                key={route.id}
                name={name}
                value={route.id}
                isChosen={chosen === route.id}
                time={route.time}
              >
                <StopWords route={route} ofAll={ofAll} view={view} words={words} />
              </Tap>
            ))}
            <Tap name={name} value={NO_BUS} isChosen={chosen === NO_BUS} time={null}>
              <b>{t.bus_none()}</b>
            </Tap>
          </fieldset>
        ))}
      </form>
    </Section>
  )
}

type TapProps = { name: string; value: string; isChosen: boolean; time: number | null; children: ReactNode }

const Tap = ({ time, children, ...row }: TapProps) => (
  <TapRow {...row}>
    <span className="grid min-w-0 flex-1 grid-cols-[minmax(4rem,auto)_minmax(0,1fr)] items-center gap-x-4">
      <span className="num serif text-[1.75rem]">{time !== null && timeOfDay(time)}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  </TapRow>
)

type StopWordsProps = Pick<BusTapsProps, 'view' | 'words'> & { route: BusRoute; ofAll: readonly string[] }

function StopWords({ route, ofAll, view, words }: StopWordsProps) {
  const [name, place] = stopParts(route, ofAll)
  const seats = seatsOf(route, view, words)
  return (
    <>
      {name && <b className="block">{name}</b>}
      {place && <span className="block text-sm">{place}</span>}
      {seats && <span className="block text-sm">{seats}</span>}
    </>
  )
}
