import type { TimeTopic } from '#domain/profit/noted-time.ts'

export const TOPIC_NAMES: Readonly<Record<TimeTopic, string>> = {
  meetings: 'Reuniones y visitas',
  vendors: 'Proveedores',
  guests: 'Invitados y mesas',
  day: 'El día',
  papers: 'Papeles',
  other: 'Otras cosas',
}
