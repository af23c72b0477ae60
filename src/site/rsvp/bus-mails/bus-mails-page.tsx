import { GUEST_EMAIL_MAX } from '#domain/guests/guests.ts'
import { descriptionClass, labelClass } from '#ui/fields/field-class.ts'
import { renderDocument } from '../../document.tsx'
import { BUS_MAIL_FIELDS, BUS_MAIL_PATH } from '../field-names.ts'
import { FieldProblem } from '../field-problem.tsx'
import { invitationHead, type RsvpSite } from '../invitation-head.ts'
import { rsvpButton } from '../rsvp-button.ts'
import { RsvpCover } from '../rsvp-cover.tsx'
import { RsvpFrame } from '../rsvp-frame.tsx'
import type { RsvpView } from '../rsvp-view.ts'
import { type Words, wordsOf } from '../words.ts'
import styles from './bus-mails-page.tsx?own-styles'

type BusMails = {
  /** The address that is written to, of which only its beginning and its domain are shown. */
  address: string | null
  /** The field as it was sent. */
  typed: string
  problem: 'invalid' | 'stopped' | null
}

/** `/i/{token}/autobus`: whether a family is told by mail when its bus changes. */
export function renderBusMails(view: RsvpView, state: BusMails, { origin, language }: RsvpSite): string {
  const words = wordsOf(language, view.people.length)
  const { t } = words
  const path = view.path + BUS_MAIL_PATH
  const head = { ...invitationHead(view, { words, styles, title: t.bus_mail_title() }), path }
  const cover = <RsvpCover view={{ ...view, path }} words={words} size="strip" above={t.bus()} />
  return renderDocument(
    head,
    origin,
    <RsvpFrame cover={cover} words={words}>
      <section id="avisos" aria-labelledby="avisos-titulo">
        <h2 id="avisos-titulo">{t.bus_mail_title()}</h2>
        <p className="mt-3 text-ink-2">{t.bus_mail_explain({ people: words.people })}</p>
        {state.address && !state.problem ? (
          <Subscribed address={state.address} path={path} words={words} />
        ) : (
          <AddressForm state={state} path={path} words={words} />
        )}
      </section>
      <p className="mt-6" data-print="hide">
        <a href={view.path} className="link inline-block py-3">
          {t.beds_back()}
        </a>
      </p>
    </RsvpFrame>,
  )
}

function Subscribed({ address, path, words: { t } }: { address: string; path: string; words: Words }) {
  return (
    <form method="post" action={path} className="mt-6 grid justify-items-start gap-4">
      <p role="status" className="font-strong wrap-anywhere">
        {t.bus_mail_on({ address })}
      </p>
      <button type="submit" name={BUS_MAIL_FIELDS.stop} value="1" className={rsvpButton('secondary')}>
        {t.bus_mail_stop()}
      </button>
    </form>
  )
}

type AddressFormProps = { state: BusMails; path: string; words: Words }

function AddressForm({ state: { typed, problem }, path, words: { t, people } }: AddressFormProps) {
  return (
    <form method="post" action={path} className="mt-6 grid gap-4">
      <div>
        <label className="grid gap-2">
          <b className={labelClass}>Email</b>
          <input
            name={BUS_MAIL_FIELDS.address}
            type="email"
            autoComplete="email"
            required
            maxLength={GUEST_EMAIL_MAX}
            defaultValue={typed}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'uso problema' : 'uso'}
            className="min-h-13 w-full rounded-paper border border-control bg-surface px-4"
          />
        </label>
        {problem && (
          <FieldProblem
            id="problema"
            text={problem === 'stopped' ? t.bus_mail_stopped() : t.bus_mail_invalid()}
          />
        )}
      </div>
      <p id="uso" className={descriptionClass}>
        {t.bus_mail_use()}
      </p>
      <button type="submit" className={rsvpButton('primary')}>
        {t.bus_mail_start({ people })}
      </button>
    </form>
  )
}
