type DemoImage = { print: string; tags?: string; notes?: string }

/** The folders of the demo, in their order, with their images from the newest to the oldest. */
export const DEMO_FOLDERS: { name: string; images: DemoImage[] }[] = [
  {
    name: 'Mesas y flores',
    images: [
      { print: 'table', notes: 'Verde salvia con filo dorado', tags: 'mesa vajilla' },
      { print: 'bouquet', notes: 'Este volumen, con más hoja', tags: 'ramo azahar' },
      { print: 'candles', tags: 'velas noche' },
      { print: 'rings', tags: 'alianzas' },
      { print: 'lights', notes: 'Preguntar a Guirnaldas por 5 líneas', tags: 'luces' },
      { print: 'citrus', notes: 'Centros con naranjas del patio', tags: 'centros naranja' },
      { print: 'cake', notes: 'Sin fondant', tags: 'tarta' },
      { print: 'courtyard', notes: 'Naranjo en la entrada', tags: 'puerta' },
      { print: 'envelope', tags: 'papel' },
    ],
  },
  { name: 'Vestido', images: [] },
  {
    name: 'Luces de noche',
    images: [
      { print: 'night', notes: 'Farolillos sobre la pista', tags: 'luces baile' },
      { print: 'lights', tags: 'guirnaldas' },
      { print: 'candles', tags: 'velas' },
    ],
  },
  {
    name: 'Papelería',
    images: [
      { print: 'paper', notes: 'Papel de algodón, borde rasgado', tags: 'invitación' },
      { print: 'envelope', tags: 'sobre lacre' },
      { print: 'tiles', notes: 'Para el forro del sobre', tags: 'azulejo' },
    ],
  },
  {
    name: 'La finca',
    images: [
      { print: 'courtyard', tags: 'patio' },
      { print: 'olive-grove', notes: 'Las fotos, aquí a las siete', tags: 'olivar fotos' },
    ],
  },
  { name: 'Tarta', images: [{ print: 'cake', tags: 'tarta' }] },
  {
    name: 'Ceremonia',
    images: [
      { print: 'rings', tags: 'alianzas' },
      { print: 'sea', tags: 'viaje' },
    ],
  },
]
