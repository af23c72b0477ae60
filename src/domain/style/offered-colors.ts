/**
 * The colours that are offered for brands and for the detail of a look, with their names; `detailName` where a style,
 * which is chosen beside the details, has the same.
 */
export const OFFERED_COLORS = [
  { name: 'Hoja', color: '#1e4d37' },
  { name: 'Azulejo', color: '#1f4a82', detailName: 'Añil' },
  { name: 'Jacaranda', color: '#4b4a8a' },
  { name: 'Buganvilla', color: '#7a3a6b' },
  { name: 'Granate', color: '#93281e' },
  { name: 'Naranja tostada', color: '#a64703' },
  { name: 'Albero', color: '#775304' },
] as const satisfies readonly OfferedColor[]

type OfferedColor = { name: string; color: string; detailName?: string }

/** The name of a colour among the details of a look. */
export const detailNameOf = ({ name, detailName }: OfferedColor): string => detailName ?? name
