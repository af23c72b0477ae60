import type { InvitationLanguage } from '#domain/households/households.ts'
import type { InvitationSettings } from '#domain/households/invitation-settings.ts'
import {
  MAIL_FIELDS,
  mailWords,
  messageText,
  type OwnWords,
  type WordsKind,
} from '#domain/households/own-words.ts'
import { AUDIENCES, type Audience } from './audience.ts'

const FIELDS = { ...MAIL_FIELDS, invite: { several: 'texts', one: 'textsToOne' } } as const

/**
 * The settings with the messages that were written in a language. Blank words, and those that would be said without
 * them, are not kept: the person alone then gets what several get, and these get ours.
 */
export function messageSettings(
  settings: InvitationSettings,
  kind: WordsKind,
  language: InvitationLanguage,
  unsaved: Partial<Record<Audience, string>>,
): Partial<OwnWords> {
  let now = settings
  for (const audience of AUDIENCES) {
    const typed = unsaved[audience]?.trim()
    if (typed === undefined) continue
    const field = FIELDS[kind][audience]
    const isToOne = audience === 'one'
    // Settings that a device has kept may not have them yet.
    const { [language]: _, ...rest } = now[field] ?? {}
    const without = { ...now, [field]: rest }
    const isOwn = typed !== '' && typed !== messageText(without, kind, language, isToOne)
    // All but an invitation say by WhatsApp the text of their mail, whose subject stays.
    const { subject } = mailWords(now, kind, language, isToOne)
    const own = kind === 'invite' ? typed : { subject, text: typed }
    now = isOwn ? { ...without, [field]: { ...rest, [language]: own } } : without
  }
  const changed = AUDIENCES.filter((audience) => unsaved[audience] !== undefined).map(
    (audience) => FIELDS[kind][audience],
  )
  return Object.fromEntries(changed.map((field) => [field, now[field]]))
}
