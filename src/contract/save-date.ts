import * as z from 'zod'
import { INVITATION_LANGUAGES } from '#domain/households/households.ts'
import { SAVE_DATE_TEXT_MAX } from '#domain/households/save-date.ts'
import { requiredText } from './base.ts'
import { storedTexts } from './own-question-rows.ts'

/** The settings of the save-the-date as a member writes them (decision 160). */
export const saveDateFields = {
  saveDateOn: z.boolean(),
  saveDateShowsPlace: z.boolean(),
  saveDateTexts: z.partialRecord(z.enum(INVITATION_LANGUAGES), requiredText(SAVE_DATE_TEXT_MAX)),
}

/** The same as they are stored. */
export const storedSaveDate = {
  saveDateOn: z.boolean(),
  saveDateShowsPlace: z.boolean(),
  saveDateTexts: storedTexts,
}

export const SAVE_DATE_WITHOUT_DATE = {
  status: 409,
  message: 'The wedding has no date to announce',
} as const

export const SAVE_DATE_OFF = {
  status: 409,
  message: 'The links of the wedding do not show its date alone',
} as const

export const SAVE_DATE_TOO_LATE = {
  status: 409,
  message: 'The day of the wedding or of the last answers has come, and its links show the invitation',
} as const
