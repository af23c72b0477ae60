import { useState } from 'react'
import { type InvitationLanguage, LANGUAGE_NAMES } from '#domain/households/households.ts'
import { type InvitationSettings, SETTINGS_TEXT_MAX } from '#domain/households/invitation-settings.ts'
import { messageText, type WordsKind } from '#domain/households/own-words.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/fields/segmented.tsx'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { type Family, languageOf } from '../../../shared/households/families.ts'
import type { FamilyActions } from '../family-actions.ts'
import { AUDIENCE_NAMES, AUDIENCES, type Audience, audienceOf } from './audience.ts'
import { messageSettings } from './message-settings.ts'

type MessageProps = {
  family: Family
  /** As this family gets it; `null` while it has no link. */
  text: string | null
  settings: InvitationSettings
  kind: WordsKind
  actions: FamilyActions
}

/** The message that goes by WhatsApp, and the couple's own words for all who get it. */
export function Message({ family, text, settings, kind, actions }: MessageProps) {
  const [isEditing, setEditing] = useState(false)
  if (isEditing)
    return (
      <MessageEditor
        language={languageOf(family)}
        first={audienceOf(family, kind)}
        onClose={() => setEditing(false)}
        {...{ settings, kind, actions }}
      />
    )
  return (
    <div className="grid gap-1.5">
      <p className="flex items-center justify-between gap-3 text-sm font-strong text-ink-2">
        Mensaje
        <Button size="sm" variant="quiet" onPress={() => setEditing(true)}>
          Editar para todas
        </Button>
      </p>
      <MessageText text={text} />
    </div>
  )
}

/** A message as it goes; `null` while its link is made. */
export function MessageText({ text }: { text: string | null }) {
  return (
    <p className="min-h-24 rounded-paper bg-surface-2 p-4 text-sm whitespace-pre-line wrap-anywhere text-ink">
      {text ?? 'Preparando el enlace…'}
    </p>
  )
}

type MessageEditorProps = Pick<MessageProps, 'settings' | 'kind' | 'actions'> & {
  language: InvitationLanguage
  first: Audience
  onClose: () => void
}

function MessageEditor({ settings, kind, actions, language, first, onClose }: MessageEditorProps) {
  const [begun] = useState(settings)
  const [audience, setAudience] = useState(first)
  const [unsaved, setUnsaved] = useState<Partial<Record<Audience, string>>>({})
  const text = unsaved[audience] ?? messageText(settings, kind, language, audience === 'one')
  const save = async () => {
    const own = messageSettings(begun, kind, language, unsaved)
    const from = Object.fromEntries(
      Object.keys(own).map((field) => [field, begun[field as keyof typeof own]]),
    )
    if (await actions.saveSettings(own, from)) onClose()
  }
  return (
    <div className="grid gap-2">
      <Segmented
        label="A quién habla el mensaje"
        segments={AUDIENCES.map((value) => ({ value, label: AUDIENCE_NAMES[value] }))}
        value={audience}
        onChange={setAudience}
      />
      <TextAreaField
        label={`Mensaje para todas (${LANGUAGE_NAMES[language]})`}
        description={`${WHO[audience]} {nombres}, {pareja}, {fecha} y {enlace} se rellenan solos.`}
        rows={7}
        value={text}
        maxLength={SETTINGS_TEXT_MAX}
        onChange={(typed) => setUnsaved({ ...unsaved, [audience]: typed })}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="quiet" onPress={onClose}>
          Cancelar
        </Button>
        <Button size="sm" variant="primary" onPress={() => void save()}>
          Guardar
        </Button>
      </div>
    </div>
  )
}

const WHO: Record<Audience, string> = {
  several: 'Lo reciben las familias de dos o más.',
  one: 'Lo recibe quien va sin familia.',
}
