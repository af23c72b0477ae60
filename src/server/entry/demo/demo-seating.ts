import type { TableShape } from '#domain/seating/seating.ts'

type DemoTable = { name: string; shape: TableShape; seats: number; people: readonly string[] }

/** The tables of the demo and who sits there already; the others who come wait for their seats. */
export const DEMO_TABLES: readonly DemoTable[] = [
  {
    ...{ name: 'Pareja y familias', shape: 'head', seats: 8 },
    people: ['Manuel Herrera Campos', 'Pilar Vidal Ortega', 'Rocío Herrera Vidal', 'Carmen Aguirre Soto'],
  },
  {
    ...{ name: 'Familia de Martín', shape: 'round', seats: 6 },
    people: ['Íñigo Aguirre Lasa', 'Noa Aguirre Lasa', 'Jesús Nogales Prado', 'Lourdes Nogales Prado'],
  },
  {
    ...{ name: 'Amistades con peques', shape: 'round', seats: 6 },
    people: [
      ...['Álvaro Gutiérrez Peña', 'Marta Soria Vega', 'Leo Gutiérrez Soria'],
      ...['Alba Solís Crespo', 'Héctor Crespo Mora', 'Triana Mora Vidal'],
    ],
  },
  { name: 'Vecinas de Triana', shape: 'rectangular', seats: 8, people: ['Amparo Ferrer Gil'] },
]

/** The room of the demo, in centimetres, with what stands there beside the tables. */
export const DEMO_ROOM = {
  size: { width: 1200, depth: 1400 },
  shapes: [
    { kind: 'door', label: 'Entrada', box: { x: 600, y: 1400, width: 200, depth: 20, rotation: 0 } },
    { kind: 'dance_floor', label: null, box: { x: 880, y: 1020, width: 440, depth: 360, rotation: 0 } },
    { kind: 'music', label: null, box: { x: 880, y: 1260, width: 200, depth: 80, rotation: 0 } },
    { kind: 'bar', label: null, box: { x: 200, y: 1260, width: 260, depth: 110, rotation: 0 } },
  ],
} as const

/** The rules of the demo: by the names of two people, of one and a place, or of everybody of whom something is known. */
export const DEMO_RULES = [
  { kind: 'apart', isFirm: true, of: ['Amparo Ferrer Gil', 'Carmen Aguirre Soto'] },
  { kind: 'together', isFirm: false, of: ['Triana Mora Vidal', 'Leo Gutiérrez Soria'] },
  { kind: 'near', isFirm: true, of: ['Carmen Aguirre Soto'], place: 'door' },
  { kind: 'parents', isFirm: true, trait: 'children' },
  { kind: 'far', isFirm: false, trait: 'highChairs', place: 'music' },
] as const
