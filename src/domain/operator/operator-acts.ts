/** The kinds of act that are kept. */
export const OPERATOR_ACTS = [
  'sittingOpened',
  'conversationOpened',
  'conversationAnswered',
  'conversationClosed',
  'jobRetried',
  'accountSearched',
  'accountSuspended',
  'accountRestored',
  'reportOpened',
  'contentRemoved',
  'contentHidden',
  'contentKept',
  'claimUpheld',
  'claimRejected',
  'textAnnounced',
  'textWithdrawn',
] as const

export type OperatorAct = (typeof OPERATOR_ACTS)[number]

/** Lines of the log that are shown, the newest first. */
export const OPERATOR_LOG_SHOWN = 200

/** Days that what operators did is kept. */
export const OPERATOR_LOG_DAYS = 730

/** Longest subject of an act, in characters. */
export const ACT_SUBJECT_MAX = 200

const WORDS: Record<OperatorAct, (subject: string) => string> = {
  sittingOpened: () => 'entró en Operación',
  conversationOpened: (subject) => `leyó tu mensaje «${subject}»`,
  conversationAnswered: (subject) => `contestó a tu mensaje «${subject}»`,
  conversationClosed: (subject) => `cerró tu conversación «${subject}»`,
  jobRetried: (subject) => `reintentó ${subject}`,
  accountSearched: () => 'buscó tu cuenta por su email',
  accountSuspended: (subject) => `suspendió tu cuenta: ${subject}`,
  accountRestored: () => 'levantó la suspensión de tu cuenta',
  reportOpened: (subject) => `leyó un aviso sobre ${subject}`,
  contentRemoved: (subject) => `ocultó en público: ${subject}`,
  contentHidden: (subject) => `ocultó mientras respondes: ${subject}`,
  contentKept: (subject) => `dejó a la vista: ${subject}`,
  claimUpheld: (subject) => `dio la razón a una reclamación sobre ${subject}`,
  claimRejected: (subject) => `rechazó una reclamación sobre ${subject}`,
  textAnnounced: (subject) => `anunció un cambio de los textos: ${subject}`,
  textWithdrawn: (subject) => `retiró un cambio anunciado de los textos: ${subject}`,
}

/** Says to the person concerned what an operator did, after the words 'Quien gestiona Azahar'. */
export const operatorActLine = (act: OperatorAct, subject: string): string => WORDS[act](subject)

const LOG_WORDS: Record<OperatorAct, (subject: string) => string> = {
  sittingOpened: () => 'Entró',
  conversationOpened: (subject) => `Leyó el mensaje «${subject}»`,
  conversationAnswered: (subject) => `Contestó al mensaje «${subject}»`,
  conversationClosed: (subject) => `Cerró la conversación «${subject}»`,
  jobRetried: (subject) => `Reintentó ${subject}`,
  accountSearched: () => 'Buscó una cuenta por su email',
  accountSuspended: (subject) => `Suspendió una cuenta: ${subject}`,
  accountRestored: () => 'Levantó la suspensión de una cuenta',
  reportOpened: (subject) => `Leyó un aviso: ${subject}`,
  contentRemoved: (subject) => `Retiró: ${subject}`,
  contentHidden: (subject) => `Ocultó por ahora: ${subject}`,
  contentKept: (subject) => `Dejó a la vista: ${subject}`,
  claimUpheld: (subject) => `Dio la razón a una reclamación: ${subject}`,
  claimRejected: (subject) => `Rechazó una reclamación: ${subject}`,
  textAnnounced: (subject) => `Anunció un cambio: ${subject}`,
  textWithdrawn: (subject) => `Retiró un cambio anunciado: ${subject}`,
}

/** The line of the log that operators read. */
export const operatorLogLine = (act: OperatorAct, subject: string): string => LOG_WORDS[act](subject)
