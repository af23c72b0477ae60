import { MINUTE_SECONDS } from '../time/time.ts'

/** Seconds that an access token is valid. */
export const ACCESS_TOKEN_SECONDS = 15 * MINUTE_SECONDS

/** Characters of the name under which a person recognises a program. */
export const APP_NAME_MAX = 60

/** Programs that one account may have given access to at a time. */
export const APPS_MAX = 50

/** The name of a program that gave none. */
export const UNNAMED_APP = 'Aplicación sin nombre'
