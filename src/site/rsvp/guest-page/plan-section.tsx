import { weekdayAndDay } from '#domain/households/invitation-dates.ts'
import { listed } from '../date-words.ts'
import { PlanEvent } from '../rsvp-plan.tsx'
import { eventName, type Words } from '../words.ts'
import type { GuestPage, GuestPageDay } from './guest-page.ts'
import { OwnText } from './own-text.tsx'

/** The days of what a family goes to, with their hours, and what has no date yet. */
export function PlanSection({ page, text, words }: { page: GuestPage; text: string | null; words: Words }) {
  return (
    <section id="plan" aria-labelledby="plan-titulo">
      <h2 id="plan-titulo">{words.t.plan()}</h2>
      <OwnText text={text} />
      {page.days.map((day) => (
        <Day key={day.date} day={day} words={words} />
      ))}
      {page.undated.length > 0 && (
        <ul className="rv-plan">
          {page.undated.map((event) => (
            <PlanEvent key={event.key} event={event} words={words} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Day({ day: { date, events, lines }, words }: { day: GuestPageDay; words: Words }) {
  const written = weekdayAndDay(words.language, date)
  return (
    <div className="gp-day">
      <h3>
        <span>{written.charAt(0).toLocaleUpperCase(words.language) + written.slice(1)}</span>
        <span dir="auto">
          {listed(
            words.language,
            events.map((event) => eventName(words, event)),
          )}
        </span>
      </h3>
      <ol>
        {lines.map(({ id, time, title, place }) => (
          <li key={id}>
            <span className="gp-time">{time}</span>
            <div>
              <b dir="auto">{title}</b>
              {place && <p dir="auto">{place}</p>}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
