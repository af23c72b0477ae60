import type { PhotoReview } from '#domain/inspiration/inspiration.ts'

/** The words of each state of a guest's photograph: as a tab, of one photograph, and of several after an act. */
export const REVIEW_WORDS: Record<
  PhotoReview,
  { tab: string; state: string; act: string; one: string; many: string }
> = {
  waiting: {
    tab: 'Por revisar',
    state: 'Por revisar',
    act: 'dejar por revisar',
    one: 'Una foto por revisar.',
    many: 'fotos por revisar.',
  },
  published: {
    tab: 'Publicadas',
    state: 'Publicada',
    act: 'publicar',
    one: 'Una foto publicada.',
    many: 'fotos publicadas.',
  },
  retired: {
    tab: 'Retiradas',
    state: 'Retirada',
    act: 'retirar',
    one: 'Una foto retirada.',
    many: 'fotos retiradas.',
  },
}

export const photosInWords = (count: number): string => (count === 1 ? 'una foto' : `${count} fotos`)
