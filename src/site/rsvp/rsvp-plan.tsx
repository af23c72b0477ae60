import MapPin from 'lucide-react/icons/map-pin'
import { formatIban } from '#domain/budget/iban.ts'
import { shortDay } from '#domain/households/invitation-dates.ts'
import { Icon } from '#ui/icon.tsx'
import { timeOfDay } from './date-words.ts'
import type { RsvpEvent, RsvpView } from './rsvp-view.ts'
import { eventName, type Words } from './words.ts'

/** When and where, and what guests ask before they come. */
export function RsvpPlan({ view, words }: { view: RsvpView; words: Words }) {
  const { t, people } = words
  const { dress, transport, lodging, iban, photos } = view
  return (
    <section aria-labelledby="plan">
      <h2 id="plan">{t.plan()}</h2>
      <ul className="rv-plan">
        {view.events.map((event) => (
          <PlanEvent key={event.key} event={event} words={words} />
        ))}
      </ul>
      <PlanNote title={t.dress()} text={dress} />
      <PlanNote title={t.transport()} text={transport} />
      <PlanNote title={t.lodging()} text={lodging} />
      {iban && (
        <details className="rv-fold">
          <summary>{t.gift({ people })}</summary>
          <p className="pb-3 text-ink-2">
            {t.gift_account()}
            <span className="num block text-lead text-ink">{formatIban(iban)}</span>
          </p>
        </details>
      )}
      {photos && (
        <p className="mt-4">
          <a href={photos} rel="noreferrer" className="link inline-block py-3">
            {t.photos()}
          </a>
        </p>
      )}
    </section>
  )
}

/** An event with its day, its hour and the way there. */
export function PlanEvent({ event, words }: { event: RsvpEvent; words: Words }) {
  const { date, startsAt, place, map } = event
  const day = date && shortDay(words.language, date)
  const when = [startsAt !== null && timeOfDay(startsAt), place].filter(Boolean).join(' · ')
  return (
    <li>
      {day ? (
        <span className="rv-day">
          <small>{day.weekday}</small> {day.day}
        </span>
      ) : (
        <span />
      )}
      <span className="min-w-0">
        <b className="wrap-anywhere">{eventName(words, event)}</b>
        {when && <span className="block text-ink-2 wrap-anywhere">{when}</span>}
      </span>
      {map && (
        <a
          href={map}
          rel="noreferrer"
          aria-label={words.t.directions_to({ place: place ?? eventName(words, event) })}
          className="rv-map"
        >
          <Icon of={MapPin} />
        </a>
      )}
    </li>
  )
}

/** A text of the couple under its title; nothing where there is none. */
export function PlanNote({ title, text }: { title: string; text: string | null }) {
  if (!text) return null
  return (
    <div className="mt-6">
      <h3 className="font-ui text-base font-semibold">{title}</h3>
      <p dir="auto" className="whitespace-pre-line text-ink-2 wrap-anywhere">
        {text}
      </p>
    </div>
  )
}
