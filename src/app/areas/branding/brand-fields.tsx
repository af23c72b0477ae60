import { BRAND_NAME_MAX, EMAIL_MAX, PHONE_MAX, WEB_URL_MAX } from '#domain/accounts/accounts.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { EditorSection } from '../../shell/editor-page.tsx'
import type { BrandForm } from './use-brand-form.ts'

export function BrandFields(
  form: Pick<BrandForm, 'field' | 'problems' | 'formError'> & { accountEmail: string },
) {
  return (
    <EditorSection title="Tus datos">
      <TextField
        label="Nombre de marca"
        autoComplete="organization"
        maxLength={BRAND_NAME_MAX}
        {...form.field('brandName')}
      />
      <div className="grid grid-cols-1 gap-4.5 md:grid-cols-2">
        <TextField
          label="Web"
          inputMode="url"
          autoComplete="url"
          spellCheck="false"
          placeholder="www.tumarca.es"
          maxLength={WEB_URL_MAX}
          error={form.problems.webUrl}
          {...form.field('webUrl')}
        />
        <TextField
          label="Teléfono"
          type="tel"
          autoComplete="tel"
          maxLength={PHONE_MAX}
          {...form.field('phone')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX}
        placeholder={form.accountEmail}
        description="Aquí llegan las respuestas de las parejas."
        error={form.problems.email}
        {...form.field('email')}
      />
      {form.formError && (
        <p role="alert" className="text-sm font-medium text-danger">
          {form.formError} No hemos guardado los cambios, pero siguen aquí.
        </p>
      )}
    </EditorSection>
  )
}
