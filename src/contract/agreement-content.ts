import * as z from 'zod'
import { EMAIL_MAX, FULL_NAME_MAX } from '#domain/accounts/accounts.ts'
import {
  AGREEMENT_CLAUSES_MAX,
  AGREEMENT_FACT_MAX,
  AGREEMENT_SIGNERS_MAX,
  AGREEMENT_TITLE_MAX,
  AGREEMENT_VALID_DAYS_MAX,
  CLAUSE_TEXT_MAX,
} from '#domain/agreements/agreements.ts'
import { cleanLine, cleanParagraphs } from '#domain/text/clean-text.ts'
import { id, text } from './base.ts'

const line = (max: number) => text.overwrite(cleanLine).max(max)

const offered = {
  title: line(AGREEMENT_TITLE_MAX),
  clauses: z
    .array(
      z.object({
        id,
        title: line(AGREEMENT_TITLE_MAX),
        /** Facts stand in braces, such as '{fecha}'. */
        text: text.overwrite(cleanParagraphs).max(CLAUSE_TEXT_MAX),
      }),
    )
    .max(AGREEMENT_CLAUSES_MAX),
}

/** An agreement as it is written. */
export const agreementContent = z.object({
  ...offered,
  signers: z
    .array(
      z.object({
        id,
        name: line(FULL_NAME_MAX),
        email: line(EMAIL_MAX),
        /** Null where the person writes it when they sign. */
        nif: line(AGREEMENT_FACT_MAX).nullable(),
      }),
    )
    .max(AGREEMENT_SIGNERS_MAX),
  company: z.object({
    name: line(AGREEMENT_FACT_MAX),
    nif: line(AGREEMENT_FACT_MAX),
    address: line(AGREEMENT_FACT_MAX),
    representative: line(AGREEMENT_FACT_MAX),
  }),
  iban: line(AGREEMENT_FACT_MAX),
  validDays: z.int().min(1).max(AGREEMENT_VALID_DAYS_MAX),
})

export const agreementTemplate = z.object({
  id,
  name: text.overwrite(cleanLine).min(1).max(AGREEMENT_TITLE_MAX),
  ...offered,
})
