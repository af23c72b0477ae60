import { ARCHIVE_WORDS } from '#site/archive/archive-words.ts'
import { CLOCK, columns, type Sheet } from './sheet.ts'

const { directions, vehicles, hotels, lodging } = ARCHIVE_WORDS

/** The buses, and where guests sleep. */
export const TRANSPORT_SHEETS: readonly Sheet[] = [
  {
    name: 'autobuses',
    workbook: 'autobuses',
    title: 'Autobuses',
    section: 'transport',
    columns: [
      { heading: 'Viaje', sql: 't.direction', words: directions },
      { heading: 'Vehículo', sql: 't.vehicle', words: vehicles },
      ...columns({
        Plazas: 't.seats',
        Parada: `stop ->> 'name'`,
        Dónde: `stop ->> 'place'`,
        Hora: CLOCK(`(stop ->> 'minute')::int`),
      }),
      {
        heading: 'Personas',
        width: 60,
        sql: `(select string_agg(g.full_name, ', ' order by g.full_name, g.id) from guests g
          where g.wedding_id = t.wedding_id
            and case t.direction when 'out' then g.bus_out else g.bus_back end = stop ->> 'key')`,
      },
      {
        heading: 'Empresa',
        section: 'vendors',
        sql: `(select v.name from vendors v
          where (v.wedding_id, v.id) = (t.wedding_id, t.company_id) and v.deleted_at is null)`,
      },
      { heading: 'Precio', sql: 't.bus_price', section: 'budget', isEuros: true },
    ],
    from: (
      id,
    ) => `from bus_trips t cross join lateral jsonb_array_elements(t.stops) with ordinality as s(stop, place)
      where t.wedding_id = '${id}' order by t.direction desc, t.created_at, t.id, s.place`,
  },
  {
    name: 'hoteles',
    workbook: 'alojamiento',
    title: 'Hoteles y casas',
    section: 'transport',
    isOfCards: true,
    columns: [
      { heading: 'Nombre', sql: 'h.name' },
      { heading: 'Clase', sql: 'h.kind', words: hotels },
      ...columns({
        'Cómo llegar': 'h.way',
        Teléfono: 'h.phone',
        Web: 'h.url',
        Mapa: 'h.map_url',
        Código: 'h.code',
        Notas: 'h.notes',
      }),
    ],
    from: (id) => `from hotels h where h.wedding_id = '${id}' order by h.created_at, h.id`,
  },
  {
    name: 'habitaciones',
    workbook: 'alojamiento',
    title: 'Habitaciones',
    section: 'transport',
    columns: [
      ...columns({ Hotel: 'h.name', Tipo: 'b.name', Habitaciones: 'b.rooms', Camas: 'b.beds' }),
      { heading: 'Precio por noche', sql: 'b.price', isEuros: true },
      ...columns({ Llegada: 'b.arrives_on', Salida: 'b.leaves_on', 'Guardadas hasta': 'b.held_until' }),
    ],
    from: (id) => `from room_blocks b join hotels h on (h.wedding_id, h.id) = (b.wedding_id, b.hotel_id)
      where b.wedding_id = '${id}' order by h.created_at, h.id, b.created_at, b.id`,
  },
  {
    name: 'noches',
    workbook: 'alojamiento',
    title: 'Dónde duerme cada persona',
    section: 'transport',
    columns: [
      { heading: 'Persona', sql: 'g.full_name' },
      { heading: 'Necesita', sql: 's.need', words: lodging },
      ...columns({
        Hotel: 'h.name',
        Tipo: 'b.name',
        Habitación: 's.room',
        Llegada: 'coalesce(s.arrives_on, b.arrives_on)',
        Salida: 'coalesce(s.leaves_on, b.leaves_on)',
      }),
    ],
    from: (id) => `from stays s join guests g on (g.wedding_id, g.id) = (s.wedding_id, s.guest_id)
      left join room_blocks b on (b.wedding_id, b.id) = (s.wedding_id, s.block_id)
      left join hotels h on (h.wedding_id, h.id) = (b.wedding_id, b.hotel_id)
      where s.wedding_id = '${id}' order by h.created_at, h.id, b.created_at, b.id, s.room, g.full_name, g.id`,
  },
]
