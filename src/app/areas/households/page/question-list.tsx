import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { v7 as uuidv7 } from 'uuid'
import {
  ANSWER_MAX,
  type GuestPageContent,
  type GuestPageQuestion,
  QUESTION_MAX,
  QUESTIONS_MAX,
} from '#domain/households/guest-page.ts'
import { withText } from '#domain/households/guest-page-edit.ts'
import { type InvitationLanguage, LANGUAGE_NAMES } from '#domain/households/households.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'

type QuestionListProps = {
  content: GuestPageContent
  language: InvitationLanguage
  isReadOnly: boolean
  onChange: (change: (content: GuestPageContent) => GuestPageContent) => void
}

/** The questions that all families ask, with the answers of the couple. */
export function QuestionList({ content, language, isReadOnly, onChange }: QuestionListProps) {
  const { questions } = content
  const add = () =>
    onChange((now) => ({
      ...now,
      questions: [...now.questions, { key: uuidv7(), question: {}, answer: {} }],
    }))
  const remove = (index: number) => {
    const question = questions[index]!
    onChange((now) => ({ ...now, questions: now.questions.filter(({ key }) => key !== question.key) }))
    const undo = () => onChange((now) => ({ ...now, questions: now.questions.toSpliced(index, 0, question) }))
    showToast('Pregunta quitada.', { action: { label: 'Deshacer', onAction: undo } })
  }
  const change = (next: GuestPageQuestion) =>
    onChange((now) => ({
      ...now,
      questions: now.questions.map((one) => (one.key === next.key ? next : one)),
    }))
  return (
    <>
      <ol className="mt-4 grid gap-3">
        {questions.map((question, index) => (
          <QuestionRow
            key={question.key}
            number={index + 1}
            question={question}
            language={language}
            isReadOnly={isReadOnly}
            onChange={change}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {!isReadOnly && questions.length < QUESTIONS_MAX && (
        <Button icon={Plus} variant="secondary" className="mt-4" onPress={add}>
          Añadir pregunta
        </Button>
      )}
    </>
  )
}

type QuestionRowProps = Pick<QuestionListProps, 'language' | 'isReadOnly'> & {
  number: number
  question: GuestPageQuestion
  onChange: (question: GuestPageQuestion) => void
  onRemove: () => void
}

function QuestionRow({ number, question, language, isReadOnly, onChange, onRemove }: QuestionRowProps) {
  const change = (field: 'question' | 'answer', typed: string) =>
    onChange({ ...question, [field]: withText(question[field], language, typed) })
  const name = LANGUAGE_NAMES[language]
  return (
    <li className="grid gap-3 rounded-paper border border-line bg-surface p-4">
      <div className="flex items-end gap-2">
        <TextField
          label={`Pregunta ${number} (${name})`}
          value={question.question[language] ?? ''}
          onChange={(typed) => change('question', typed)}
          isReadOnly={isReadOnly}
          maxLength={QUESTION_MAX}
          className="min-w-0 flex-1"
        />
        {!isReadOnly && (
          <IconButton icon={Trash2} label={`Quitar la pregunta ${number}`} onPress={onRemove} />
        )}
      </div>
      <TextAreaField
        label={`Respuesta ${number} (${name})`}
        value={question.answer[language] ?? ''}
        onChange={(typed) => change('answer', typed)}
        isReadOnly={isReadOnly}
        maxLength={ANSWER_MAX}
        rows={2}
      />
    </li>
  )
}
