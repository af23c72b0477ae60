import type { InvitationLanguage } from '#domain/households/households.ts'
import { pathFromTable } from '#domain/inspiration/photo-cards.ts'

/** An address of the page in a language; the table from which the guest has come goes along. */
export const inLanguage = (path: string, language: InvitationLanguage, table: number | null): string =>
  `${pathFromTable(path, table)}${table === null ? '?' : '&'}l=${language}`
