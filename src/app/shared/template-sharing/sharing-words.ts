/** The noun of a thing that is shared: a template, or a package of quotes. */
export type SharedNoun = 'plantilla' | 'paquete'

const WORDS = {
  plantilla: {
    ...{ shared: 'Compartida', private: 'Solo mía' },
    ...{ share: 'Compartir con el equipo', hide: 'Hacer solo mía' },
    ...{ isShared: 'compartida con el equipo, con sus versiones', isPrivate: 'ahora solo la ves tú' },
    who: 'Quién la ve',
  },
  paquete: {
    ...{ shared: 'Compartido', private: 'Solo mío' },
    ...{ share: 'Compartir con el equipo', hide: 'Hacer solo mío' },
    ...{ isShared: 'compartido con el equipo, con sus versiones', isPrivate: 'ahora solo lo ves tú' },
    who: 'Quién lo ve',
  },
} as const

export const sharingWords = (noun: SharedNoun) => WORDS[noun]
