import { mergeRecords, mergeRows, mergeValue, type Sides } from '../activity/three-way-merge.ts'
import { INVITATION_LANGUAGES } from './households.ts'
import type { InvitationSettings, MailText, MailTexts } from './invitation-settings.ts'
import { mergeQuestions } from './questions-merge.ts'

/** Without the stops of the buses, which are changed with those. */
type OwnSettings = Omit<InvitationSettings, 'busRoutes'>

type Changes = Partial<OwnSettings>
type Field = keyof OwnSettings

/** A setting that both sides have changed, each in its own way; `null` where one of them has emptied it. */
export type SettingsDifference = {
  field: Field
  /** The language of a text, and which part of a mail; null for a setting that is one value. */
  part: string | null
  stored: SettingsValue
  given: SettingsValue
}

export type SettingsValue = string | number | boolean | MailText | null

const TEXT_FIELDS = ['texts', 'textsToOne', 'saveDateTexts'] as const

const MAIL_FIELDS = [
  ...(['mailTexts', 'mailTextsToOne', 'reminderTexts', 'reminderTextsToOne'] as const),
  ...(['maybeTexts', 'maybeTextsToOne', 'saveDateMails', 'saveDateMailsToOne'] as const),
] as const

/**
 * Puts changed settings together with those that others have stored since the change began from `from`: texts by
 * language, subject and message of a mail apart, menus by their key, questions part by part. A setting that `from` does not name
 * is stored as it is given.
 */
export function mergeSettings(
  from: Changes,
  stored: InvitationSettings,
  given: Changes,
): { settings: Changes; conflicts: SettingsDifference[] } {
  const settings: Record<string, unknown> = {}
  const conflicts: SettingsDifference[] = []
  for (const field of Object.keys(given) as Field[]) {
    const sides = { base: from[field], stored: stored[field], given: given[field] }
    const one = sides.base === undefined ? { value: sides.given, conflicts: [] } : mergeField(field, sides)
    settings[field] = one.value
    conflicts.push(...one.conflicts)
  }
  return { settings, conflicts }
}

/** Names a conflict among those of one change. */
export const differenceKey = ({ field, part }: Pick<SettingsDifference, 'field' | 'part'>): string =>
  part === null ? field : `${field}.${part}`

/** A change once it was chosen which side counts in each conflict: it begins from what the other side has stored. */
export function settleSettings(
  { from, given }: { from: Changes; given: Changes },
  conflicts: readonly SettingsDifference[],
  isOurs: (conflict: SettingsDifference) => boolean,
): { from: Changes; given: Changes } {
  const settled = { from: structuredClone(from), given: structuredClone(given) }
  for (const conflict of conflicts) {
    const path = differenceKey(conflict).split('.')
    setAt(settled.from, path, conflict.stored)
    setAt(settled.given, path, isOurs(conflict) ? conflict.given : conflict.stored)
  }
  return settled
}

/** Sets what stands at a path, on which rows of a list are named by their keys. A text that is not there has no language. */
function setAt(target: object, [key, ...rest]: string[], value: SettingsValue): void {
  const record = target as Record<string, unknown>
  if (rest.length === 0) {
    if (value === null && isLanguage(key!)) delete record[key!]
    else record[key!] = value
  } else if (Array.isArray(target)) {
    const row = target.find((one: { key: string }) => one.key === key)
    if (row) setAt(row, rest, value)
  } else {
    record[key!] ??= {}
    setAt(record[key!] as object, rest, value)
  }
}

const isLanguage = (key: string) => INVITATION_LANGUAGES.some((language) => language === key)

type Merged = { value: unknown; conflicts: SettingsDifference[] }

function mergeField(field: Field, sides: Sides<unknown>): Merged {
  if (field === 'menus') return unopposed(mergeRows(sides as Sides<InvitationSettings['menus']>, keyOf))
  if (field === 'questions') {
    const { questions, differences } = mergeQuestions(sides as Sides<InvitationSettings['questions']>)
    const conflicts = differences.map(({ key, path, stored, given }) => ({
      ...{ field, part: `${key}.${path}`, stored, given },
    }))
    return { value: questions, conflicts }
  }
  if (field === 'reminderDays') {
    const days = mergeRows(sides as Sides<InvitationSettings['reminderDays']>, (day) => day)
    return unopposed(days.toSorted((one, other) => other - one))
  }
  if (isTexts(field)) {
    const texts = sides as Sides<Record<string, string>>
    const { merged, conflicts } = mergeRecords(texts)
    return { value: merged, conflicts: conflicts.map((part) => differenceOf(field, part, texts)) }
  }
  if (isMailField(field)) return mergeMails(field, sides as Sides<MailTexts>)
  const one = mergeValue(sides)
  if (one) return unopposed(one.value)
  const { stored, given } = sides as Sides<SettingsValue>
  return { value: stored, conflicts: [{ field, part: null, stored, given }] }
}

const unopposed = (value: unknown): Merged => ({ value, conflicts: [] })

const keyOf = ({ key }: { key: string }) => key

const isTexts = (field: Field) => TEXT_FIELDS.some((one) => one === field)

const isMailField = (field: Field): field is (typeof MAIL_FIELDS)[number] =>
  MAIL_FIELDS.some((one) => one === field)

const differenceOf = (
  field: Field,
  part: string,
  { stored, given }: Pick<Sides<Readonly<Record<string, SettingsValue>>>, 'stored' | 'given'>,
): SettingsDifference => ({ field, part, stored: stored[part] ?? null, given: given[part] ?? null })

/** Mails by language; where all sides have one, its subject and its message are told apart. */
function mergeMails(field: (typeof MAIL_FIELDS)[number], sides: Sides<MailTexts>): Merged {
  const { merged, conflicts } = mergeRecords<MailText>(sides)
  const left: SettingsDifference[] = []
  for (const language of conflicts) {
    const of = (texts: MailTexts) => (texts as Record<string, MailText>)[language]
    const [base, stored, given] = [of(sides.base), of(sides.stored), of(sides.given)]
    if (!base || !stored || !given) {
      left.push(differenceOf(field, language, sides))
      continue
    }
    const parts = mergeRecords<string>({ base, stored, given })
    merged[language] = parts.merged as MailText
    for (const part of parts.conflicts) {
      left.push({
        field,
        part: `${language}.${part}`,
        stored: stored[part as keyof MailText],
        given: given[part as keyof MailText],
      })
    }
  }
  return { value: merged, conflicts: left }
}
