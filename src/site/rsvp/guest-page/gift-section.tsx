import { formatIban } from '#domain/budget/iban.ts'
import type { Words } from '../words.ts'
import type { GuestPageGift } from './guest-page.ts'
import { OwnText } from './own-text.tsx'

type GiftSectionProps = { gift: GuestPageGift; text: string | null; payee: string; words: Words }

/** The account for gifts: one tap selects all of it, and its code is read by the app of a bank. */
export function GiftSection({ gift: { iban, code }, text, payee, words: { t, people } }: GiftSectionProps) {
  return (
    <section id="regalo" aria-labelledby="regalo-titulo">
      <h2 id="regalo-titulo">{t.tab_gift()}</h2>
      <OwnText text={text} />
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
    </section>
  )
}
