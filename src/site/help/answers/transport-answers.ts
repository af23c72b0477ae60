import type { HelpSlug } from '#domain/help/help-slugs.ts'
import type { HelpAnswer } from '../help-answer.ts'

export const TRANSPORT_ANSWERS = {
  autobuses: {
    topic: 'guests',
    title: 'Llevar a los invitados en autobús',
    lead: 'Cada invitado elige su autobús al responder.',
    steps: [
      {
        act: 'Abre «Autobuses».',
        note: 'Ahí ves desde dónde se ponen: los ajustes de la invitación, en «Invitados».',
      },
    ],
    parts: [
      {
        title: 'Quién lo ve',
        text: 'La pareja y el planner. Al resto se le puede abrir en «Miembros».',
      },
    ],
    near: ['la-invitacion', 'respuestas', 'permisos'],
    screens: ['/app/couple/$wid/transport'],
    reviewed: { on: '2026-11-26', version: '0.1.0' },
  },
  alojamiento: {
    topic: 'guests',
    title: 'Apuntar los hoteles y quién duerme dónde',
    lead: 'Cada hotel dice cuántas de sus habitaciones están ocupadas, y qué día suelta las demás.',
    steps: [
      {
        act: 'Abre «Autobuses» y ve a la pestaña «Alojamiento».',
        note: 'Los hoteles se reservan con ellos: aquí se apunta lo que habéis acordado.',
      },
      {
        act: 'Pulsa «Añadir hotel» y después «Añadir habitaciones».',
        note: 'En «Hasta cuándo» va el día en que el hotel suelta las libres. Una casa se apunta con «Casa o finca».',
      },
      {
        act: 'En «Quién duerme dónde», pulsa «Decir dónde» junto a cada familia.',
        note: 'Quien dice que no viene deja libre su habitación.',
      },
    ],
    parts: [
      {
        title: 'La lista para el hotel',
        text: 'En el menú de cada hotel, «Exportar Excel» o «Exportar CSV»: los nombres por habitación y sus noches, y nada más de los invitados.',
      },
    ],
    near: ['autobuses', 'respuestas', 'familias'],
    screens: ['/app/couple/$wid/transport'],
    reviewed: { on: '2026-11-26', version: '0.1.0' },
  },
} satisfies Partial<Record<HelpSlug, HelpAnswer>>
