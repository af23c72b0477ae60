import type { Preset } from '#domain/members/permissions.ts'

/** The name of a member's part in a wedding, by what they may do there. */
export const PRESET_NAMES: Record<Preset, string> = {
  couple: 'Pareja',
  planner: 'Planner',
  family: 'Familia',
  viewer: 'Solo mirar',
  coordination: 'Coordina',
  watch: 'Mira',
  weekend: 'El día',
  custom: 'A medida',
}
