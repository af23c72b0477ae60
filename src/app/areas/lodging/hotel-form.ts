import { readMapLink } from '#domain/households/coordinates.ts'
import type { Hotel } from '#domain/lodging/lodging.ts'
import type { HotelField } from './lodging.changes.ts'

/** The fields of a hotel as they are typed. */
export type HotelForm = { [Field in HotelField]: NonNullable<Hotel[Field]> }

const EMPTY: HotelForm = {
  kind: 'hotel',
  name: '',
  way: '',
  phone: '',
  url: '',
  mapUrl: '',
  code: '',
  notes: '',
}

/** The form of a hotel as it is, or of a new one. */
export const formOfHotel = (hotel: Hotel | null): HotelForm =>
  hotel
    ? {
        kind: hotel.kind,
        name: hotel.name,
        way: hotel.way ?? '',
        phone: hotel.phone ?? '',
        url: hotel.url ?? '',
        mapUrl: hotel.mapUrl ?? '',
        code: hotel.code ?? '',
        notes: hotel.notes ?? '',
      }
    : EMPTY

/** The sentence for a map that is neither a link nor coordinates. */
export const mapProblem = (typed: string): string | null =>
  typed.trim() === '' || readMapLink(typed)
    ? null
    : 'Pega el enlace de un mapa o escribe coordenadas como 37.3886, -5.9823.'

/** The hotel that a form means. */
export const hotelOfForm = (form: HotelForm): Pick<Hotel, HotelField> => ({
  kind: form.kind,
  name: form.name.trim(),
  way: form.way.trim() || null,
  phone: form.phone.trim() || null,
  url: form.url.trim() || null,
  mapUrl: readMapLink(form.mapUrl),
  code: form.code.trim() || null,
  notes: form.notes.trim() || null,
})
