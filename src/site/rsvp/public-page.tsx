import { DaysLeft, WhenAndWhere } from './cover-lines.tsx'
import { timeOfDay } from './date-words.ts'
import type { GuestPage } from './guest-page/guest-page.ts'
import { GuestSections, GuestTabs } from './guest-page/guest-sections.tsx'
import { rsvpButton } from './rsvp-button.ts'
import { LanguageLinks, RsvpCover } from './rsvp-cover.tsx'
import { RsvpFooter, RsvpFrame } from './rsvp-frame.tsx'
import type { RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

type PublicPageProps = { view: RsvpView; guestPage: GuestPage; findPath: string | null; words: Words }

/** `/boda/{slug}`: what every guest may know, and nothing of any of them (decision 149). */
export function PublicPage({ view, guestPage, findPath, words }: PublicPageProps) {
  const cover = (
    <RsvpCover view={view} words={words} size="short" hasOrange above={words.t.wedding()}>
      <WhenAndWhere view={view} words={words} />
      <DaysLeft guestPage={guestPage} words={words} />
    </RsvpCover>
  )
  const busChoice = view.busRoutes.length > 0 ? <Stops view={view} words={words} /> : null
  const sections = { view, page: guestPage, words, busChoice }
  return (
    <RsvpFrame cover={cover} tabs={<GuestTabs {...sections} />} words={words}>
      {findPath && (
        <section className="rv-said" aria-labelledby="buscar">
          <h2 id="buscar">{words.t.find_title()}</h2>
          <p className="mt-2 text-ink-2">{words.t.find_offer()}</p>
          <a href={`${findPath}?l=${words.language}`} className={rsvpButton('primary', 'mt-4')}>
            {words.t.find_open()}
          </a>
        </section>
      )}
      <GuestSections {...sections} />
      <p className="rv-status">{words.t.public_mine()}</p>
    </RsvpFrame>
  )
}

/** All stops with their hours: who takes which is asked of each family by its own link. */
function Stops({ view, words: { t } }: Pick<PublicPageProps, 'view' | 'words'>) {
  return (
    <ul className="gp-rows">
      {view.busRoutes.map(({ id, direction, name, place, time }) => (
        <li key={id}>
          <div>
            <b dir="auto">
              {direction === 'out' ? t.bus_out() : t.bus_back()}
              {time !== null && ` · ${timeOfDay(time)}`}
            </b>
            <p dir="auto">{[name, place].filter(Boolean).join(' · ')}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

type PasswordPageProps = { path: string; words: Words; problem: 'wrong' | 'wait' | null }

/** Before the password nothing is said of the wedding, not even whose it is. */
export function PasswordPage({ path, words, problem }: PasswordPageProps) {
  const { t } = words
  return (
    <div className="rv-notice">
      <LanguageLinks words={words} path={path} />
      <main id="contenido">
        <h1>{t.password_title()}</h1>
        <p>{t.password_lead()}</p>
        <form method="post" action={path} className="mt-6 grid gap-4">
          <label className="grid gap-2 text-start">
            <b>{t.password()}</b>
            <input
              type="password"
              name="password"
              autoComplete="current-password"
              required
              maxLength={100}
              aria-invalid={problem ? true : undefined}
              aria-describedby={problem ? 'problema' : undefined}
              className="min-h-13 w-full rounded-paper border border-control bg-surface px-4"
            />
          </label>
          {problem && (
            <p id="problema" role="alert" className="font-strong">
              {problem === 'wrong' ? t.password_wrong() : t.password_wait()}
            </p>
          )}
          <button type="submit" className={rsvpButton('primary')}>
            {t.password_enter()}
          </button>
        </form>
      </main>
      <RsvpFooter words={words} />
    </div>
  )
}
