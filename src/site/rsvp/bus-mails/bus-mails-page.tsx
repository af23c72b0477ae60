import { GUEST_EMAIL_MAX } from '#domain/guests/guests.ts'
import { BUS_ADDRESSES_MAX } from '#domain/transport/bus-addresses.ts'
import { descriptionClass, labelClass } from '#ui/fields/field-class.ts'
import { renderDocument } from '../../document.tsx'
import { listed } from '../date-words.ts'
import { BUS_MAIL_FIELDS, BUS_MAIL_PATH } from '../field-names.ts'
import { FieldProblem } from '../field-problem.tsx'
import { invitationHead, type RsvpSite } from '../invitation-head.ts'
import { rsvpButton } from '../rsvp-button.ts'
import { RsvpCover } from '../rsvp-cover.tsx'
import { RsvpFrame } from '../rsvp-frame.tsx'
import type { RsvpView } from '../rsvp-view.ts'
import { type Words, wordsOf } from '../words.ts'
import styles from './bus-mails-page.tsx?own-styles'

/** An address of which no more than its beginning and its domain is shown; `key` names it to the server. */
type ShownAddress = { key: string; shown: string; isStopped: boolean }

type BusMails = {
  /** The addresses that the family has given. */
  addresses: readonly ShownAddress[]
  /** The field as it was sent. */
  typed: string
  problem: 'invalid' | 'stopped' | 'full' | null
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
        {state.addresses.length > 0 && <Addresses addresses={state.addresses} path={path} words={words} />}
        {state.addresses.length < BUS_ADDRESSES_MAX ? (
          <AddressForm state={state} path={path} words={words} />
        ) : (
          <p className="mt-6 text-ink-2">{t.bus_mail_full({ max: BUS_ADDRESSES_MAX })}</p>
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

type AddressesProps = Pick<BusMails, 'addresses'> & { path: string; words: Words }

/** The addresses that are written to, each with the button that ends its mails. */
function Addresses({ addresses, path, words: { t, language } }: AddressesProps) {
  const told = addresses.flatMap(({ shown, isStopped }) => (isStopped ? [] : [shown]))
  return (
    <>
      {told.length > 0 && (
        <p role="status" className="mt-6 font-strong wrap-anywhere">
          {t.bus_mail_on({ address: listed(language, told) })}
        </p>
      )}
      <form method="post" action={path} className="mt-4">
        <ul>
          {addresses.map(({ key, shown, isStopped }) => (
            <li key={key} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
              {(addresses.length > 1 || isStopped) && (
                <span className="min-w-0 wrap-anywhere">
                  {shown}
                  {isStopped && <span className="block text-sm text-ink-2">{t.bus_mail_silent()}</span>}
                </span>
              )}
              <button
                type="submit"
                name={BUS_MAIL_FIELDS.stop}
                value={key}
                className={rsvpButton('secondary')}
              >
                {t.bus_mail_stop()}
                {addresses.length > 1 && <span className="sr-only"> ({shown})</span>}
              </button>
            </li>
          ))}
        </ul>
      </form>
    </>
  )
}

type AddressFormProps = { state: BusMails; path: string; words: Words }

function AddressForm({ state, path, words: { t, people } }: AddressFormProps) {
  const { addresses, typed, problem } = state
  const isFirst = addresses.length === 0
  return (
    <form method="post" action={path} className="mt-6 grid grid-cols-1 gap-4">
      <div>
        <label className="grid grid-cols-1 gap-2">
          <b className={labelClass}>{isFirst ? 'Email' : t.bus_mail_other()}</b>
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
      <button type="submit" className={rsvpButton(isFirst ? 'primary' : 'secondary')}>
        {isFirst ? t.bus_mail_start({ people }) : t.bus_mail_add()}
      </button>
    </form>
  )
}
