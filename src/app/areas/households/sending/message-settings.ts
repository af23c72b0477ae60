import type { GuestMailKind } from '#domain/households/guest-mails.ts'
import type { InvitationLanguage } from '#domain/households/households.ts'
import type { InvitationSettings } from '#domain/households/invitation-settings.ts'
import { mailTemplate } from '#domain/households/invitation-text.ts'
import { messageText, ownMail } from '#domain/households/own-words.ts'
import { AUDIENCES, type Audience } from './audience.ts'

type Words = Pick<InvitationSettings, 'texts' | 'textsToOne' | 'reminderTexts' | 'reminderTextsToOne'>

const FIELDS = {
  invite: { several: 'texts', one: 'textsToOne' },
  remind: { several: 'reminderTexts', one: 'reminderTextsToOne' },
} as const

/**
 * The settings with the messages that were written in a language. Blank words, and those that would be said without
 * them, are not kept: the person alone then gets what several get, and these get ours.
 */
export function messageSettings(
  settings: InvitationSettings,
  kind: GuestMailKind,
  language: InvitationLanguage,
  unsaved: Partial<Record<Audience, string>>,
): Partial<Words> {
  let now = settings
  for (const audience of AUDIENCES) {
    const typed = unsaved[audience]?.trim()
    if (typed === undefined) continue
    const field = FIELDS[kind][audience]
    const isToOne = audience === 'one'
    const { [language]: _, ...rest } = now[field]
    const without = { ...now, [field]: rest }
    const isOwn = typed !== '' && typed !== messageText(without, kind, language, isToOne)
    // A reminder by WhatsApp is the text of its mail, whose subject stays.
    const { subject } = ownMail(now, kind, language, isToOne) ?? mailTemplate(kind, language, isToOne)
    const own = kind === 'remind' ? { subject, text: typed } : typed
    now = isOwn ? { ...without, [field]: { ...rest, [language]: own } } : without
  }
  const changed = AUDIENCES.filter((audience) => unsaved[audience] !== undefined).map(
    (audience) => FIELDS[kind][audience],
  )
  return Object.fromEntries(changed.map((field) => [field, now[field]]))
}
