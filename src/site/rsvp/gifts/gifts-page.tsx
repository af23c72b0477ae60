import { renderDocument } from '../../document.tsx'
import { GIFT_PATH } from '../field-names.ts'
import { invitationHead, type RsvpSite } from '../invitation-head.ts'
import { RsvpCover } from '../rsvp-cover.tsx'
import { RsvpFrame } from '../rsvp-frame.tsx'
import type { RsvpView } from '../rsvp-view.ts'
import { wordsOf } from '../words.ts'
import { GiftList, type ShownGift } from './gift-list.tsx'
import styles from './gifts-page.tsx?own-styles'

/**
 * `/i/{token}/regalo`: the list of gifts, and those that the family takes care of. It is a page of its own, so that the
 * page of the wedding stays light.
 */
export function renderGifts(
  view: RsvpView,
  gifts: readonly ShownGift[],
  { origin, language }: RsvpSite,
): string {
  const words = wordsOf(language, view.people.length)
  const { t } = words
  const path = view.path + GIFT_PATH
  const head = { ...invitationHead(view, { words, styles, title: t.tab_gift() }), path }
  const cover = <RsvpCover view={{ ...view, path }} words={words} size="strip" above={t.tab_gift()} />
  return renderDocument(
    head,
    origin,
    <RsvpFrame cover={cover} words={words}>
      <section id="regalo" aria-labelledby="regalo-titulo">
        <h2 id="regalo-titulo">{t.tab_gift()}</h2>
        <GiftList gifts={gifts} path={path} words={words} />
      </section>
      <p className="mt-6" data-print="hide">
        <a href={view.path} className="link inline-block py-3">
          {t.beds_back()}
        </a>
      </p>
    </RsvpFrame>,
  )
}
