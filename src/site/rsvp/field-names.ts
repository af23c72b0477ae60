/**
 * A form is sent here, after the address of its page. At the page's own address a browser that gets no answer puts its
 * error page in the place of the form, and the back button finds nothing of what was typed (Chromium).
 */
export const ANSWER_PATH = '/respuesta'

/** A family says here, by the key of a gift, that it takes care of it, or not after all. */
export const GIFT_PATH = '/regalo'
export const GIFT_FIELDS = { take: 'tomar', leave: 'dejar' } as const

/** A family says here whether it is told by mail when its bus changes. */
export const BUS_MAIL_PATH = '/autobus'
export const BUS_MAIL_FIELDS = { address: 'email', stop: 'no' } as const

/** The names of the fields of an answer, which the page writes and the server reads. */
export const FIELDS = {
  event: (person: string, event: string) => `viene.${person}.${event}`,
  menu: (person: string) => `menu.${person}`,
  allergens: (person: string) => `alergias.${person}`,
  diets: (person: string) => `dieta.${person}`,
  note: (person: string) => `cocina.${person}`,
  consent: (person: string) => `permiso.${person}`,
  highChair: (person: string) => `trona.${person}`,
  hasCompanion: (person: string) => `acompanante.${person}`,
  companion: (person: string) => `nombre.${person}`,
  /** A question of the couple's own, of a person or of all together. */
  own: (question: string, person: string | null) =>
    person === null ? `pregunta.${question}` : `pregunta.${question}.${person}`,
  busOut: 'ida',
  busBack: 'vuelta',
  song: 'cancion',
  message: 'palabras',
  /** Set by the button that says yes to everything. */
  all: 'todo',
  /** Set to a person by the button that withdraws their permission. */
  withdrawal: 'retirar',
  /** The page as it was shown, for when the server cannot look it up (`server/areas/households/rsvp/page-copy.ts`). */
  page: 'pagina',
} as const

export const YES = 'si'
export const NO = 'no'
export const MAYBE = 'quiza'
