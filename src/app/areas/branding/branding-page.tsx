import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Branding } from '#contract/branding.ts'
import { DEFAULT_BRAND_COLOR } from '#domain/branding/branding.ts'
import { readWebAddress } from '#domain/text/web-address.ts'
import { EditorPage, SaveButton } from '../../shell/editor-page.tsx'
import { BrandFields } from './brand-fields.tsx'
import { BrandPreview } from './brand-preview.tsx'
import { brandingQuery } from './branding.queries.ts'
import { ColorSection } from './color-section.tsx'
import { LogoSection } from './logo-section.tsx'
import { type BrandField, useBrandForm } from './use-brand-form.ts'

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
      <form id={formId} {...form.props()}>
        <ColorSection
          typed={form.values.brandColor || DEFAULT_BRAND_COLOR}
          color={form.color}
          onChange={(brandColor) => form.type({ brandColor })}
          error={form.problems.brandColor}
        />
        <BrandFields {...form} accountEmail={branding.accountEmail} />
      </form>
    </EditorPage>
  )
}

/** The planner as the form has them, saved or not. */
function previewOf(branding: Branding, values: Record<BrandField, string>, color: string) {
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
