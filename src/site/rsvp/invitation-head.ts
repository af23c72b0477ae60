import type { InvitationLanguage } from '#domain/households/households.ts'
import { dateWithYear } from '#domain/households/invitation-dates.ts'
import { STYLES } from '#domain/style/style-definitions.ts'
import type { PageHead } from '../document.tsx'
import type { PageStyles } from '../used-styles.ts'
import { invitationFonts } from './invitation-fonts.ts'
import { lookStyles } from './look-styles.ts'
import type { RsvpView } from './rsvp-view.ts'
import type { Words } from './words.ts'

/** A page of an invitation is drawn from these. */
export type RsvpSite = { origin: string; language: InvitationLanguage }

type Own = {
  words: Words
  title: string
  styles: PageStyles
  /** A shared link says this of the state of the invitation. */
  preview?: 'preview' | 'preview_closed' | 'preview_past' | 'preview_save_date' | 'preview_save_date_open'
}

/** The head of a page of an invitation: a shared link says who marries, and nothing of who is invited. */
export function invitationHead(
  view: RsvpView,
  { words: { t, language }, title, styles, preview = 'preview' }: Own,
): PageHead {
  const date = view.date && dateWithYear(language, view.date)
  return {
    path: view.path,
    language,
    title: `${view.weddingName} · ${title}`,
    socialTitle: view.weddingName,
    description: [date, t[preview]()].filter(Boolean).join('. '),
    // A photo is no drawing of few colours.
    image: `${view.path}/vista.${view.photo ? 'jpg' : 'png'}`,
    styles,
    ownStyles: lookStyles(view.look, view.photo?.focus),
    isHiddenFromSearch: true,
    fonts: invitationFonts(view.look.style),
    tone: STYLES[view.look.style].tone,
  }
}
