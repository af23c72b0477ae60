import Plus from 'lucide-react/icons/plus'
import { useRef } from 'react'
import { AGREEMENT_FIELDS, FIELD_WORDS } from '#domain/agreements/agreement-fields.ts'
import { AGREEMENT_TITLE_MAX, type AgreementClause, CLAUSE_TEXT_MAX } from '#domain/agreements/agreements.ts'
import { Button } from '#ui/button.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'

type FieldsProps = {
  clause: AgreementClause
  number: number
  onChange: (fields: Partial<AgreementClause>) => void
  onDone: () => void
}

/** A clause that is being written, with the facts that its text may name. */
export function ClauseFields({ clause, number, onChange, onDone }: FieldsProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const insert = (word: string) => {
    const area = field.current
    const at = area?.selectionStart ?? clause.text.length
    const to = area?.selectionEnd ?? at
    const braced = `{${word}}`
    onChange({ text: clause.text.slice(0, at) + braced + clause.text.slice(to) })
    // The caret stands behind the fact once the text is drawn.
    requestAnimationFrame(() => {
      area?.focus()
      area?.setSelectionRange(at + braced.length, at + braced.length)
    })
  }
  return (
    <div className="grid gap-3">
      <TextField
        label={`Título de la cláusula ${number}`}
        value={clause.title}
        onChange={(title) => onChange({ title })}
        maxLength={AGREEMENT_TITLE_MAX}
        autoFocus
      />
      <TextAreaField
        label={`Texto de la cláusula ${number}`}
        description="Los datos van entre llaves y se rellenan solos."
        value={clause.text}
        onChange={(text) => onChange({ text })}
        maxLength={CLAUSE_TEXT_MAX}
        rows={5}
        inputRef={field}
      />
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
        Insertar
        {AGREEMENT_FIELDS.map((name) => (
          <Button key={name} size="sm" icon={Plus} onPress={() => insert(FIELD_WORDS[name])}>
            {FIELD_WORDS[name]}
          </Button>
        ))}
      </p>
      <p>
        <Button onPress={onDone}>Hecho</Button>
      </p>
    </div>
  )
}
