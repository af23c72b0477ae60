/** The parts of a wedding that is taken along, by the names of their files. */
export const ARCHIVE_PARTS = [
  'boda',
  'invitados',
  'mesas',
  'proveedores',
  'presupuesto',
  'agenda',
  'tareas',
  'autobuses',
  'alojamiento',
  'inspiracion',
  'conversaciones',
] as const

export type ArchivePart = (typeof ARCHIVE_PARTS)[number]
