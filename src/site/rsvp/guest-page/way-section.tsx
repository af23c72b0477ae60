import MapPin from 'lucide-react/icons/map-pin'
import { sketchOf } from '#domain/households/place-sketch.ts'
import { Icon } from '#ui/icon.tsx'
import { rsvpButton } from '../rsvp-button.ts'
import type { Words } from '../words.ts'
import { distanceInWords } from './distance-words.ts'
import type { GuestPage, ShownPlan } from './guest-page.ts'
import { OwnTexts } from './own-text.tsx'
import { drawnPlaces, type ListedPlace, listedPlaces } from './way-places.ts'
import { WaySketch } from './way-sketch.tsx'

type WaySectionProps = { texts: readonly (string | null)[]; page: GuestPage; words: Words }

/** How to get there: the couple's words, the places as they lie, and each with the map of another company behind a link. */
export function WaySection({ texts, page, words }: WaySectionProps) {
  const places = listedPlaces(page, words)
  const drawn = drawnPlaces(places)
  const sketch = sketchOf(drawn, (metres) => distanceInWords(metres, words.language))
  const numberOf = ({ key }: ListedPlace) => drawn.findIndex((place) => place.key === key) + 1
  return (
    <section id="llegar" aria-labelledby="llegar-titulo">
      <h2 id="llegar-titulo">{words.t.directions()}</h2>
      <OwnTexts texts={texts} />
      {page.venuePlan && <VenuePlan plan={page.venuePlan} words={words} />}
      {sketch && <WaySketch sketch={sketch} words={words} />}
      {places.length > 0 && (
        <ul className="gp-rows">
          {places.map((place) => (
            <Place key={place.key} place={place} number={sketch ? numberOf(place) : 0} words={words} />
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
function Place({ place, number, words }: { place: ListedPlace; number: number; words: Words }) {
  const { name, line, map } = place
  return (
    <li>
      {number > 0 && <span className="gp-pin">{number}</span>}
      <div>
        <b dir="auto">{name}</b>
        {line && <p dir="auto">{line}</p>}
      </div>
      <a href={map} rel="noreferrer" className={rsvpButton('secondary', 'px-4!')} data-print="hide">
        <Icon of={MapPin} />
        {words.t.open_map()}
        <span className="sr-only">: {name}</span>
      </a>
    </li>
  )
}
