import { foldText } from '../text/fold-text.ts'

/** The provinces of Spain and its two autonomous cities, as couples search for them. */
export const SPANISH_PROVINCES: readonly string[] = [
  ...['A Coruña', 'Álava', 'Albacete', 'Alicante', 'Almería', 'Asturias', 'Ávila', 'Badajoz', 'Barcelona'],
  ...['Bizkaia', 'Burgos', 'Cáceres', 'Cádiz', 'Cantabria', 'Castellón', 'Ceuta', 'Ciudad Real', 'Córdoba'],
  ...['Cuenca', 'Gipuzkoa', 'Girona', 'Granada', 'Guadalajara', 'Huelva', 'Huesca', 'Illes Balears', 'Jaén'],
  ...['La Rioja', 'Las Palmas', 'León', 'Lleida', 'Lugo', 'Madrid', 'Málaga', 'Melilla', 'Murcia', 'Navarra'],
  ...['Ourense', 'Palencia', 'Pontevedra', 'Salamanca', 'Santa Cruz de Tenerife', 'Segovia', 'Sevilla'],
  ...['Soria', 'Tarragona', 'Teruel', 'Toledo', 'Valencia', 'Valladolid', 'Zamora', 'Zaragoza'],
]

export const USUAL_STYLES: readonly string[] = [
  ...['Boho', 'Campo', 'Clásica', 'Costa', 'De autor', 'De temporada', 'Destino', 'Elegante', 'Gastronómica'],
  ...['Íntima', 'Jardín', 'Masía', 'Mediterránea', 'Minimalista', 'Patio andaluz', 'Rústica', 'Sostenible'],
  ...['Urbana', 'Vintage'],
]

export const USUAL_SERVICES: readonly string[] = [
  ...[
    'Organización integral',
    'Organización parcial',
    'Coordinación del día B',
    'Decoración',
    'Diseño floral',
  ],
  ...['Búsqueda de espacio', 'Búsqueda de proveedores', 'Bodas de destino', 'Bodas civiles', 'Papelería'],
  ...['Asesoramiento por horas', 'Preboda y postboda'],
]

export const USUAL_LANGUAGES: readonly string[] = [
  ...['Español', 'Catalán', 'Euskera', 'Gallego', 'Inglés', 'Francés', 'Alemán', 'Italiano', 'Portugués'],
]

/** Suggestions for what is typed: those that begin so before those that have it inside, without the chosen ones. */
export function suggestionsFor(
  typed: string,
  all: readonly string[],
  chosen: readonly string[],
  count = 6,
): string[] {
  const wanted = foldText(typed)
  if (!wanted) return []
  const taken = new Set(chosen.map(foldText))
  const found = all
    .map((one) => ({ one, place: foldText(one).indexOf(wanted) }))
    .filter(({ one, place }) => place >= 0 && !taken.has(foldText(one)))
  return found
    .sort((a, b) => Number(a.place > 0) - Number(b.place > 0))
    .map(({ one }) => one)
    .slice(0, count)
}
