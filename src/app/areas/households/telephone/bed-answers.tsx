import type { FreePlaces } from '#contract/telephone-answers.ts'
import type { Nights } from '#domain/lodging/lodging.ts'
import { isSameNights, NOTHING_SAID, type SaidWish, type WishTap, wishAfter } from '#domain/lodging/wishes.ts'
import { Select } from '#ui/fields/select.tsx'
import { dateInWords } from '../../../shared/words/spanish-dates.ts'
import { OthersSaid } from './others-said.tsx'
import { problemAt } from './problem-words.ts'
import type { FieldsProps } from './told-text.tsx'

type Beds = NonNullable<FreePlaces['beds']>

/** People of the family who come: it needs no more rooms than these. */
type BedAnswersProps = FieldsProps & { beds: Beds; size: number }

const OWN_PLACE = 'own'
const WAY = ['beds']

/** The question where a family sleeps, with the rules of its own page. */
export function BedAnswers({ beds, size, told, problems }: BedAnswersProps) {
  if (beds.state !== 'open')
    return (
      <p className="text-sm text-ink-2">
        {beds.state === 'given' ? 'Ya tiene habitación.' : 'Ya no se reservan habitaciones.'}
      </p>
    )
  const { hotels } = beds
  const said = told.values.beds ?? NOTHING_SAID
  const chosen = hotels.find(({ id }) => id === said.hotelId)
  const say = (tap: WishTap) => {
    const after = wishAfter(said, tap, { hotels, size })
    if (after) told.say(WAY, after)
  }
  return (
    <div className="grid gap-3">
      <Select
        label="Dónde duermen"
        value={said.place === 'own' ? OWN_PLACE : (chosen?.id ?? null)}
        placeholder="Sin elegir"
        options={[
          ...hotels.map(({ id, name, way, free }) => ({
            value: id,
            label: [name, way].filter(Boolean).join(' · ') + roomsInWords(free),
          })),
          { value: OWN_PLACE, label: 'No necesitan habitación' },
        ]}
        onChange={(place) => say(place === OWN_PLACE ? { place } : { place: 'hotel', hotelId: place })}
        error={problemAt(problems, { person: null, field: 'beds' })}
      />
      {chosen && size > 1 && (
        <Select
          label="Habitaciones"
          value={String(said.rooms ?? 1)}
          options={Array.from({ length: size }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
          onChange={(rooms) => say({ rooms: Number(rooms) })}
        />
      )}
      {chosen && chosen.nights.length > 1 && (
        <Select
          label="Noches"
          value={said.nights && keyOf(said.nights)}
          placeholder="Sin elegir"
          options={chosen.nights.map((nights) => ({ value: keyOf(nights), label: nightsInWords(nights) }))}
          onChange={(key) => {
            const nights = chosen.nights.find((one) => keyOf(one) === key)
            if (nights && !isSameNights(nights, said.nights)) say({ nights })
          }}
        />
      )}
      <OthersSaid told={told} way={WAY} inWords={(stored) => wishInWords(stored as SaidWish, beds)} />
    </div>
  )
}

const keyOf = ({ arrivesOn, leavesOn }: Nights) => `${arrivesOn} ${leavesOn}`

const nightsInWords = ({ arrivesOn, leavesOn }: Nights) =>
  `Del ${dateInWords(arrivesOn)} al ${dateInWords(leavesOn)}`

function roomsInWords(free: number | null): string {
  if (free === null) return ''
  if (free === 0) return ', lleno: queda en lista de espera'
  return free === 1 ? ', queda 1 habitación' : `, quedan ${free} habitaciones`
}

function wishInWords({ place, hotelId, rooms }: SaidWish, { hotels }: Beds): string {
  if (place === 'own') return 'no necesitan habitación'
  const name = hotels.find(({ id }) => id === hotelId)?.name
  return name ? `${name}, ${rooms === 1 ? '1 habitación' : `${rooms ?? 1} habitaciones`}` : 'sin elegir'
}
