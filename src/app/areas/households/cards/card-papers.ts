import type { CardFormat } from '#domain/households/invitation-cards.ts'

/** The papers that invitations are printed on, in the words of those who print them. */
export const CARD_PAPERS: readonly { value: CardFormat; label: string; note: string }[] = [
  {
    value: 'cards',
    label: 'Tarjetas, ocho por hoja A4',
    note: 'Con marcas de corte y el estilo de la boda.',
  },
  {
    value: 'a6',
    label: 'Tarjetas A6, una por página',
    note: 'Para papel A6 o para llevarlas a una imprenta.',
  },
  {
    value: 'a6x4',
    label: 'Tarjetas A6, cuatro por hoja A4',
    note: 'Con marcas de corte: se cortan por la mitad a lo ancho y a lo alto.',
  },
  {
    value: 'stickers',
    label: 'Etiquetas adhesivas, 24 por hoja A4',
    note: 'De 70\u00a0×\u00a037\u00a0mm, para pegarlas en tu propia invitación. Imprime sin ajustar al papel (al 100\u00a0%).',
  },
]
