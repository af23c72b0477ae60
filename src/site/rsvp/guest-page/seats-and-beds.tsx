import { weekdayAndDay } from '#domain/households/invitation-dates.ts'
import { phoneHref } from '#domain/text/phone.ts'
import { chosenStop } from '../bus-words.ts'
import { listed } from '../date-words.ts'
import type { Words } from '../words.ts'
import type { GuestPageBus, GuestPageRoom } from './guest-page.ts'
import { OwnText } from './own-text.tsx'

/** The buses of a family, with those who wait for a seat. */
export function BusSection({ buses, words }: { buses: readonly GuestPageBus[]; words: Words }) {
  const { t, language } = words
  return (
    <section id="autobus" aria-labelledby="autobus-titulo">
      <h2 id="autobus-titulo">{t.bus()}</h2>
      <ul className="gp-rows">
        {buses.map(({ stop, people, waiting }) => (
          <li key={stop.id}>
            <div>
              <b dir="auto">
                {stop.direction === 'out' ? t.bus_out() : t.bus_back()}: {chosenStop(stop)}
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
    </section>
  )
}

type RoomsSectionProps = { rooms: readonly GuestPageRoom[]; text: string | null; words: Words }

/** The rooms of a family, and what the couple says of places to sleep. */
export function RoomsSection({ rooms, text, words }: RoomsSectionProps) {
  return (
    <section id="dormir" aria-labelledby="dormir-titulo">
      <h2 id="dormir-titulo">{words.t.lodging()}</h2>
      {rooms.length > 0 && (
        <ul className="gp-rows">
          {rooms.map((room) => (
            <Room key={`${room.hotel} ${room.room} ${room.people.join()}`} room={room} words={words} />
          ))}
        </ul>
      )}
      {text && <OwnText text={text} />}
    </section>
  )
}

function Room({ room, words: { t, language } }: { room: GuestPageRoom; words: Words }) {
  const { hotel, way, phone, url, code, nights, people } = room
  const tel = phoneHref(phone ?? '')
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
      </div>
    </li>
  )
}
