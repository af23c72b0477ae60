import { LANGUAGE_NAMES } from '#domain/households/households.ts'
import { ARCHIVE_WORDS } from '#site/archive/archive-words.ts'
import { ANSWER, columns, MOMENT, type Sheet, TABLE } from './sheet.ts'

/** `¿Cuántas noches? 3`, for each answer of a row to a question that is still asked. */
const OWN_ANSWERS = (row: 'g' | 'h') => `(
  select string_agg(concat_ws(' ', coalesce(q -> 'texts' ->> 'es', q ->> 'key'), coalesce((
      select o -> 'texts' ->> 'es' from jsonb_array_elements(q -> 'options') o
      where o ->> 'key' = ${row}.own_answers ->> (q ->> 'key')), ${row}.own_answers ->> (q ->> 'key'))), ', ')
  from invitation_settings s, jsonb_array_elements(s.questions) q
  where s.wedding_id = ${row}.wedding_id and ${row}.own_answers ? (q ->> 'key'))`

const BUS_STOP = (column: string) => `coalesce((
  select r ->> 'name' from invitation_settings s, jsonb_array_elements(s.bus_routes) r
  where s.wedding_id = g.wedding_id and r ->> 'id' = ${column}), ${column})`

/** Guests and families with their answers. */
export const GUEST_SHEETS: readonly Sheet[] = [
  {
    name: 'invitados',
    workbook: 'invitados',
    title: 'Invitados',
    section: 'guests',
    isOfCards: true,
    groupedBy: 'Familia',
    columns: [
      ...columns({ Nombre: 'g.full_name', Familia: 'h.name', Email: 'g.email', Teléfono: 'g.phone' }),
      { heading: 'Edad', sql: 'g.age', words: ARCHIVE_WORDS.ages },
      { heading: 'De parte de', sql: 'g.side' },
      { heading: 'Asistencia', sql: `case when g.maybe then 'Puede que sí' else ${ANSWER('g.rsvp')} end` },
      {
        heading: 'Otros eventos',
        sql: `(select string_agg(e.name || ': ' || ${ANSWER('a.answer')}, ', ' order by e.position)
          from event_answers a join wedding_events e on (e.wedding_id, e.id) = (a.wedding_id, a.event_id)
          where (a.wedding_id, a.guest_id) = (g.wedding_id, g.id))`,
      },
      {
        heading: 'Menú',
        sql: `coalesce((select m ->> 'name' from invitation_settings s, jsonb_array_elements(s.menus) m
          where s.wedding_id = g.wedding_id and m ->> 'key' = g.menu), g.menu)`,
      },
      { heading: 'Alergias', sql: `array_to_string(g.allergens, ', ')`, words: ARCHIVE_WORDS.allergens },
      { heading: 'Dietas', sql: `array_to_string(g.diets, ', ')`, words: ARCHIVE_WORDS.diets },
      ...columns({
        'Sobre la comida': 'g.diet_note',
        'Preguntas propias': OWN_ANSWERS('g'),
        'Bus de ida': BUS_STOP('g.bus_out'),
        'Bus de vuelta': BUS_STOP('g.bus_back'),
        Notas: 'g.notes',
        Trona: `case when g.needs_high_chair then 'Sí' end`,
      }),
      {
        heading: 'Mesa',
        section: 'seating',
        sql: `(select ${TABLE} from seats s
          join seating_tables t on (t.wedding_id, t.id) = (s.wedding_id, s.table_id)
          where (s.wedding_id, s.guest_id) = (g.wedding_id, g.id) and s.event_id is null)`,
      },
    ],
    from: (
      id,
    ) => `from guests g left join households h on (h.wedding_id, h.id) = (g.wedding_id, g.household_id)
      where g.wedding_id = '${id}' order by h.created_at, h.id, g.created_at, g.id`,
  },
  {
    name: 'familias',
    workbook: 'invitados',
    title: 'Familias',
    section: 'guests',
    isOfCards: true,
    columns: [
      { heading: 'Familia', sql: 'h.name' },
      {
        heading: 'Personas',
        width: 40,
        sql: `(select string_agg(g.full_name, ', ' order by g.created_at, g.id) from guests g
          where (g.wedding_id, g.household_id) = (h.wedding_id, h.id))`,
      },
      ...columns({ Email: 'h.email', Teléfono: 'h.phone' }),
      { heading: 'Idioma', sql: 'h.language', words: LANGUAGE_NAMES },
      { heading: 'Enviada', sql: MOMENT('h.sent_at'), width: 17 },
      { heading: 'Respondió', sql: MOMENT('h.answered_at'), width: 17 },
      ...columns({
        Canción: 'h.song',
        Mensaje: 'h.message',
        'Preguntas propias': OWN_ANSWERS('h'),
        Regalo: 'h.gift',
      }),
      { heading: 'Gracias', sql: MOMENT('h.thanked_at'), width: 17 },
    ],
    from: (id) => `from households h where h.wedding_id = '${id}' order by h.created_at, h.id`,
  },
]
