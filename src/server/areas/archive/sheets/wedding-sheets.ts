import { CLOCK, columns, type Sheet, TABLE } from './sheet.ts'

/** The day and the place of a wedding, and its other events. */
export const WEDDING_SHEETS: readonly Sheet[] = [
  {
    name: 'boda',
    workbook: 'boda',
    title: 'La boda',
    section: 'wedding',
    isOfCards: true,
    columns: [
      { heading: 'Boda', sql: 'w.name' },
      { heading: 'Fecha', sql: 'w.event_date' },
      { heading: 'Hora de', sql: 'w.time_zone' },
      { heading: 'Hora', sql: CLOCK('s.starts_at'), section: 'guests' },
      { heading: 'Lugar', sql: 's.place', section: 'guests' },
      { heading: 'Mapa', sql: 's.map_url', section: 'guests' },
      { heading: 'Vestimenta', sql: 's.dress_code', section: 'guests' },
      { heading: 'Cómo llegar', sql: 's.transport', section: 'guests' },
      { heading: 'Dónde dormir', sql: 's.lodging', section: 'guests' },
      { heading: 'Responder antes de', sql: 's.closing_date', section: 'guests' },
      { heading: 'Contacto', sql: `concat_ws(' ', s.contact_name, s.contact_phone)`, section: 'guests' },
    ],
    from: (id) =>
      `from weddings w left join invitation_settings s on s.wedding_id = w.id where w.id = '${id}'`,
  },
  {
    name: 'eventos',
    workbook: 'boda',
    title: 'Otros eventos',
    section: 'guests',
    columns: columns({
      Evento: 'e.name',
      Fecha: 'e.date',
      Hora: CLOCK('e.starts_at'),
      Lugar: 'e.place',
      Mapa: 'e.map_url',
    }),
    from: (id) => `from wedding_events e where e.wedding_id = '${id}' order by e.position, e.id`,
  },
]

/** The tables with who sits at them. */
export const SEATING_SHEETS: readonly Sheet[] = [
  {
    name: 'mesas',
    workbook: 'mesas',
    title: 'Mesas',
    section: 'seating',
    groupedBy: 'Mesa',
    columns: columns({
      Mesa: `concat_ws(' · ', e.name, ${TABLE})`,
      Sitios: 't.seats',
      Persona: 'g.full_name',
      Silla: 's.chair',
    }),
    from: (id) => `from seating_tables t
      left join wedding_events e on (e.wedding_id, e.id) = (t.wedding_id, t.event_id)
      left join seats s on (s.wedding_id, s.table_id) = (t.wedding_id, t.id)
      left join guests g on (g.wedding_id, g.id) = (s.wedding_id, s.guest_id)
      where t.wedding_id = '${id}' order by e.position nulls first, t.number, t.id, s.chair, g.full_name`,
  },
]
