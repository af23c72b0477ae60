import '../../shared/session/account.sentences.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { Profile } from '#contract/profile.ts'
import { FULL_NAME_MAX } from '#domain/accounts/accounts.ts'
import { Button } from '#ui/button.tsx'
import { SAVED_BUTTON_MS, useFleeting } from '#ui/feedback/fleeting.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { CodedError, messageFor } from '../../shared/error-messages.ts'
import { useSubmission } from '../../shared/page/use-submission.ts'
import { profileQuery } from '../../shared/session/session.ts'
import { api, client } from '../../sync/api.ts'
import { savedAsTyped } from '../../sync/unsaved/saved-as-typed.ts'
import { useUnsavedForm } from '../../sync/unsaved/unsaved-form.ts'
import { BrandFields } from './brand-fields.tsx'

type Field = 'fullName' | 'brandName' | 'phone' | 'webUrl'

/** The fields of the profile. What was typed stays until it is saved, also when saving fails. */
export function ProfileForm({ profile }: { profile: Profile }) {
  const queries = useQueryClient()
  const [typed, type] = useUnsavedForm<Record<Field, string>>('profile')
  const [isSaved, showSaved] = useFleeting(SAVED_BUTTON_MS)
  const save = async () => {
    if (typed.fullName?.trim() === '') throw new CodedError('NAME_REQUIRED')
    queries.setQueryData(profileQuery.queryKey, await client.profile.update(typed))
    // Members are shown by their name.
    queries.invalidateQueries({ queryKey: api.weddings.key() })
    type((now) => savedAsTyped(now, typed))
    showSaved()
  }
  const form = useSubmission(save, { fieldOf: { NAME_REQUIRED: 'fullName' } })

  const field = (name: Field) => ({
    value: typed[name] ?? profile[name] ?? '',
    onChange: (value: string) => type({ [name]: value }),
  })

  return (
    <form {...form.props()} onChange={form.reset} className="grid gap-5">
      <TextField
        label="Nombre completo"
        autoComplete="name"
        maxLength={FULL_NAME_MAX}
        error={form.problems.fullName}
        {...field('fullName')}
      />
      <TextField
        label="Email"
        type="email"
        value={profile.email}
        isReadOnly
        description="Es el email con el que entras. Se cambia más abajo, en «Acceso»."
        inputClassName="bg-surface-2 text-ink-2"
      />
      {profile.role === 'planner' && <BrandFields field={field} />}
      {form.error && (
        <p role="alert" className="text-sm font-medium text-danger">
          {messageFor(form.error)} No hemos guardado los cambios, pero siguen aquí.
        </p>
      )}
      <Button
        type="submit"
        variant={isSaved ? 'secondary' : 'primary'}
        isPending={form.isPending}
        pendingLabel="Guardando"
        className="justify-self-start"
      >
        <span aria-live="polite">{isSaved ? 'Guardado ✓' : 'Guardar'}</span>
      </Button>
    </form>
  )
}
