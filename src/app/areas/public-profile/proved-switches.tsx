import type { ProvedFacts } from '#contract/public-profile.ts'
import { formatAnswerTime, formatMemberSince, formatWeddings } from '#domain/members/proved-facts.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { EditorSection } from '../../shell/editor-page.tsx'
import type { ProfileForm } from './use-profile-form.ts'

export function ProvedSwitches({ form, facts }: { form: ProfileForm; facts: ProvedFacts }) {
  const { weddings, answerMinutes, memberSince } = facts
  return (
    <EditorSection title="Lo que podemos demostrar">
      <p className="-mt-2 text-sm text-ink-2">Datos de Azahar, no opiniones. Se ven solo si tú quieres.</p>
      <Switch
        label="Bodas organizadas aquí"
        description={weddings === null ? 'Todavía ninguna: no se verá.' : formatWeddings(weddings)}
        isSelected={form.values.showsWeddings}
        onChange={(showsWeddings) => form.type({ showsWeddings })}
      />
      <Switch
        label="Tiempo de respuesta"
        description={
          answerMinutes === null
            ? 'Con tres mensajes contestados ya se puede decir.'
            : sentence(formatAnswerTime(answerMinutes))
        }
        isSelected={form.values.showsAnswerTime}
        onChange={(showsAnswerTime) => form.type({ showsAnswerTime })}
      />
      <Switch
        label="En Azahar"
        description={memberSince === null ? undefined : sentence(formatMemberSince(memberSince))}
        isSelected={form.values.showsMemberSince}
        onChange={(showsMemberSince) => form.type({ showsMemberSince })}
      />
    </EditorSection>
  )
}

const sentence = (text: string) => text.slice(0, 1).toLocaleUpperCase('es') + text.slice(1)
