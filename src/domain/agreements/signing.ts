import { MINUTE_SECONDS } from '../time/time.ts'

export const SIGNER_ROLES = ['planner', 'couple'] as const

/** A code of a signature: its figures, how long it is valid, and how often it may be tried. */
export const SIGNING_CODE_DIGITS = 6
export const SIGNING_CODE_SECONDS = 15 * MINUTE_SECONDS
export const SIGNING_TRIES = 5
/** Another one is sent after this many seconds, and so many in an hour to one person. */
export const SIGNING_PAUSE_SECONDS = 60
export const SIGNING_CODES_PER_HOUR = 6

/** The path of the contract below that of its quote, and of the deposit. */
export const SIGNING_STEP = 'firmar'
export const DEPOSIT_STEP = 'reservar'
export const CONTRACT_FILE = 'contrato.pdf'
export const STAMP_FILE = 'sello.tsr'

/** The sentence that a person ticks, which is kept with their signature. */
export const ACCEPTANCE = 'He leído el contrato y estoy de acuerdo.'

/** An address of which only its owner recognises the beginning: 'a•••@correo.example'. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*(?=@)/u, '$1•••')
