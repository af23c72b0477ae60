import type { ReactElement } from 'react'
import { renderDocument } from '../document.tsx'
import type { GuestPage, GuestPageBus } from './guest-page/guest-page.ts'
import { invitationFonts } from './invitation-fonts.ts'
import { invitationHead, type RsvpSite } from './invitation-head.ts'
import { RsvpClosedPage } from './rsvp-closed-page.tsx'
import { RsvpAfterPage, type RsvpDay, RsvpDayPage, RsvpEndedPage } from './rsvp-day.tsx'
import { RsvpNotice, type RsvpNoticeKind } from './rsvp-notice.tsx'
import { RsvpFormPage, RsvpThanksPage } from './rsvp-page.tsx'
import styles from './rsvp-pages.tsx?own-styles'
import type { RsvpUnsavedAnswer } from './rsvp-unsaved.tsx'
import type { RsvpProblem, RsvpValues, RsvpView } from './rsvp-view.ts'
import { wordsOf } from './words.ts'

export type RsvpFormState = {
  values: RsvpValues
  problems: readonly RsvpProblem[]
  pageCopy: string
  failure?: 'try-again' | 'too-many' | undefined
  isAllSaved?: boolean
  isWithdrawn?: boolean
}

/** `/i/{token}` while it is open. */
export function renderRsvpForm(view: RsvpView, state: RsvpFormState, site: RsvpSite): string {
  const words = wordsOf(site.language, view.people.length)
  return render(
    { view, words, title: words.t.title() },
    <RsvpFormPage view={view} words={words} {...state} />,
    site,
  )
}

type ThanksState = {
  values: RsvpValues
  guestPage: GuestPage | null
  pageCopy: string
  isWithdrawn?: boolean
  isJustFull?: boolean
  isJustAnswered: boolean
  /** The household whose page a member looks at before it is published. */
  previewOf?: string
}

/** The same once it is answered. */
export function renderRsvpThanks(view: RsvpView, state: ThanksState, site: RsvpSite): string {
  const words = wordsOf(site.language, view.people.length)
  const page = <RsvpThanksPage view={view} words={words} {...state} />
  return render({ view, words, title: words.t.title_thanks() }, page, site)
}

type ClosedState = {
  /** Whether the wedding is over. */
  isPast: boolean
  values: RsvpValues
  guestPage: GuestPage | null
  isAnswered: boolean
  unsaved: RsvpUnsavedAnswer | null
  isWithdrawn?: boolean
}

/** The same after its last day. */
export function renderRsvpClosed(view: RsvpView, state: ClosedState, site: RsvpSite): string {
  const words = wordsOf(site.language, view.people.length)
  const page = <RsvpClosedPage view={view} words={words} {...state} />
  const preview = state.isPast ? 'preview_past' : 'preview_closed'
  return render({ view, words, title: words.t.title_closed(), preview }, page, site)
}

type DayState = { day: RsvpDay; values: RsvpValues; isAnswered: boolean; guestPage: GuestPage | null }

/** Seconds after which the page of the day loads again in a browser without scripts. */
const DAY_REFRESH_SECONDS = 60

/** The same from the evening before the day until the morning after it. */
export function renderRsvpDay(view: RsvpView, state: DayState, site: RsvpSite): string {
  const words = wordsOf(site.language, view.people.length)
  const page = <RsvpDayPage view={view} words={words} {...state} />
  const preview = state.day.isOpen ? 'preview' : 'preview_closed'
  const head = {
    view,
    words,
    title: words.t.title_day(),
    refreshesEvery: DAY_REFRESH_SECONDS,
    preview,
  } as const
  return render(head, page, site)
}

/** The same once the wedding is over. */
export function renderRsvpAfter(
  view: RsvpView,
  state: { values: RsvpValues; buses: readonly GuestPageBus[] },
  site: RsvpSite,
): string {
  const words = wordsOf(site.language, view.people.length)
  return render(
    { view, words, title: words.t.title_after(), preview: 'preview_past' },
    <RsvpAfterPage view={view} words={words} {...state} />,
    site,
  )
}

/** The same once its page has ended. */
export function renderRsvpEnded(view: RsvpView, site: RsvpSite): string {
  const words = wordsOf(site.language)
  return render(
    { view, words, title: words.t.ended(), preview: 'preview_past' },
    <RsvpEndedPage view={view} words={words} />,
    site,
  )
}

type Head = Omit<Parameters<typeof invitationHead>[1], 'styles'> & {
  view: RsvpView
  refreshesEvery?: number
}

function render({ view, refreshesEvery, ...own }: Head, page: ReactElement, { origin }: RsvpSite): string {
  const head = { ...invitationHead(view, { ...own, styles }), ...(refreshesEvery && { refreshesEvery }) }
  return renderDocument(head, origin, page)
}

/** For a link that opens nothing, and while nothing can be opened. */
export function renderRsvpNotice(
  kind: RsvpNoticeKind,
  { origin, language, image }: RsvpSite & { image: string },
): string {
  const words = wordsOf(language)
  const head = {
    path: '/i',
    language,
    title: `${words.t[kind === 'unsaved' ? 'unknown' : kind]()} · Azahar`,
    description: words.t.preview(),
    image,
    styles,
    isHiddenFromSearch: true,
    fonts: invitationFonts(),
  }
  return renderDocument(head, origin, <RsvpNotice kind={kind} path="" words={words} />)
}
