/** The provinces of Spain and its two autonomous cities, by the first two figures of their postal codes, from 01 on. */
const PROVINCES: readonly string[] = [
  ...['Álava', 'Albacete', 'Alicante', 'Almería', 'Ávila', 'Badajoz', 'Illes Balears', 'Barcelona', 'Burgos'],
  ...['Cáceres', 'Cádiz', 'Castellón', 'Ciudad Real', 'Córdoba', 'A Coruña', 'Cuenca', 'Girona', 'Granada'],
  ...['Guadalajara', 'Gipuzkoa', 'Huelva', 'Huesca', 'Jaén', 'León', 'Lleida', 'La Rioja', 'Lugo', 'Madrid'],
  ...['Málaga', 'Murcia', 'Navarra', 'Ourense', 'Asturias', 'Palencia', 'Las Palmas', 'Pontevedra'],
  ...['Salamanca', 'Sta. Cruz Tenerife', 'Cantabria', 'Segovia', 'Sevilla', 'Soria', 'Tarragona', 'Teruel'],
  ...['Toledo', 'Valencia', 'Valladolid', 'Bizkaia', 'Zamora', 'Zaragoza', 'Ceuta', 'Melilla'],
]

const POSTAL_CODE = /^\d{5}$/

/** The province of a Spanish postal code; `null` when it is none. */
export function provinceOf(postalCode: string): string | null {
  const code = postalCode.trim()
  return POSTAL_CODE.test(code) ? (PROVINCES[Number(code.slice(0, 2)) - 1] ?? null) : null
}
