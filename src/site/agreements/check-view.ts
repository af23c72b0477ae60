import type { IsoDate } from '#domain/time/dates.ts'

export const CHECK_PATH = '/comprobar'

/** A contract that was found. The names are told to those who have its file, where they stand. */
export type CheckedAgreement = {
  number: string
  planner: string
  hash: string
  /** The day on which it was signed on paper; null for one that was signed here. */
  paperOn: IsoDate | null
  /** When the last one signed, or the paper was kept. */
  signedAt: Date | null
  /** Whether no other version was sent after it. */
  isNewest: boolean
  /** The time stamp over the document. */
  stamp: { at: Date; authority: string } | null
  names: { name: string; at: Date | null }[] | null
  /** Whether the file only names the contract: it is not the one that was kept. */
  isCopy: boolean
}

export type CheckView = {
  /** As it was typed. */
  hash: string
  /** Null before anything was sent. */
  answer: CheckedAgreement | 'unknown' | 'nothing' | 'tooLarge' | 'tooMany' | null
}
