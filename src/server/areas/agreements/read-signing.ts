import { FULL_NAME_MAX } from '#domain/accounts/accounts.ts'
import { readNif } from '#domain/books/nif.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { SIGNING_ACTS, type SigningAttempt } from '#site/agreements/agreement-view.ts'

/** A form of a page of a contract, as it was sent. */
export type SentSigning = SigningAttempt & {
  version: number
  /** Six figures, or nothing that could be a code. */
  code: string
}

const CODE = /^\d{6}$/

/** Reads a form. What it does not hold is missing, and a button that there is not asks for a code. */
export function readSigning(form: FormData): SentSigning {
  const textOf = (field: string) => {
    const value = form.get(field)
    return typeof value === 'string' ? cleanLine(value.slice(0, TEXT_MAX)) : ''
  }
  const act = SIGNING_ACTS.find((known) => known === textOf('act')) ?? 'code'
  const [name, nif, code] = [textOf('name'), textOf('nif'), textOf('code').replaceAll(' ', '')]
  const version = /^\d{1,5}$/.test(textOf('version')) ? Number(textOf('version')) : -1
  const problems: SigningAttempt['problems'] = {}
  if (act === 'code') {
    if (!name) problems.name = 'MISSING'
    else if (name.length > FULL_NAME_MAX) problems.name = 'TOO_LONG'
    if (!nif) problems.nif = 'MISSING'
    else if (readNif(nif) === null) problems.nif = 'REFUSED'
    if (textOf('accepted') !== 'si') problems.accepted = 'MISSING'
  }
  if (act === 'sign' && !CODE.test(code)) problems.code = code ? 'REFUSED' : 'MISSING'
  return { act, name, nif, code, version, problems }
}

/** Longer than any of the fields may be, so that a longer one is still told to be. */
const TEXT_MAX = 1_000
