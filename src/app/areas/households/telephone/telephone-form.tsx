import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { WEDDING_KEY } from '#domain/households/answer-values.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/fields/field-parts.tsx'
import { messageFor } from '../../../shared/error-messages.ts'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import { api } from '../../../sync/api.ts'
import { useOnline } from '../../../sync/use-online.ts'
import { isAsked } from './asked-fields.ts'
import { FamilyAnswers } from './family-answers.tsx'
import { type FamilyForm, familyForm } from './family-form.ts'
import { useNoteAnswers } from './note-answers.ts'
import { PersonAnswers } from './person-answers.tsx'
import { type ToldValues, unsavedOf, useToldValues } from './told-values.ts'

type TelephoneFormProps = {
  weddingId: string
  family: Family
  list: HouseholdList
  /** Leads on to the next family that has still to answer; not there when this is the last. */
  onNext: (() => void) | undefined
}

/** Everything that the invitation asks this family, filled with what is known; it is saved as a whole. */
export function TelephoneForm({ weddingId, family, list, onNext }: TelephoneFormProps) {
  const form = familyForm(family, list)
  const places = useFreePlaces(weddingId, family)
  const { settings } = list
  const present = { ...form.present, beds: places?.beds?.said }
  const told = useToldValues(unsavedOf(weddingId, family), present, (way) =>
    isAsked({ form, settings, places }, way),
  )
  const { form: submission, problems } = useNoteAnswers(weddingId, family, { told, onNext })
  useFocusKept(submission.ref, told.isTyped)
  const isSaving = submission.isPending
  const isOnline = useOnline()
  const saveAndGo = () => void submission.submit({ goesOn: true })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    saveAndGo()
  }
  return (
    <form
      {...submission.props({ goesOn: false })}
      onKeyDown={onKeyDown}
      className="mt-4 grid max-w-2xl gap-6"
    >
      <AllAtOnce form={form} told={told} />
      {family.people.map((person) => (
        <PersonAnswers key={person.guest.id} {...{ person, form, told, problems }} settings={settings} />
      ))}
      <FamilyAnswers {...{ form, told, problems, places }} settings={settings} />
      <footer className="sticky bottom-0 z-10 -mx-2 grid gap-3 border-t border-line bg-surface px-2 py-4">
        {submission.error ? <FailureLine error={submission.error} hasFields={problems.length > 0} /> : null}
        {!isOnline && (
          <p role="status" className="text-sm text-ink-2">
            Sin conexión. Lo que escribes se queda en esta pestaña hasta que puedas guardarlo.
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            isDisabled={!told.isTyped}
            isPending={isSaving}
            pendingLabel="Guardando"
          >
            Guardar
          </Button>
          {onNext && told.isTyped && (
            <Button type="button" isDisabled={isSaving} onPress={saveAndGo}>
              Guardar y siguiente
            </Button>
          )}
          {onNext && !told.isTyped && (
            <Button type="button" onPress={onNext}>
              Siguiente familia sin contestar
            </Button>
          )}
          {told.isTyped && (
            <Button type="button" variant="quiet" isDisabled={isSaving} onPress={told.forget}>
              Descartar
            </Button>
          )}
        </div>
      </footer>
    </form>
  )
}

/** The button that saved or gave up takes no press any more, and the focus goes from it to the name of the family. */
function useFocusKept(form: RefObject<HTMLFormElement | null>, isTyped: boolean) {
  const wasTyped = useRef(isTyped)
  useEffect(() => {
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement?.matches(':disabled')
    if (wasTyped.current && !isTyped && isLost)
      form.current?.closest('section')?.querySelector('h2')?.focus({ preventScroll: true })
    wasTyped.current = isTyped
  }, [form, isTyped])
}

/** The rooms and seats that are free for a family with a household; one that stands alone is asked without. */
function useFreePlaces(weddingId: string, { household }: Family) {
  const { data } = useQuery({
    ...api.households.freePlaces.queryOptions({ input: { weddingId, householdId: household?.id ?? '' } }),
    enabled: household !== null,
  })
  return data
}

function AllAtOnce({ form, told }: { form: FamilyForm; told: ToldValues }) {
  const answerAll = (comes: boolean) => {
    for (const { guest, details } of form.people)
      for (const key of [WEDDING_KEY, ...form.events.map(({ id }) => id)])
        if (key === WEDDING_KEY || key in (details?.events ?? {}))
          told.say(['people', guest.id, 'events', key], comes)
  }
  if (form.people.length + form.events.length < 2) return null
  return (
    <div className="flex flex-wrap gap-2">
      <Button type="button" size="sm" onPress={() => answerAll(true)}>
        Vienen a todo
      </Button>
      <Button type="button" size="sm" onPress={() => answerAll(false)}>
        No vienen
      </Button>
    </div>
  )
}

/** Nothing was saved, and why. */
function FailureLine({ error, hasFields }: { error: unknown; hasFields: boolean }) {
  const sentence = messageFor(error)
  return (
    <div role="alert">
      <Problem sentence={hasFields ? sentence : `${sentence} Lo que has escrito sigue aquí.`} />
    </div>
  )
}
