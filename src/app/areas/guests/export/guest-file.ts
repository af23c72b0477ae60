import type { Guest } from '#contract/guests.ts'
import { EXPORT_SHEET } from '#domain/guest-import/guest-list/own-export.ts'
import type { Family } from '../../../shared/households/families.ts'
import { toCsv } from '../../../shared/spreadsheet/csv.ts'
import { toXlsx } from '../../../shared/spreadsheet/xlsx.ts'
import { type Asked, exportRows } from './export-rows.ts'

/** In characters: name, email, answer, notes, and what may follow them. */
const COLUMN_WIDTHS = [32, 32, 8, 60, 24, 14, 16, 12, 16, 16, 16, 16, 16]

export const guestsToCsv = (guests: readonly Guest[], families: readonly Family[], asked?: Asked): string =>
  toCsv(exportRows(guests, families, asked))

export const guestsToXlsx = (
  guests: readonly Guest[],
  families: readonly Family[],
  asked?: Asked,
): Promise<ArrayBuffer> =>
  toXlsx({ name: EXPORT_SHEET, rows: exportRows(guests, families, asked), columnWidths: COLUMN_WIDTHS })

/** An empty list to fill in, with every column that an import knows by its heading. */
export const guestTemplate = (): string =>
  toCsv([
    [
      'Nombre',
      'Apellidos',
      'Familia',
      'Email',
      'Teléfono',
      'Edad',
      'De parte de',
      'Idioma',
      'Mesa',
      'RSVP',
      'Notas',
    ],
  ])
