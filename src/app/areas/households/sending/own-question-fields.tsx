import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { withText } from '#domain/households/guest-page-edit.ts'
import { type InvitationLanguage, LANGUAGE_NAMES } from '#domain/households/households.ts'
import {
  OWN_QUESTION_KINDS,
  type OwnOption,
  type OwnQuestion,
  type WeddingEvent,
} from '#domain/households/invitation-settings.ts'
import {
  OWN_OPTION_MAX,
  OWN_OPTIONS_MAX,
  OWN_QUESTION_MAX,
  wordsIn,
} from '#domain/households/own-questions.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Select } from '#ui/fields/select.tsx'
import { newKey } from '../new-key.ts'
import { SavedText } from '../sheet/saved-text.tsx'
import { AddByName } from '../table/add-by-name.tsx'
import { KIND_NAMES } from './own-question-words.ts'

/** No event is a choice of its own: a select knows no empty value. */
const EVERY_EVENT = 'all'

type OwnQuestionFieldsProps = {
  question: OwnQuestion
  events: readonly WeddingEvent[]
  language: InvitationLanguage
  /** Saves the question; `undefined` when that failed. */
  onChange: (question: OwnQuestion) => Promise<unknown>
  onRemove: () => void
}

/** The fields of one question; each is saved when it is left or chosen. */
export function OwnQuestionFields({
  question,
  events,
  language,
  onChange,
  onRemove,
}: OwnQuestionFieldsProps) {
  const { key, kind, isOfFamily, eventId, texts } = question
  const isGone = eventId !== null && !events.some(({ id }) => id === eventId)
  return (
    <div className="grid gap-4 pt-2 pb-3">
      <SavedText
        label={`Pregunta (${LANGUAGE_NAMES[language]})`}
        value={texts[language] ?? ''}
        problemOf={(typed) => textProblem(typed, OWN_QUESTION_MAX)}
        shared={{ row: key, field: `texts.${language}` }}
        onSave={(typed) => onChange({ ...question, texts: withText(texts, language, typed) })}
      />
      <Select
        label="Responden"
        options={OWN_QUESTION_KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
        value={kind}
        onChange={(chosen) => void onChange({ ...question, kind: chosen })}
      />
      {kind === 'choice' && <Options question={question} language={language} onChange={onChange} />}
      <Select
        label="Se pregunta"
        options={[
          { value: 'person', label: 'A cada persona' },
          { value: 'family', label: 'Una vez por familia' },
        ]}
        value={isOfFamily ? 'family' : 'person'}
        onChange={(chosen) => void onChange({ ...question, isOfFamily: chosen === 'family' })}
      />
      {(events.length > 0 || eventId !== null) && (
        <Select
          label="Con invitación a"
          options={[
            { value: EVERY_EVENT, label: 'Todos' },
            ...events.map(({ id, name }) => ({ value: id, label: name })),
            ...(isGone ? [{ value: eventId!, label: 'Un evento que ya no está' }] : []),
          ]}
          value={eventId ?? EVERY_EVENT}
          onChange={(chosen) =>
            void onChange({ ...question, eventId: chosen === EVERY_EVENT ? null : chosen })
          }
        />
      )}
      <Button size="sm" icon={Trash2} onPress={onRemove} className="justify-self-start">
        Quitar la pregunta
      </Button>
    </div>
  )
}

type OptionsProps = Pick<OwnQuestionFieldsProps, 'question' | 'language' | 'onChange'>

function Options({ question, language, onChange }: OptionsProps) {
  const { options } = question
  const save = (next: OwnOption[]) => onChange({ ...question, options: next })
  const add = (name: string) =>
    save([
      ...options,
      {
        key: newKey(
          name,
          options.map(({ key }) => key),
        ),
        texts: { [language]: name },
      },
    ])
  return (
    <fieldset>
      <legend className="text-sm font-strong text-ink-2">Opciones</legend>
      <ul className="grid gap-2 pt-1.5">
        {options.map((option) => (
          <li key={option.key} className="flex items-center gap-2">
            <SavedText
              label={`${wordsIn(option, language)} (${LANGUAGE_NAMES[language]})`}
              hideLabel
              value={option.texts[language] ?? ''}
              placeholder={wordsIn(option, language)}
              problemOf={(typed) => textProblem(typed, OWN_OPTION_MAX)}
              onSave={(typed) =>
                save(
                  options.map((one) =>
                    one === option ? { ...option, texts: withText(option.texts, language, typed) } : one,
                  ),
                )
              }
              className="flex-1"
            />
            <IconButton
              icon={X}
              label={`Quitar ${wordsIn(option, language)}`}
              onPress={() => void save(options.filter((one) => one !== option))}
            />
          </li>
        ))}
      </ul>
      {options.length < OWN_OPTIONS_MAX && (
        <AddByName label="Añadir opción" placeholder="Sí, contad conmigo" onAdd={add} />
      )}
    </fieldset>
  )
}

const textProblem = (typed: string, max: number): string | null =>
  typed.length > max ? `Caben ${max} caracteres.` : null
