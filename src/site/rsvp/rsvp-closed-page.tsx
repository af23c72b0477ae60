import { onDate } from '#domain/households/invitation-dates.ts'
import { ContactLinks } from './contact-links.tsx'
import { DaysLeft, namesOf, WhenAndWhere } from './cover-lines.tsx'
import { GuestSections, GuestTabs } from './guest-page/guest-sections.tsx'
import { HealthKept } from './health-kept.tsx'
import { RsvpCover } from './rsvp-cover.tsx'
import { RsvpFrame } from './rsvp-frame.tsx'
import type { AnsweredProps } from './rsvp-page.tsx'
import { RsvpSummary } from './rsvp-summary.tsx'
import { RsvpUnsaved, type RsvpUnsavedAnswer } from './rsvp-unsaved.tsx'

/** After the last day: what was said, and whom to call. */
export function RsvpClosedPage({
  view,
  values,
  words,
  guestPage,
  isAnswered,
  unsaved,
  isWithdrawn,
}: AnsweredProps & { isAnswered: boolean; unsaved: RsvpUnsavedAnswer | null }) {
  const { t, people, language } = words
  const day = view.lastDay ?? view.date
  const closed = { people, on: day ? onDate(language, day) : '' }
  const cover = (
    <RsvpCover
      view={view}
      words={words}
      size="short"
      hasOrange={isAnswered}
      above={t.cover_closed({ names: namesOf(view, words) })}
    >
      <WhenAndWhere view={view} words={words} />
      <DaysLeft guestPage={guestPage} words={words} />
    </RsvpCover>
  )
  // An answer that was not saved comes first: the rest is at the same link.
  const page = unsaved ? null : guestPage
  return (
    <RsvpFrame
      cover={cover}
      tabs={page && <GuestTabs view={view} page={page} words={words} isAfterContact />}
      words={words}
    >
      <section className="rv-said" aria-labelledby="cerrada">
        <h2 id="cerrada">{t.closed()}</h2>
        {unsaved && (
          <p role="alert" className="mt-2 font-strong">
            {t.closed_unsaved({ people })}
          </p>
        )}
        <p className="mt-2 text-ink-2">{view.contact ? t.closed_call(closed) : t.closed_tell(closed)}</p>
        {view.contact && <ContactLinks contact={view.contact} words={words} />}
      </section>
      {unsaved && <RsvpUnsaved {...unsaved} words={words} />}
      <section aria-labelledby="dicho">
        <h2 id="dicho">{t.you_had_said({ people })}</h2>
        {isAnswered ? (
          <RsvpSummary view={view} values={values} words={words} />
        ) : (
          <p className="mt-2 text-ink-2">{t.closed_unanswered()}</p>
        )}
      </section>
      {page && <GuestSections view={view} page={page} words={words} isAfterContact />}
      <HealthKept view={view} values={values} words={words} isWithdrawn={isWithdrawn} />
    </RsvpFrame>
  )
}
