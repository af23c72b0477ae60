import { formatIban } from '#domain/budget/iban.ts'
import { GIFT_PATH } from '../field-names.ts'
import { rsvpButton } from '../rsvp-button.ts'
import type { RsvpView } from '../rsvp-view.ts'
import type { Words } from '../words.ts'
import type { GuestPage, GuestPageGift } from './guest-page.ts'
import { OwnText } from './own-text.tsx'

type GiftSectionProps = {
  page: Pick<GuestPage, 'gift' | 'hasGiftList'>
  view: Pick<RsvpView, 'weddingName' | 'path'>
  text: string | null
  words: Words
}

/** The account for gifts, and the way to the list of what the couple would like. */
export function GiftSection({ page: { gift, hasGiftList }, view, text, words }: GiftSectionProps) {
  return (
    <section id="regalo" aria-labelledby="regalo-titulo">
      <h2 id="regalo-titulo">{words.t.tab_gift()}</h2>
      <OwnText text={text} />
      {gift && <Account gift={gift} payee={view.weddingName} words={words} />}
      {hasGiftList && (
        <div className="rv-actions" data-print="hide">
          <a href={view.path + GIFT_PATH} className={rsvpButton('secondary')}>
            {words.t.gift_open()}
          </a>
        </div>
      )}
    </section>
  )
}

type AccountProps = { gift: GuestPageGift; payee: string; words: Words }

/** One tap selects all of the account, and its code is read by the app of a bank. */
function Account({ gift: { iban, code }, payee, words: { t, people } }: AccountProps) {
  return (
    <>
      <p className="mt-3 text-ink-2">{t.gift({ people })}</p>
      <p className="gp-iban">
        <code>{formatIban(iban)}</code>
        <small dir="auto">{payee}</small>
      </p>
      {code && (
        <details className="rv-fold" data-print="hide">
          <summary>{t.gift_code()}</summary>
          <svg
            role="img"
            aria-label={t.gift_code()}
            viewBox={`0 0 ${code.size} ${code.size}`}
            shapeRendering="crispEdges"
            className="gp-code"
          >
            <path fill="#fff" d={`M0 0h${code.size}v${code.size}H0z`} />
            <path d={code.path} />
          </svg>
        </details>
      )}
    </>
  )
}
