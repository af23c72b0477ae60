import type { AgendaItem } from '#domain/agenda/agenda.ts'

type DemoItem = Pick<AgendaItem, 'title'> &
  Partial<Pick<AgendaItem, 'place' | 'notes' | 'isFixed' | 'isShownToGuests'>> & {
    /** Hours and minutes from the day's midnight: 24.5 is half past twelve in the night. */
    from: number
    to?: number
    /** The types of the vendors who take care of it. */
    vendors?: string[]
    person?: { name: string; phone: string }
  }

type DemoDay = { name: string /** Days from the wedding. */; offset: number; items: DemoItem[] }

/** The agenda of the demo: the evening before, and a wedding at noon until the bus leaves. */
export const DEMO_AGENDA: DemoDay[] = [
  {
    name: 'Preboda',
    offset: -1,
    items: [
      {
        title: 'Montaje de flores y luces',
        from: 16,
        to: 19,
        place: 'Patio',
        vendors: ['floristeria', 'iluminacion'],
      },
      { title: 'Ensayo de la ceremonia', from: 19, to: 19.75, place: 'Jardín' },
      { title: 'Cena con las familias', from: 21, place: 'Casa Morales, Carmona', isShownToGuests: true },
    ],
  },
  {
    name: 'Boda',
    offset: 0,
    items: [
      {
        title: 'Peluquería y maquillaje',
        from: 8,
        to: 10.75,
        place: 'Casa de Lucía',
        notes: 'Empieza la madre de Lucía.',
      },
      {
        title: 'Descarga del catering',
        from: 10.75,
        to: 11.75,
        place: 'Entrada de servicio, muelle 2',
        vendors: ['catering'],
      },
      {
        title: 'Autobús de ida',
        from: 11.25,
        to: 12,
        place: 'Prado de San Sebastián, Sevilla',
        isFixed: true,
        isShownToGuests: true,
        vendors: ['autobuses'],
        person: { name: 'Manolo, el conductor', phone: '600 00 77 10' },
      },
      {
        title: 'Ceremonia',
        from: 12.5,
        to: 13.25,
        place: 'Jardín',
        isFixed: true,
        isShownToGuests: true,
        vendors: ['cuarteto-de-cuerda'],
      },
      {
        title: 'Fotos de familia',
        from: 13.25,
        to: 13.5,
        place: 'Escalinata',
        notes: 'La lista la lleva Martín.',
      },
      {
        title: 'Cóctel',
        isShownToGuests: true,
        from: 13.5,
        to: 15,
        place: 'Patio',
        vendors: ['catering', 'cuarteto-de-cuerda'],
      },
      {
        title: 'Banquete',
        isShownToGuests: true,
        from: 15,
        to: 17.25,
        place: 'Salón',
        vendors: ['catering'],
        notes: 'Brindis del padre de Martín a los postres.',
      },
      { title: 'Tarta', from: 17.25, to: 17.75, place: 'Salón', vendors: ['tarta-nupcial'] },
      { title: 'Primer baile', isShownToGuests: true, from: 17.75, to: 18, place: 'Pista', vendors: ['dj'] },
      {
        title: 'Barra libre',
        isShownToGuests: true,
        from: 18,
        place: 'Terraza',
        vendors: ['barra-libre', 'dj'],
      },
      { title: 'Recena', from: 21.5, place: 'Terraza', vendors: ['catering'] },
      {
        title: 'Autobús de vuelta',
        from: 27,
        place: 'Puerta principal',
        isFixed: true,
        isShownToGuests: true,
        vendors: ['autobuses'],
      },
    ],
  },
]

/** The items of a day as the API takes them; `vendorIds` by type. */
export const demoItems = ({ items }: DemoDay, vendorIds: ReadonlyMap<string, string>) =>
  items.map(({ from, to, vendors = [], person, ...item }) => ({
    ...item,
    time: { startsAt: from * 60, endsAt: to === undefined ? null : to * 60 },
    responsible: [
      ...vendors.flatMap((type) => {
        const vendorId = vendorIds.get(type)
        return vendorId ? [{ kind: 'vendor', vendorId }] : []
      }),
      ...(person ? [{ kind: 'person', ...person }] : []),
    ],
  }))
