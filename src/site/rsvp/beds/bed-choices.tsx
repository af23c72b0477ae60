import type { ReactNode } from 'react'
import { formatEuros } from '#domain/budget/money.ts'
import { untilDate, weekdayAndDay } from '#domain/households/invitation-dates.ts'
import type { Nights } from '#domain/lodging/lodging.ts'
import { isSameNights } from '#domain/lodging/wishes.ts'
import { daysBetween } from '#domain/time/dates.ts'
import { TapRow } from '../tap-row.tsx'
import type { Words } from '../words.ts'
import { BEDS_FIELDS, choice, nightsValue, OWN_PLACE, wishKey } from './beds-fields.ts'
import type { BedsHotel, BedsView } from './beds-view.ts'

type ChoicesProps = { beds: BedsView; action: string; words: Words }

/** The hotels, then how many rooms and which nights at the one that is chosen: each row saves itself. */
export function BedChoices({ beds, action, words }: ChoicesProps) {
  const { t } = words
  const { said, hotels } = beds
  const chosen = hotels.find(({ id }) => id === said.hotelId)
  return (
    <form method="post" action={action}>
      <input type="hidden" name={BEDS_FIELDS.shown} value={wishKey(said)} />
      <fieldset className="rv-bus" aria-label={t.lodging()}>
        {hotels.map((hotel) => (
          <Row
            key={hotel.id}
            name={BEDS_FIELDS.place}
            value={choice(hotel.id, hotel.free === 0)}
            isChosen={hotel === chosen}
          >
            <b className="block">{hotel.name}</b>
            <HotelWords hotel={hotel} isChosen={hotel === chosen} words={words} />
          </Row>
        ))}
        <Row name={BEDS_FIELDS.place} value={OWN_PLACE} isChosen={said.place === 'own'}>
          <b>{t.beds_own({ people: beds.size })}</b>
        </Row>
      </fieldset>
      {chosen && beds.size > 1 && <RoomRows beds={beds} hotel={chosen} words={words} />}
      {chosen && chosen.nights.length > 1 && <NightRows beds={beds} hotel={chosen} words={words} />}
    </form>
  )
}

type RowProps = { name: string; value: string; isChosen: boolean; children: ReactNode }

const Row = ({ children, ...row }: RowProps) => (
  <TapRow {...row}>
    <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
  </TapRow>
)

/** `4 km · 128,00 € la noche`, the code, until when they are held, and how many are left. */
function HotelWords({ hotel, isChosen, words: { t, people, language } }: HotelWordsProps) {
  const { way, price, code, heldUntil, free } = hotel
  const euros = price && { price: formatEuros(price.cents) }
  const night = euros && (price.isLowest ? t.beds_price_from(euros) : t.beds_price(euros))
  const left =
    free === 0 ? `${t.bus_full()}. ${t.bus_queue({ people })}` : free && t.beds_free({ rooms: free })
  const lines = [
    [way, night].filter(Boolean).join(' · '),
    code && `${t.room_code()} ${code}`,
    heldUntil && t.beds_until({ until: untilDate(language, heldUntil) }),
    isChosen ? null : left,
  ]
  return lines.flatMap((line) =>
    line
      ? [
          <span key={line} className="block text-sm">
            {line}
          </span>,
        ]
      : [],
  )
}

type HotelWordsProps = { hotel: BedsHotel; isChosen: boolean; words: Words }

type HotelRowsProps = { beds: BedsView; hotel: BedsHotel; words: Words }

function RoomRows({
  beds: { said, size, isWaiting },
  hotel: { free },
  words: { t, people },
}: HotelRowsProps) {
  const own = isWaiting ? 0 : (said.rooms ?? 0)
  const isFull = (rooms: number) => free !== null && rooms > free && rooms > own
  return (
    <fieldset className="rv-bus">
      <legend>
        <b>{t.beds_rooms()}</b>
      </legend>
      {Array.from({ length: size }, (_, index) => index + 1).map((rooms) => (
        <Row
          key={rooms}
          name={BEDS_FIELDS.rooms}
          value={choice(rooms, isFull(rooms))}
          isChosen={said.rooms === rooms}
        >
          <b className="block">{t.beds_room_count({ rooms })}</b>
          {isFull(rooms) && <span className="block text-sm">{t.bus_queue({ people })}</span>}
        </Row>
      ))}
    </fieldset>
  )
}

function NightRows({ beds: { said }, hotel, words }: HotelRowsProps) {
  return (
    <fieldset className="rv-bus">
      <legend>
        <b>{words.t.beds_nights()}</b>
      </legend>
      {hotel.nights.map((nights) => (
        <Row
          key={nightsValue(nights)}
          name={BEDS_FIELDS.nights}
          value={nightsValue(nights)}
          isChosen={isSameNights(said.nights, nights)}
        >
          <b className="block">{nightCount(nights, words)}</b>
          <span className="block text-sm">{nightsInWords(nights, words)}</span>
        </Row>
      ))}
    </fieldset>
  )
}

const nightCount = ({ arrivesOn, leavesOn }: Nights, { t }: Words): string =>
  t.beds_night_count({ nights: daysBetween(arrivesOn, leavesOn) })

/** `viernes, 9 de abril – domingo, 11 de abril`. */
export const nightsInWords = ({ arrivesOn, leavesOn }: Nights, { language }: Words): string =>
  `${weekdayAndDay(language, arrivesOn)} – ${weekdayAndDay(language, leavesOn)}`
