export const CHECK_PATH = '/comprobar'

/** A contract that was found. The names are told to those who have its file, where they stand. */
export type CheckedAgreement = {
  number: string
  planner: string
  hash: string
  signedAt: Date | null
  names: { name: string; at: Date }[] | null
}

export type CheckView = {
  /** As it was typed. */
  hash: string
  /** Null before anything was sent. */
  answer: CheckedAgreement | 'unknown' | 'nothing' | 'tooLarge' | 'tooMany' | null
}
