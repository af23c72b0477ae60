import type { ReactElement } from 'react'
import { weekdayAndDay } from '#domain/households/invitation-dates.ts'
import { BEDS_PATH } from '#domain/lodging/question-text.ts'
import { phoneHref } from '#domain/text/phone.ts'
import { toldStop } from '../bus-words.ts'
import { listed } from '../date-words.ts'
import { BUS_MAIL_PATH } from '../field-names.ts'
import { rsvpButton } from '../rsvp-button.ts'
import type { Words } from '../words.ts'
import type { GuestPage, GuestPageBus, GuestPageRoom } from './guest-page.ts'
import { OwnText } from './own-text.tsx'

type BusSectionProps = {
  buses: readonly GuestPageBus[]
  text: string | null
  /** The page of the invitation. */
  path: string
  words: Words
  /** The stops that can still be asked for. */
  choice: ReactElement | null
}

/** The buses of a family, with those who wait for a seat, and the stops to choose from. */
export function BusSection({ buses, text, path, words, choice }: BusSectionProps) {
  const { t } = words
  return (
    <section id="autobus" aria-labelledby="autobus-titulo">
      <h2 id="autobus-titulo">{t.bus()}</h2>
      <OwnText text={text} />
      {buses.length > 0 && <Buses buses={buses} words={words} />}
      {choice}
      {buses.length > 0 && (
        <p data-print="hide">
          <a href={path + BUS_MAIL_PATH} className="link inline-block py-2.5">
            {t.bus_mail_ask({ people: words.people })}
          </a>
        </p>
      )}
    </section>
  )
}

function Buses({ buses, words }: Pick<BusSectionProps, 'buses' | 'words'>) {
  const { t, language } = words
  return (
    <ul className="gp-rows">
      {buses.map(({ stop, people, waiting, was }) => (
        <li key={stop.id}>
          <div>
            <b dir="auto">
              {stop.direction === 'out' ? t.bus_out() : t.bus_back()}: {toldStop({ stop, was }, words)}
            </b>
            {stop.place && <p dir="auto">{stop.place}</p>}
            <p>{listed(language, people)}</p>
            {waiting.length > 0 && (
              <p className="font-strong text-ink!">{t.bus_waiting({ names: listed(language, waiting) })}</p>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

type RoomsSectionProps = {
  page: Pick<GuestPage, 'rooms' | 'isAskedForBeds'>
  /** The page of the invitation. */
  path: string
  /** The couple's text for this part, and that of the invitation. */
  texts: readonly [string | null, string | null]
  words: Words
}

/** The rooms of a family, what the couple says of places to sleep, and the way to say whether they need one. */
export function RoomsSection({ page: { rooms, isAskedForBeds }, path, texts, words }: RoomsSectionProps) {
  return (
    <section id="dormir" aria-labelledby="dormir-titulo">
      <h2 id="dormir-titulo">{words.t.lodging()}</h2>
      <OwnText text={texts[0]} />
      {rooms.length > 0 && (
        <ul className="gp-rows">
          {rooms.map((room) => (
            <GuestRoom key={`${room.hotel} ${room.room} ${room.people.join()}`} room={room} words={words} />
          ))}
        </ul>
      )}
      <OwnText text={texts[1]} />
      {isAskedForBeds && (
        <div className="rv-actions" data-print="hide">
          <a href={path + BEDS_PATH} className={rsvpButton('secondary')}>
            {words.t.beds_ask({ people: words.people })}
          </a>
        </div>
      )}
    </section>
  )
}

/** A room with its people, its nights and the ways to reach the hotel. */
export function GuestRoom({ room, words }: { room: GuestPageRoom; words: Words }) {
  const { hotel, way, nights, people } = room
  const { language } = words
  return (
    <li>
      <div>
        <b dir="auto">{hotel}</b>
        <p dir="auto">{[room.room, way].filter(Boolean).join(' · ')}</p>
        {nights && (
          <p>
            {weekdayAndDay(language, nights.arrivesOn)} – {weekdayAndDay(language, nights.leavesOn)}
          </p>
        )}
        <p>{listed(language, people)}</p>
        <HotelReach hotel={room} words={words} />
      </div>
    </li>
  )
}

type HotelReachProps = { hotel: Pick<GuestPageRoom, 'code' | 'phone' | 'url'>; words: Words }

/** The word that is said when booking, and the ways to reach a hotel, as text that can be copied. */
export function HotelReach({ hotel: { code, phone, url }, words: { t } }: HotelReachProps) {
  const tel = phoneHref(phone ?? '')
  return (
    <>
      {code && (
        <p>
          {t.room_code()} <code>{code}</code>
        </p>
      )}
      {tel && (
        <p>
          <a href={tel} className="link inline-block py-2.5">
            {phone}
          </a>
        </p>
      )}
      {url && (
        <p>
          <a href={url} rel="noreferrer" className="link inline-block py-2.5 wrap-anywhere">
            {new URL(url).hostname}
          </a>
        </p>
      )}
    </>
  )
}
