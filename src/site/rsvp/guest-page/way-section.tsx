import MapPin from 'lucide-react/icons/map-pin'
import { coordinatesOf } from '#domain/households/coordinates.ts'
import { sketchOf } from '#domain/households/place-sketch.ts'
import { Icon } from '#ui/icon.tsx'
import { rsvpButton } from '../rsvp-button.ts'
import type { RsvpEvent } from '../rsvp-view.ts'
import { eventName, type Words } from '../words.ts'
import { distanceInWords } from './distance-words.ts'
import type { GuestPage, ShownPlan } from './guest-page.ts'
import { OwnTexts } from './own-text.tsx'
import { WaySketch } from './way-sketch.tsx'

type WaySectionProps = { texts: readonly (string | null)[]; page: GuestPage; words: Words }

/** How to get there: the couple's words, the places as they lie, and each with the map of another company behind a link. */
export function WaySection({ texts, page, words }: WaySectionProps) {
  const places = page.places.flatMap((event) => {
    const at = coordinatesOf(event.map)
    return at ? [{ key: event.key, name: placeName(event, words), at }] : []
  })
  const sketch = sketchOf(places, (metres) => distanceInWords(metres, words.language))
  const numberOf = ({ key }: RsvpEvent) => places.findIndex((place) => place.key === key) + 1
  return (
    <section id="llegar" aria-labelledby="llegar-titulo">
      <h2 id="llegar-titulo">{words.t.directions()}</h2>
      <OwnTexts texts={texts} />
      {page.venuePlan && <VenuePlan plan={page.venuePlan} words={words} />}
      {sketch && <WaySketch sketch={sketch} words={words} />}
      {page.places.length > 0 && (
        <ul className="gp-rows">
          {page.places.map((event) => (
            <Place key={event.key} event={event} number={sketch ? numberOf(event) : 0} words={words} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The plan that the couple has uploaded, which opens in its full size; its size is known before it comes. */
function VenuePlan({ plan: { url, width, height, text }, words: { t } }: { plan: ShownPlan; words: Words }) {
  return (
    <figure className="gp-sketch">
      <a href={url}>
        <img
          src={url}
          width={width}
          height={height}
          alt={text ?? t.venue_plan()}
          loading="lazy"
          decoding="async"
        />
      </a>
      {text && <figcaption dir="auto">{text}</figcaption>}
    </figure>
  )
}

/** `1 Hacienda Los Naranjos`, with its number on the sketch, or none; nothing of the map is loaded here. */
function Place({ event, number, words }: { event: RsvpEvent; number: number; words: Words }) {
  const name = eventName(words, event)
  return (
    <li>
      {number > 0 && <span className="gp-pin">{number}</span>}
      <div>
        <b dir="auto">{placeName(event, words)}</b>
        {event.place && <p dir="auto">{name}</p>}
      </div>
      <a href={event.map!} rel="noreferrer" className={rsvpButton('secondary', 'px-4!')} data-print="hide">
        <Icon of={MapPin} />
        {words.t.open_map()}
        <span className="sr-only">: {placeName(event, words)}</span>
      </a>
    </li>
  )
}

const placeName = (event: RsvpEvent, words: Words) => event.place ?? eventName(words, event)
