import { useState } from 'react'
import {
  INVITATION_LANGUAGES,
  type InvitationLanguage,
  LANGUAGE_NAMES,
} from '#domain/households/households.ts'
import type { OwnQuestion } from '#domain/households/invitation-settings.ts'
import { OWN_QUESTIONS_MAX, wordsIn } from '#domain/households/own-questions.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { Select } from '#ui/fields/select.tsx'
import type { HouseholdList } from '../../../shared/households/families.ts'
import type { FamilyActions } from '../family-actions.ts'
import { newKey } from '../new-key.ts'
import { AddByName } from '../table/add-by-name.tsx'
import { OwnQuestionFields } from './own-question-fields.tsx'
import { kindInWords } from './own-question-words.ts'

const LANGUAGES = INVITATION_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

type OwnQuestionListProps = { list: HouseholdList; actions: FamilyActions }

/** The couple's own questions to its guests, beside menus and buses: each opens to its words, its kind and those it is asked of. */
export function OwnQuestionList({ list, actions }: OwnQuestionListProps) {
  const { questions } = list.settings
  const [language, setLanguage] = useState<InvitationLanguage>('es')
  const save = (next: OwnQuestion[]) =>
    actions.saveSettings({ questions: next }, { questions: [...questions] })
  const add = (asked: string) => save([...questions, newQuestion(asked, questions)])
  const change = (next: OwnQuestion) => save(questions.map((one) => (one.key === next.key ? next : one)))
  const remove = async (question: OwnQuestion) => {
    const place = questions.findIndex(({ key }) => key === question.key)
    const rest = questions.toSpliced(place, 1)
    if (!(await save(rest))) return
    showToast('Pregunta quitada. Sus respuestas siguen guardadas.', {
      action: {
        label: 'Deshacer',
        onAction: () =>
          void actions.saveSettings({ questions: rest.toSpliced(place, 0, question) }, { questions: rest }),
      },
    })
  }
  return (
    <fieldset>
      <legend className="text-sm font-strong text-ink-2">Preguntas propias</legend>
      {questions.length > 0 && (
        <Select
          label="Idioma de los textos"
          options={LANGUAGES}
          value={language}
          onChange={setLanguage}
          className="mt-2"
        />
      )}
      <ul>
        {questions.map((question) => (
          <li key={question.key} className="border-b border-line py-2">
            <details>
              <summary className="cursor-pointer rounded-[4px] py-1.5 text-sm text-ink-3">
                <span dir="auto" className="font-strong wrap-anywhere text-ink">
                  {wordsIn(question, language)}
                </span>{' '}
                {kindInWords(question, list.events)}
              </summary>
              <OwnQuestionFields
                question={question}
                events={list.events}
                language={language}
                onChange={change}
                onRemove={() => void remove(question)}
              />
            </details>
          </li>
        ))}
      </ul>
      {questions.length < OWN_QUESTIONS_MAX && (
        <AddByName label="Añadir pregunta" placeholder="¿Te apuntas a la paella del viernes?" onAdd={add} />
      )}
    </fieldset>
  )
}

/** A question of a line of text to each person, until another kind is chosen. */
const newQuestion = (asked: string, others: readonly OwnQuestion[]): OwnQuestion => ({
  key: newKey(
    asked,
    others.map(({ key }) => key),
  ),
  ...{ kind: 'text', isOfFamily: false, eventId: null, texts: { es: asked }, options: [] },
})
