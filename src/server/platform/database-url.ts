import { AddressError, readDatabaseAddress } from '#db/connection/database-address.ts'

/** Says why the address of a database cannot be tried, without repeating any of it; `null` when it can. */
export function databaseUrlProblem(url: string): string | null {
  try {
    readDatabaseAddress(url)
    return null
  } catch (error) {
    if (error instanceof AddressError) return error.message
    throw error
  }
}
