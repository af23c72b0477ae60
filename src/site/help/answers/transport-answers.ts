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
} satisfies Partial<Record<HelpSlug, HelpAnswer>>
