import { saidOfAll, stopLabel } from './bus-words.ts'
import { Choices } from './choices.tsx'
import { FIELDS } from './field-names.ts'
import { NO_BUS, type RsvpValues, type RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

type BusProps = { view: RsvpView; values: RsvpValues; words: Words }

/** The ways of the buses that go, each with its stops and the one that the family has asked for. */
export const waysOf = ({ view, values, words: { t } }: BusProps) =>
  (
    [
      { direction: 'out', name: FIELDS.busOut, title: t.bus_out(), chosen: values.busOut },
      { direction: 'back', name: FIELDS.busBack, title: t.bus_back(), chosen: values.busBack },
    ] as const
  ).flatMap((way) => {
    const routes = view.busRoutes.filter(({ direction }) => direction === way.direction)
    return routes.length === 0 ? [] : [{ ...way, routes, ofAll: saidOfAll(routes) }]
  })

/** The question for the bus, there and back, with the free seats; nothing where no bus goes. */
export function BusFields({ view, values, words }: BusProps) {
  const { t } = words
  if (view.busRoutes.length === 0) return null
  return (
    <section aria-labelledby="autobus" className="rv-more">
      <h2 id="autobus">{t.bus()}</h2>
      {waysOf({ view, values, words }).map(({ direction, name, title, chosen, routes, ofAll }) => (
        <fieldset key={direction} className="rv-bus">
          <legend>
            <b>{title}</b>
            {ofAll.length > 0 && <small>{ofAll.join(', ')}</small>}
          </legend>
          <Choices
            type="radio"
            name={name}
            options={[
              ...routes.map((route) => ({
                value: route.id,
                label: stopLabel(route, ofAll, { view, words }),
              })),
              { value: NO_BUS, label: t.bus_none() },
            ]}
            chosen={[chosen]}
          />
        </fieldset>
      ))}
    </section>
  )
}
