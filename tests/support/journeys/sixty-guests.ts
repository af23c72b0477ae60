import { randomUUID } from 'node:crypto'

export type NewFamily = { people: string[]; email: string | null; phone: string; language: string }

const SURNAMES = [
  ...['Aguirre', 'Benítez', 'Carrasco', 'Domínguez', 'Echevarría', 'Fuentes', 'Galindo', 'Herrero'],
  ...['Ibáñez', 'Jurado', 'Lozano', 'Montoya', 'Navarrete', 'Olmedo', 'Palacios', 'Quintana', 'Robles'],
  ...['Salcedo', 'Trujillo', 'Urrutia', 'Valverde', 'Zamora', 'Arana', 'Bravo', 'Cordero', 'Duarte'],
  ...['Escudero', 'Ferrer', 'Guzmán', 'Hidalgo', 'Iriarte', 'Lasa', 'Machado', 'Nogales', 'Ortega'],
  ...['Pizarro', 'Roldán', 'Sierra'],
] as const

/** Families beside the one that answers in Catalan. */
const OTHERS = 19

/** The last of them have no email. */
const BY_HAND = 3

/**
 * Sixty people of twenty families, as a couple has them in a list: nothing says who lives with whom but their emails
 * and surnames. The first family speaks Catalan and has a child.
 */
export function sixtyGuests(): NewFamily[] {
  // Domains of its own, because mails keep a pace for each.
  const [domain, another] = [randomUUID(), randomUUID()].map((id) => `${id.slice(0, 8)}.example`)
  const others = Array.from({ length: OTHERS }, (_, index): NewFamily => {
    const [first, second] = [SURNAMES[2 * index]!, SURNAMES[2 * index + 1]!]
    return {
      people: ['Ana', 'Blas', 'Cruz'].map((name) => `${name} ${first} ${second}`),
      email: index < OTHERS - BY_HAND ? `familia${index}@${index % 2 ? domain : another}` : null,
      phone: `6000001${String(index).padStart(2, '0')}`,
      language: '',
    }
  })
  const catalan = {
    people: ['Empar Soler Mas', 'Quim Pons Ribas', 'Nel Pons Soler'],
    ...{ email: `casa@${domain}`, phone: '600000199', language: 'catalán' },
  }
  return [catalan, ...others]
}

/** The list as a spreadsheet saves it, the families mixed: first all adults who are called first. */
export function sixtyGuestsAsCsv(families: readonly NewFamily[]): string {
  const rows = [0, 1, 2].flatMap((position) =>
    families.map(({ people, email, phone, language }) => [
      people[position]!,
      position === 0 ? (email ?? '') : '',
      position === 0 ? phone : '',
      people[position]!.startsWith('Nel ') ? '4 años' : '',
      language,
    ]),
  )
  return [['Nombre completo', 'Email', 'Teléfono', 'Edad', 'Idioma'], ...rows]
    .map((cells) => cells.join(';'))
    .join('\r\n')
}
