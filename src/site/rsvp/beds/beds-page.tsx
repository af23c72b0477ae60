import { BEDS_PATH } from '#domain/lodging/question-text.ts'
import { renderDocument } from '../../document.tsx'
import { ContactLinks } from '../contact-links.tsx'
import { GuestRoom, HotelReach } from '../guest-page/seats-and-beds.tsx'
import { invitationHead, type RsvpSite } from '../invitation-head.ts'
import { RsvpCover } from '../rsvp-cover.tsx'
import { RsvpFrame } from '../rsvp-frame.tsx'
import type { RsvpView } from '../rsvp-view.ts'
import { type Words, wordsOf } from '../words.ts'
import { BedChoices, nightsInWords } from './bed-choices.tsx'
import styles from './beds-page.tsx?own-styles'
import type { BedsView } from './beds-view.ts'

/** A tap had another outcome than its row said: it filled up, was overtaken by another, or is not offered any more. */
export type BedsNews = 'just_full' | 'changed' | 'gone'

type BedsProps = { view: RsvpView; beds: BedsView; news: BedsNews | null; words: Words }

/** `/i/{token}/dormir`: a family says whether it needs rooms. It has its own style sheet: first visits do not see it. */
export function renderBeds(
  view: RsvpView,
  { beds, news }: Pick<BedsProps, 'beds' | 'news'>,
  { origin, language }: RsvpSite,
): string {
  const words = wordsOf(language, beds.size)
  const own = { words, styles, title: words.t.lodging() }
  const head = { ...invitationHead(view, own), path: view.path + BEDS_PATH }
  return renderDocument(head, origin, <Beds view={view} beds={beds} news={news} words={words} />)
}

function Beds({ view, beds, news, words }: BedsProps) {
  const { t, people } = words
  const path = view.path + BEDS_PATH
  const cover = <RsvpCover view={{ ...view, path }} words={words} size="strip" above={t.lodging()} />
  return (
    <RsvpFrame cover={cover} words={words}>
      {news && (
        <p role="alert" className="rv-status">
          {t[`beds_${news}`]({ people })}
        </p>
      )}
      <section id="dormir" aria-labelledby="dormir-titulo">
        <h2 id="dormir-titulo">{t.lodging()}</h2>
        {beds.state === 'open' ? (
          <>
            <p className="mt-2 text-ink-2">{t.beds_lead({ people })}</p>
            <BedChoices beds={beds} action={path} words={words} />
          </>
        ) : (
          <Shut view={view} beds={beds} words={words} />
        )}
        <Said view={view} beds={beds} words={words} />
      </section>
      <p className="mt-6" data-print="hide">
        <a href={view.path} className="link inline-block py-3">
          {t.beds_back()}
        </a>
      </p>
    </RsvpFrame>
  )
}

/** The rooms that the couple has given, or that it is too late; and whom to call. */
function Shut({ view, beds, words }: Omit<BedsProps, 'news'>) {
  const { t, people } = words
  const isGiven = beds.state === 'given'
  return (
    <>
      <p className="mt-2">{isGiven ? t.beds_given({ people }) : t.beds_closed({ people })}</p>
      {isGiven && (
        <ul className="gp-rows">
          {beds.rooms.map((room) => (
            <GuestRoom key={`${room.hotel} ${room.room} ${room.people.join()}`} room={room} words={words} />
          ))}
        </ul>
      )}
      {isGiven && <p className="mt-4 text-ink-2">{t.beds_given_lead({ people })}</p>}
      {view.contact && <ContactLinks contact={view.contact} words={words} />}
    </>
  )
}

/**
 * The answer as it is saved, whether there is room, and the ways to reach the hotel. Its code stands in the row of the
 * hotel too, but the words of a button cannot be selected.
 */
function Said({ view, beds, words }: Omit<BedsProps, 'news'>) {
  const { said, wanted, isWaiting, state, hotels } = beds
  const { t, people } = words
  if (said.place === null || state === 'given') return null
  const what =
    said.place === 'own'
      ? t.beds_own({ people })
      : [
          wanted,
          said.rooms !== null && t.beds_room_count({ rooms: said.rooms }),
          said.nights && nightsInWords(said.nights, words),
        ]
          .filter(Boolean)
          .join(', ')
  const hotel = hotels.find(({ id }) => id === said.hotelId)
  return (
    <>
      <div role="status" className="rv-status">
        <p className="font-strong">{what}</p>
        {isWaiting && <p>{t.beds_waits({ people })}</p>}
        <p>{t.beds_saved({ couple: view.weddingName })}</p>
      </div>
      {hotel && (
        <div className="mt-3">
          <HotelReach hotel={hotel} words={words} />
        </div>
      )}
    </>
  )
}
