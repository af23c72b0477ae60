import { renderDocument } from '../document.tsx'
import { invitationHead, type RsvpSite } from './invitation-head.ts'
import type { RsvpView } from './rsvp-view.ts'
import { SaveDatePage, type SaveDateState } from './save-date-page.tsx'
import styles from './save-date-pages.tsx?own-styles'
import { wordsOf } from './words.ts'

/** `/i/{token}` while it shows the date alone. */
export function renderSaveDate(view: RsvpView, state: SaveDateState, { origin, language }: RsvpSite): string {
  const words = wordsOf(language, view.people.length)
  const preview = view.date ? 'preview_save_date' : 'preview_save_date_open'
  const head = invitationHead(view, { words, title: words.t.title_save_date(), preview, styles })
  return renderDocument(head, origin, <SaveDatePage view={view} words={words} {...state} />)
}
