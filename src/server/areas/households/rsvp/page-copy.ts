import { createHmac, timingSafeEqual } from 'node:crypto'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import type { InvitationLanguage } from '#domain/households/households.ts'
import type { PersonValues, RsvpValues, RsvpView } from '#site/rsvp/rsvp-view.ts'

/** The page in its language, with its fields as they were before anything was typed. */
export type PageCopy = { view: RsvpView; shown: RsvpValues; language: InvitationLanguage }

/** Some kilobytes: a small window and the quickest level cost a page a tenth of a millisecond, and few bytes. */
const QUICKLY = { level: 1, memLevel: 5, windowBits: 13 }

/**
 * The page as it was shown travels with its form: when the server cannot look the invitation up, it draws the same page
 * again, with everything that was typed; and it tells what was changed from what was there. It is signed together with
 * its address, so that nothing else is drawn.
 */
export function writePageCopy(copy: PageCopy, secret: string): string {
  const content = deflateRawSync(JSON.stringify(copy, withoutUsual), QUICKLY).toString('base64url')
  return `${content}.${signatureOf(content, copy.view.path, secret)}`
}

/** Most couples ask no questions of their own, and for a song and some words: their pages need not say so. */
const USUAL: Readonly<Record<string, string>> = {
  ...{ questions: '[]', ownAnswers: '{}', asksSong: 'true', asksMessage: 'true' },
}

const withoutUsual = (key: string, value: unknown) =>
  key in USUAL && USUAL[key] === JSON.stringify(value) ? undefined : value

/** A copy with all that it need not say, as one of a former release did not. */
function withUsual({ view, shown, language }: PageCopy): PageCopy {
  const people = Object.entries(shown.people).map(([id, values]) => [id, withAnswers(values)])
  return {
    view: { ...{ questions: [], asksSong: true, asksMessage: true }, ...view },
    shown: { ...withAnswers(shown), people: Object.fromEntries(people) },
    language,
  }
}

/** They stand where the fields that are read have them: copies are compared as JSON. */
const withAnswers = <Values extends Pick<PersonValues, 'ownAnswers'>>(values: Values): Values => ({
  ...values,
  ownAnswers: values.ownAnswers ?? {},
})

/** Bytes that the copy of a page may have; a household of thirty with long texts takes a tenth of it. */
const COPY_MAX = 256 * 1024

/** Changes with the fields of a page: what was written before an update is read as no copy. */
const VERSION = 2

/** The page that was shown at `path`; `null` for what this version did not write. */
export function readPageCopy(text: string, path: string, secret: string): PageCopy | null {
  const [content = '', signature = ''] = text.split('.')
  const expected = Buffer.from(signatureOf(content, path, secret))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return withUsual(
    JSON.parse(inflateRawSync(Buffer.from(content, 'base64url'), { maxOutputLength: COPY_MAX }).toString()),
  )
}

const signatureOf = (content: string, path: string, secret: string) =>
  createHmac('sha256', secret).update(`rsvp page ${VERSION}\n${path}\n${content}`).digest('base64url')
