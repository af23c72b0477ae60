import { useState } from 'react'
import {
  INVITATION_LANGUAGES,
  type InvitationLanguage,
  LANGUAGE_NAMES,
} from '#domain/households/households.ts'
import { SETTINGS_LINE_MAX, SETTINGS_TEXT_MAX } from '#domain/households/invitation-settings.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { type Family, languageOf } from '../../../shared/households/families.ts'
import { AUDIENCE_NAMES, AUDIENCES, type Audience, audienceOf } from '../sending/audience.ts'
import { MailArrival } from './mail-arrival.tsx'
import type { WeddingOfMail } from './mail-preview.tsx'
import type { UnsavedMail } from './use-unsaved-mail.ts'

type MailWordsProps = {
  unsaved: UnsavedMail
  families: readonly Family[]
  wedding: WeddingOfMail
  /** The words of the link in the mail. */
  action?: string
}

/** Subject and message of a mail, in each language that its families speak, and how it arrives. */
export function MailWords({ unsaved, families, wedding, action }: MailWordsProps) {
  const [chosen, setChosen] = useState<InvitationLanguage | null>(null)
  const [chosenAudience, setAudience] = useState<Audience>('several')
  const spoken = INVITATION_LANGUAGES.filter((one) => families.some((family) => languageOf(family) === one))
  const language = chosen && spoken.includes(chosen) ? chosen : (spoken[0] ?? 'es')
  const readers = families.filter((family) => languageOf(family) === language)
  const audiences = AUDIENCES.filter((one) =>
    readers.some((family) => audienceOf(family, unsaved.kind) === one),
  )
  const audience = audiences.includes(chosenAudience) ? chosenAudience : (audiences[0] ?? 'several')
  const { subject, text } = unsaved.textOf(language, audience)
  const first = readers.find((family) => audienceOf(family, unsaved.kind) === audience)
  return (
    <div className="grid gap-4">
      {spoken.length > 1 && (
        <Select
          label="Idioma"
          options={spoken.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={language}
          onChange={setChosen}
          description="Cada familia lo recibe en el suyo."
        />
      )}
      {audiences.length > 1 && (
        <Segmented
          label="A quién habla el correo"
          segments={AUDIENCES.map((value) => ({ value, label: AUDIENCE_NAMES[value] }))}
          value={audience}
          onChange={setAudience}
        />
      )}
      <TextField
        label="Asunto"
        value={subject}
        maxLength={SETTINGS_LINE_MAX}
        onChange={(typed) => unsaved.change(language, audience, { subject: typed })}
        onBlur={() => void unsaved.save()}
      />
      <TextAreaField
        label="Mensaje"
        description="{nombres}, {pareja}, {fecha} y {enlace} se rellenan solos."
        rows={7}
        value={text}
        maxLength={SETTINGS_TEXT_MAX}
        onChange={(typed) => unsaved.change(language, audience, { text: typed })}
        onBlur={() => void unsaved.save()}
      />
      {first && (
        <MailArrival family={first} words={unsaved.arrivalOf(first)} wedding={wedding} action={action} />
      )}
    </div>
  )
}
