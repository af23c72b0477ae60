import { dateWithYear } from '#domain/households/invitation-dates.ts'
import { STYLES } from '#domain/style/style-definitions.ts'
import { renderDocument } from '../document.tsx'
import { FindPage, type FindProblem, type FindTyped } from './find-page.tsx'
import type { GuestPage } from './guest-page/guest-page.ts'
import { invitationFonts } from './invitation-fonts.ts'
import type { RsvpSite } from './invitation-head.ts'
import { lookStyles } from './look-styles.ts'
import { PasswordPage, PublicPage } from './public-page.tsx'
import styles from './public-pages.tsx?own-styles'
import type { RsvpView } from './rsvp-view.ts'
import { wordsOf } from './words.ts'

/** The guests are spoken to as several. */
const ALL = 2

type PublicState = {
  guestPage: GuestPage
  isFoundBySearch: boolean
  /** The page on which a family finds its invitation; `null` without one. */
  findPath: string | null
  /** The preview of a shared link: the couple's, or that of the house while a password keeps the page. */
  image: string
}

/** `/boda/{slug}`, which names no guest. */
export function renderPublicPage(
  view: RsvpView,
  { guestPage, isFoundBySearch, findPath, image }: PublicState,
  { origin, language }: RsvpSite,
): string {
  const words = wordsOf(language, ALL)
  const date = view.date && dateWithYear(language, view.date)
  const head = {
    path: view.path,
    language,
    title: view.weddingName,
    description: [view.weddingName, date].filter(Boolean).join('. '),
    image,
    styles,
    ownStyles: lookStyles(view.look, view.photo?.focus),
    isHiddenFromSearch: !isFoundBySearch,
    fonts: invitationFonts(view.look.style),
    tone: STYLES[view.look.style].tone,
  }
  return renderDocument(head, origin, <PublicPage {...{ view, guestPage, findPath, words }} />)
}

type FindState = { problem: FindProblem | null; typed?: FindTyped | undefined; back: string; image: string }

/** `/boda/{slug}/invitacion`, which names no guest either. */
export function renderFindPage(
  view: RsvpView,
  { image, ...state }: FindState,
  { origin, language }: RsvpSite,
): string {
  const words = wordsOf(language)
  const title = words.t.find_title()
  const head = {
    path: view.path,
    language,
    title: `${title} · ${view.weddingName}`,
    description: title,
    image,
    styles,
    ownStyles: lookStyles(view.look, view.photo?.focus),
    isHiddenFromSearch: true,
    fonts: invitationFonts(view.look.style),
    tone: STYLES[view.look.style].tone,
  }
  return renderDocument(head, origin, <FindPage view={view} words={words} {...state} />)
}

/** The same before its password was given. */
export function renderPagePassword(
  { path, problem, image }: { path: string; problem: 'wrong' | 'wait' | null; image: string },
  { origin, language }: RsvpSite,
): string {
  const words = wordsOf(language, ALL)
  const head = {
    path,
    language,
    title: `${words.t.password_title()} · Azahar`,
    description: words.t.password_lead(),
    image,
    styles,
    isHiddenFromSearch: true,
    fonts: invitationFonts(),
  }
  return renderDocument(head, origin, <PasswordPage path={path} problem={problem} words={words} />)
}
