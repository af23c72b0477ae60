import type { InvitationLanguage } from '#domain/households/households.ts'
import { renderDocument } from '../document.tsx'
import { invitationFonts } from './invitation-fonts.ts'
import { rsvpButton } from './rsvp-button.ts'
import { LanguageLinks } from './rsvp-cover.tsx'
import { RsvpFooter } from './rsvp-frame.tsx'
import styles from './unsubscribe-page.tsx?own-styles'
import { type Words, wordsOf } from './words.ts'

type Subscription = { couple: string; isStopped: boolean }
type UnsubscribeSite = { origin: string; language: InvitationLanguage; path: string; image: string }

/** `/baja/{token}`: asks whether the mails of a wedding are to end, and says that they have ended. */
export function renderUnsubscribe(
  subscription: Subscription,
  { origin, language, path, image }: UnsubscribeSite,
): string {
  const words = wordsOf(language)
  const { t } = words
  const title = subscription.isStopped ? t.stopped_title() : t.stop_title()
  const head = {
    path,
    language,
    title: `${title} · Azahar`,
    description: title,
    image,
    styles,
    isHiddenFromSearch: true,
    fonts: invitationFonts(),
  }
  return renderDocument(head, origin, <Unsubscribe {...subscription} path={path} words={words} />)
}

function Unsubscribe({ couple, isStopped, path, words }: Subscription & { path: string; words: Words }) {
  const { t } = words
  return (
    <div className="rv-notice">
      <LanguageLinks words={words} path={path} />
      <main id="contenido">
        <h1>{isStopped ? t.stopped_title() : t.stop_title()}</h1>
        <p>{isStopped ? t.stopped_lead({ couple }) : t.stop_lead({ couple })}</p>
        <form method="post" action={`${path}?l=${words.language}`} className="mt-6">
          {isStopped && <input type="hidden" name="otra-vez" value="1" />}
          <button type="submit" className={rsvpButton(isStopped ? 'secondary' : 'primary')}>
            {isStopped ? t.stop_undo() : t.stop_do()}
          </button>
        </form>
      </main>
      <RsvpFooter words={words} />
    </div>
  )
}
