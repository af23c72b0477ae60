/** The colours that are offered for brands and for the detail of a look, with their names. */
export const OFFERED_COLORS = [
  { name: 'Hoja', color: '#1e4d37' },
  { name: 'Azulejo', color: '#1f4a82' },
  { name: 'Jacaranda', color: '#4b4a8a' },
  { name: 'Buganvilla', color: '#7a3a6b' },
  { name: 'Granate', color: '#93281e' },
  { name: 'Naranja tostada', color: '#a64703' },
  { name: 'Albero', color: '#775304' },
] as const
