import type { ReactNode } from 'react'
import type { BusRoute } from '#domain/households/invitation-settings.ts'
import { saidOfAll, seatsOf, stopParts } from './bus-words.ts'
import { timeOfDay } from './date-words.ts'
import { FIELDS } from './field-names.ts'
import { NO_BUS, type RsvpValues, type RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

type BusProps = { view: RsvpView; values: RsvpValues; words: Words }

/** The question for the bus, there and back; nothing where no bus goes. */
export function BusFields({ view, values, words }: BusProps) {
  if (view.busRoutes.length === 0) return null
  return (
    <section aria-labelledby="autobus">
      <h2 id="autobus">{words.t.bus()}</h2>
      <BusWays view={view} values={values} words={words} as="radio" />
    </section>
  )
}

type WaysProps = BusProps & {
  /** Buttons of a form's own save at once what is tapped. */
  as: 'radio' | 'button'
}

/** The stops of each way, by hour and name, with the free seats; the last is none. */
export function BusWays({ view, values, words, as }: WaysProps) {
  const { t } = words
  const ways = [
    { direction: 'out', name: FIELDS.busOut, title: t.bus_out(), chosen: values.busOut },
    { direction: 'back', name: FIELDS.busBack, title: t.bus_back(), chosen: values.busBack },
  ]
  return ways.map(({ direction, name, title, chosen }) => {
    const routes = view.busRoutes.filter((route) => route.direction === direction)
    const ofAll = saidOfAll(routes)
    if (routes.length === 0) return null
    return (
      <fieldset key={direction} className="rv-bus">
        <legend>
          <b>{title}</b>
          {ofAll.length > 0 && <small>{ofAll.join(', ')}</small>}
        </legend>
        {routes.map((route) => (
          <Stop key={route.id} as={as} name={name} value={route.id} isChosen={chosen === route.id}>
            <StopWords route={route} ofAll={ofAll} view={view} words={words} />
          </Stop>
        ))}
        <Stop as={as} name={name} value={NO_BUS} isChosen={chosen === NO_BUS}>
          <b>{t.bus_none()}</b>
        </Stop>
      </fieldset>
    )
  })
}

type StopProps = {
  as: WaysProps['as']
  name: string
  value: string
  isChosen: boolean
  children: ReactNode
}

/** A row as large as a thumb: a radio button of the form, or a button that sends it. */
function Stop({ as, name, value, isChosen, children }: StopProps) {
  if (as === 'radio')
    return (
      <label className="rv-stop">
        <span>{children}</span>
        <input type="radio" name={name} value={value} defaultChecked={isChosen} />
      </label>
    )
  return (
    <button type="submit" name={name} value={value} aria-pressed={isChosen} className="rv-stop">
      <span>{children}</span>
      <i aria-hidden="true" />
    </button>
  )
}

type StopWordsProps = Pick<BusProps, 'view' | 'words'> & { route: BusRoute; ofAll: readonly string[] }

function StopWords({ route, ofAll, view, words }: StopWordsProps) {
  const [name, place] = stopParts(route, ofAll)
  const seats = seatsOf(route, view, words)
  return (
    <>
      {route.time !== null && <time className="num">{timeOfDay(route.time)}</time>}
      {name && <b>{name}</b>}
      {place && <small>{place}</small>}
      {seats && <small>{seats}</small>}
    </>
  )
}
