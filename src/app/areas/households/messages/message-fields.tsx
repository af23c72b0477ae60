import { useState } from 'react'
import { type InvitationLanguage, LANGUAGE_NAMES } from '#domain/households/households.ts'
import { SETTINGS_LINE_MAX, SETTINGS_TEXT_MAX } from '#domain/households/invitation-settings.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { countFamilies } from '../../../shared/households/words.ts'
import { isBlank, LanguagesNote, languagesOf, readersOf } from './languages.tsx'
import type { Reached } from './use-group-families.ts'
import type { MessageDraft } from './use-message-draft.ts'

type MessageFieldsProps = {
  draft: MessageDraft
  reached: readonly Reached[]
  /** The language in which something is missing, once sending was tried. */
  unfinished: InvitationLanguage | null
}

/** Subject and text of a message, and the same in the other languages of its families. */
export function MessageFields({ draft, reached, unfinished }: MessageFieldsProps) {
  const [chosen, setChosen] = useState<InvitationLanguage>('es')
  const readers = readersOf(reached.map(({ family }) => family))
  const spoken = languagesOf(readers, draft.texts)
  const language = unfinished ?? (spoken.includes(chosen) ? chosen : 'es')
  const words = draft.wordsOf(language)
  const { subject, text } = words
  const own = draft.wordsOf('es')
  const missing = (value: string, problem: string) => (unfinished && !value.trim() ? problem : null)
  return (
    <div className="grid gap-4">
      <LanguagesNote readers={readers} texts={draft.texts} />
      {spoken.length > 1 && (
        <Select
          label="Idioma"
          options={spoken.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={language}
          onChange={setChosen}
          description={
            language === 'es'
              ? 'Puedes escribirlo también en los otros idiomas de estas familias.'
              : readers[language] > 0
                ? `Lo reciben así ${countFamilies(readers[language])}. Mientras esté en blanco, les llega en castellano.`
                : 'Nadie de este grupo lo lee en este idioma.'
          }
        />
      )}
      {language !== 'es' && isBlank(words) && !isBlank(own) && (
        <Button
          size="sm"
          variant="quiet"
          onPress={() => draft.write(language, own)}
          className="justify-self-start"
        >
          Partir del texto en castellano
        </Button>
      )}
      <TextField
        label="Asunto"
        value={subject}
        maxLength={SETTINGS_LINE_MAX}
        error={missing(subject, 'Escribe el asunto.')}
        onChange={(typed) => draft.write(language, { subject: typed })}
      />
      <TextAreaField
        label="Mensaje"
        description="{nombres}, {pareja}, {fecha} y {enlace} se rellenan solos. Con {enlace} va el de su invitación."
        placeholder="Hola, {nombres}: …"
        rows={7}
        value={text}
        maxLength={SETTINGS_TEXT_MAX}
        error={missing(text, 'Escribe el mensaje.')}
        onChange={(typed) => draft.write(language, { text: typed })}
      />
    </div>
  )
}
