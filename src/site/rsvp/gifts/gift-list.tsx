import { GIFT_FIELDS } from '../field-names.ts'
import { rsvpButton } from '../rsvp-button.ts'
import type { Words } from '../words.ts'

/** Something of the list; who else takes care of it is not said. */
export type ShownGift = { key: string; text: string; url: string | null; state: 'free' | 'own' | 'taken' }

type GiftListProps = {
  gifts: readonly ShownGift[]
  path: string
  words: Words
}

/** The things that the couple would like: a tap says that the family takes care of it, with a script or without. */
export function GiftList({ gifts, path, words }: GiftListProps) {
  const { t, people } = words
  return (
    <>
      <p className="mt-3 text-ink-2">{t.gift_list({ people })}</p>
      <form method="post" action={path}>
        <ul className="gp-rows">
          {gifts.map((gift) => (
            <Gift key={gift.key} gift={gift} words={words} />
          ))}
        </ul>
      </form>
    </>
  )
}

function Gift({ gift: { key, text, url, state }, words: { t, people } }: { gift: ShownGift; words: Words }) {
  return (
    <li>
      <div>
        <b dir="auto">{text}</b>
        {state === 'own' && <p className="font-strong text-ink!">{t.gift_own({ people })}</p>}
        {state === 'taken' && <p>{t.gift_taken()}</p>}
        {url && (
          <p>
            <a href={url} rel="noreferrer" className="link inline-block py-2.5 wrap-anywhere">
              {new URL(url).hostname}
            </a>
          </p>
        )}
      </div>
      {state !== 'taken' && (
        <button
          type="submit"
          name={state === 'own' ? GIFT_FIELDS.leave : GIFT_FIELDS.take}
          value={key}
          className={rsvpButton('secondary', 'px-4!')}
          data-print="hide"
        >
          {state === 'own' ? t.gift_leave() : t.gift_take({ people })}
          <span className="sr-only">: {text}</span>
        </button>
      )}
    </li>
  )
}
