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
