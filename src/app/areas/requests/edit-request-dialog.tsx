import type { PlannerRequest } from '#contract/requests.ts'
import { showToast } from '#ui/feedback/toast-queue.ts'
import { dateProblemIn } from '#ui/fields/date-problem.ts'
import { FormDialog } from '../../shared/page/form-dialog.tsx'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { detailsOf, fieldsOf, problemsOf, type RequestFields, RequestFieldset } from './request-fields.tsx'
import { updateRequest } from './requests.actions.ts'

/** 'Corregir datos': sends the fields that were changed here, so that another window's changes stay. */
export function EditRequestDialog({ request, onClose }: { request: PlannerRequest; onClose: () => void }) {
  const [typed, change] = useUnsavedForm<RequestFields>(`details of ${request.id}`)
  const fields = { ...fieldsOf(request), ...typed }
  const isOwn = request.source !== 'profile'
  const save = async () => {
    const details = detailsOf(fields)
    const before = detailsOf(fieldsOf(request))
    const changed = (Object.keys(details) as (keyof typeof details)[]).filter(
      (field) => details[field] !== before[field],
    )
    await updateRequest(request.id, Object.fromEntries(changed.map((field) => [field, details[field]])))
    change(null)
    onClose()
    showToast('Datos guardados.')
  }
  const form = useSubmission(save, {
    problems: () => problemsOf(fields),
    ask: (element) => ({ eventDate: dateProblemIn(element) }),
  })
  return (
    <FormDialog
      title="Corregir datos"
      description={`Lo que sabes de ${request.name}. Solo lo ves tú.`}
      width="lg"
      submitLabel="Guardar"
      pendingLabel="Guardando"
      form={form}
      onGiveUp={() => change(null)}
      onClose={onClose}
    >
      <RequestFieldset fields={fields} problems={form.problems} type={change} hasMessage={isOwn} />
    </FormDialog>
  )
}
