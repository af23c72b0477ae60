import type { Level, NamedPreset, Section } from '#domain/members/permissions.ts'

/** A sentence for each preset on what a person who joins with it may do. */
export const WHAT_THEY_MAY: Record<NamedPreset, string> = {
  couple: 'Edita todo y decide qué ve cada persona.',
  planner: 'Edita todo, pero no puede eliminar la boda ni cambiar los accesos.',
  family:
    'Edita los invitados y ve las tareas, la inspiración y la agenda. No ve proveedores, presupuesto, mesas ni autobuses.',
  viewer: 'Ve la boda sin cambiar nada. No ve las mesas, el presupuesto ni ningún coste.',
}

export const SECTION_NAMES: Record<Section, string> = {
  tasks: 'Tareas',
  guests: 'Invitados',
  seating: 'Mesas',
  transport: 'Autobuses',
  vendors: 'Proveedores',
  budget: 'Presupuesto',
  inspiration: 'Inspiración',
  agenda: 'Agenda',
  conversation: 'Conversación',
}

export const LEVEL_NAMES: Record<Level, string> = { none: 'Nada', view: 'Ver', edit: 'Editar' }
