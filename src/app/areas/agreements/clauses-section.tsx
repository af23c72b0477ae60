import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import {
  AGREEMENT_CLAUSES_MAX,
  AGREEMENT_TITLE_MAX,
  type AgreementClause,
  type AgreementContent,
} from '#domain/agreements/agreements.ts'
import { Button } from '#ui/button.tsx'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { EditorSection } from '../../shell/editor-page.tsx'
import { ClauseFields } from './clause-fields.tsx'
import { Clause } from './clause-row.tsx'

type ClausesProps = { content: AgreementContent; onType: (fields: Partial<AgreementContent>) => void }

/** The text of the agreement, clause by clause. */
export function ClausesSection({ content, onType }: ClausesProps) {
  const { clauses, title } = content
  const [editing, setEditing] = useState<string | null>(null)
  const set = (changed: AgreementClause[]) => onType({ clauses: changed })
  const add = () => {
    const clause = { id: uuidv7(), title: '', text: '' }
    set([...clauses, clause])
    setEditing(clause.id)
  }
  const remove = (clause: AgreementClause) => {
    set(clauses.filter(({ id }) => id !== clause.id))
    showToast(`«${clause.title || 'La cláusula'}» ya no está en el contrato.`, {
      action: { label: 'Deshacer', onAction: () => set(clauses) },
    })
  }
  return (
    <EditorSection title="Cláusulas">
      <p className="text-sm text-ink-2">
        Los textos son un ejemplo. Revísalo con tu abogado antes de enviarlo.
      </p>
      <TextField
        label="Título del contrato"
        value={title}
        onChange={(typed) => onType({ title: typed })}
        maxLength={AGREEMENT_TITLE_MAX}
      />
      <ol className="border-t border-line">
        {clauses.map((clause, index) => (
          <li key={clause.id} className="border-b border-line py-4">
            {editing === clause.id ? (
              <ClauseFields
                clause={clause}
                number={index + 1}
                onChange={(fields) =>
                  set(clauses.map((one) => (one.id === clause.id ? { ...one, ...fields } : one)))
                }
                onDone={() => setEditing(null)}
              />
            ) : (
              <Clause
                clause={clause}
                number={index + 1}
                count={clauses.length}
                onEdit={() => setEditing(clause.id)}
                onMove={(by) => set(moved(clauses, index, by))}
                onRemove={() => remove(clause)}
              />
            )}
          </li>
        ))}
      </ol>
      <p>
        <Button icon={Plus} isDisabled={clauses.length >= AGREEMENT_CLAUSES_MAX} onPress={add}>
          Añadir cláusula
        </Button>
        {clauses.length >= AGREEMENT_CLAUSES_MAX && (
          <span className="text-sm text-ink-3"> Caben {AGREEMENT_CLAUSES_MAX}.</span>
        )}
      </p>
    </EditorSection>
  )
}

function moved(clauses: readonly AgreementClause[], from: number, by: -1 | 1): AgreementClause[] {
  const rest = clauses.filter((_, index) => index !== from)
  return [...rest.slice(0, from + by), clauses[from]!, ...rest.slice(from + by)]
}
