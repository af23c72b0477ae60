import { fullDate } from '#domain/households/invitation-dates.ts'
import { figureIn, listed } from './date-words.ts'
import type { GuestPage } from './guest-page/guest-page.ts'
import { type RsvpView, WEDDING_KEY } from './rsvp-view.ts'
import type { Words } from './words.ts'

/** The first names of a family, without the companions that it brings. */
export const namesOf = ({ people }: RsvpView, { language }: Words) =>
  listed(
    language,
    people.filter(({ companionOf }) => companionOf === null).map(({ name }) => name),
  )

/** When and where the wedding is, as far as it is known. */
export function WhenAndWhere({ view, words: { language } }: { view: RsvpView; words: Words }) {
  const wedding = view.events.find(({ key }) => key === WEDDING_KEY)
  if (!view.date && !wedding?.place) return null
  return (
    <p className="rv-when">
      {view.date && <b>{fullDate(language, view.date)}</b>}
      {wedding?.place && <span>{wedding.place}</span>}
    </p>
  )
}

/** The days until the wedding, while there are any. */
export function DaysLeft({ guestPage, words }: { guestPage: GuestPage | null; words: Words }) {
  const days = guestPage?.daysLeft
  if (!days) return null
  return <p className="gp-left">{words.t.days_left({ days, figure: figureIn(words.language, days) })}</p>
}
