import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useRef } from 'react'
import type { Branding } from '#contract/branding.ts'
import { BRAND_NAME_MAX, EMAIL_MAX, PHONE_MAX, WEB_URL_MAX } from '#domain/accounts.ts'
import { brandProblem, DEFAULT_BRAND_COLOR } from '#domain/branding.ts'
import { isHexColor } from '#domain/contrast.ts'
import { readWebAddress } from '#domain/web-address.ts'
import { SAVED_BUTTON_MS, useFleeting } from '#ui/fleeting.ts'
import { TextField } from '#ui/text-field.tsx'
import { CodedError, codeOf, messageFor } from '../../lib/error-messages.ts'
import { useFormDraft } from '../../lib/unsaved/drafts.ts'
import { EditorPage, EditorSection, SaveButton } from '../../shell/editor-page.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { saveBranding } from './branding.actions.ts'
import { brandingQuery } from './branding.queries.ts'
import { ColorSection } from './color-section.tsx'
import { LogoSection } from './logo-section.tsx'

type Field = 'brandName' | 'webUrl' | 'phone' | 'email' | 'brandColor'
type Typed = Partial<Record<Field, string>>

/** 'Personalización': what the planner's couples see of them (spec 2, 3). */
export function BrandingPage() {
  const { data: branding } = useSuspenseQuery(brandingQuery())
  const form = useBrandForm(branding)
  const formId = useId()
  const planner = previewOf(branding, form.values, form.color)
  return (
    <EditorPage
      title="Personalización"
      lead="Tu marca acompaña a cada pareja: en su barra lateral, en los correos y en tu perfil."
      primary={<SaveButton form={form} formId={formId} />}
      preview={<BrandPreview planner={planner} color={form.color} />}
    >
      <LogoSection branding={branding} name={planner.brandName ?? planner.fullName} color={form.color} />
      <form id={formId} ref={form.ref} onSubmit={form.onSubmit} noValidate>
        <ColorSection
          typed={form.values.brandColor || DEFAULT_BRAND_COLOR}
          color={form.color}
          onChange={(brandColor) => form.type({ brandColor })}
          error={form.errorOf('brandColor')}
        />
        <BrandFields {...form} accountEmail={branding.accountEmail} />
      </form>
    </EditorPage>
  )
}

type BrandForm = ReturnType<typeof useBrandForm>

function BrandFields(form: Pick<BrandForm, 'field' | 'errorOf' | 'formError'> & { accountEmail: string }) {
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
          error={form.errorOf('webUrl')}
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
        error={form.errorOf('email')}
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

/** The fields as they are saved and as they are typed; what was typed stays until it is saved. */
function useBrandForm(branding: Branding) {
  const [typed, type] = useFormDraft<Record<Field, string>>('branding')
  const [isSaved, showSaved] = useFleeting(SAVED_BUTTON_MS)
  const ref = useRef<HTMLFormElement>(null)
  const { mutate, isPending, error, reset } = useMutation({
    networkMode: 'always',
    mutationFn: async (changes: Typed) => {
      const problem = brandProblem(trimmed(changes))
      if (problem) throw new CodedError(problem)
      return saveBranding(changes)
    },
    onSuccess: (_saved, changes) => {
      type((now) => savedAsTyped(now, changes))
      showSaved()
    },
    onError: () =>
      requestAnimationFrame(() => ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()),
  })
  const change = (fields: Typed) => {
    if (error) reset()
    type(fields)
  }
  const values = Object.fromEntries(
    FIELDS.map((name) => [name, typed[name] ?? branding[name] ?? '']),
  ) as Record<Field, string>
  const place = error === null ? null : (FIELD_OF[codeOf(error)] ?? 'form')
  const wanted = values.brandColor.trim()
  return {
    ref,
    values,
    type: change,
    isSaved,
    isPending,
    hasChanges: FIELDS.some((name) => typed[name] !== undefined && typed[name] !== (branding[name] ?? '')),
    /** What is typed, as soon as it is a colour. */
    color: isHexColor(wanted) ? wanted.toLowerCase() : (branding.brandColor ?? DEFAULT_BRAND_COLOR),
    errorOf: (name: Field) => (error !== null && place === name ? messageFor(error) : null),
    formError: error !== null && place === 'form' ? messageFor(error) : null,
    field: (name: Field) => ({ value: values[name], onChange: (text: string) => change({ [name]: text }) }),
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      if (!isPending) mutate(typed)
    },
  }
}

const FIELDS: Field[] = ['brandName', 'webUrl', 'phone', 'email', 'brandColor']

/** Where the sentence of a refusal stands; what is not here concerns the form as a whole. */
const FIELD_OF: Record<string, Field> = {
  WEB_URL_REFUSED: 'webUrl',
  BRAND_EMAIL_REFUSED: 'email',
  BRAND_COLOR_REFUSED: 'brandColor',
}

const trimmed = (typed: Typed): Typed =>
  Object.fromEntries(Object.entries(typed).map(([name, text]) => [name, text.trim()]))

/** Takes back what was saved; what was typed while the save was under way is still to be saved. */
const savedAsTyped = (now: Typed, saved: Typed) =>
  Object.fromEntries(
    Object.entries(saved)
      .filter(([name, text]) => now[name as Field] === text)
      .map(([name]) => [name, undefined]),
  )

/** The planner as the form has them, saved or not. */
function previewOf(branding: Branding, values: Record<Field, string>, color: string) {
  return {
    fullName: branding.fullName,
    brandName: values.brandName.trim() || null,
    email: values.email.trim() || branding.accountEmail,
    phone: values.phone.trim() || null,
    webUrl: readWebAddress(values.webUrl) ? values.webUrl : null,
    brandColor: color,
    logoUrl: branding.logo?.url ?? null,
    logoDataUrl: null,
    logoIsLight: branding.logo?.isLight ?? false,
    slug: null,
  }
}
