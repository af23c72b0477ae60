import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { readPrice } from '#domain/planners/public-profile.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { HiddenWhenIdle } from '../../shared/hidden-content/hidden-when-idle.tsx'
import { EditorPage, EditorSection, SaveButton } from '../../shell/editor-page.tsx'
import { brandingQuery } from '../branding/branding.queries.ts'
import { BioField } from './bio-field.tsx'
import { HowYouWork } from './how-you-work.tsx'
import { PortfolioSection } from './portfolio/portfolio-section.tsx'
import { ProfilePreview } from './profile-preview.tsx'
import { ProvedSwitches } from './proved-switches.tsx'
import { portfolioQuery, publicProfileQuery } from './public-profile.queries.ts'
import { SlugField } from './slug-field.tsx'
import { useProfileForm } from './use-profile-form.ts'
import { ViewProfile } from './view-profile.tsx'

/** 'Perfil público': what couples find of the planner in the directory (spec 2, 3, 5). */
export function PublicProfilePage() {
  const { data: profile } = useSuspenseQuery(publicProfileQuery())
  const { data: branding } = useSuspenseQuery(brandingQuery())
  const { data: images = [] } = useQuery(portfolioQuery())
  const form = useProfileForm(profile)
  const formId = useId()
  const price = readPrice(form.values.priceFrom)
  const previewed = { ...form.values, priceFrom: 'price' in price ? price.price : null }
  const view = profile.listed && <ViewProfile slug={profile.slug} />
  return (
    <EditorPage
      title="Perfil público"
      layout="narrowPreview"
      primary={<SaveButton form={form} formId={formId} />}
      aside={view}
      phoneAside={view || undefined}
      preview={<ProfilePreview profile={previewed} branding={branding} photos={images.length} />}
    >
      <HiddenWhenIdle />
      <form id={formId} {...form.props()}>
        <EditorSection>
          <Switch
            label="Aparecer en el directorio"
            description="Las parejas te encuentran por zona, estilo y precio. Al activarlo declaras que actúas como profesional."
            isSelected={form.values.listed}
            onChange={(listed) => form.type({ listed })}
          />
          <SlugField
            saved={profile.slug}
            value={form.values.slug}
            onChange={(slug) => form.type({ slug })}
            error={form.problems.slug}
          />
        </EditorSection>
        <EditorSection title="Sobre ti">
          <BioField value={form.values.bio} onChange={(bio) => form.type({ bio })} />
        </EditorSection>
        <HowYouWork form={form} />
        <ProvedSwitches form={form} facts={profile.facts} />
        {form.problems.form && (
          <p role="alert" className="mt-5 text-sm font-medium text-danger">
            {form.problems.form} No hemos guardado los cambios, pero siguen aquí.
          </p>
        )}
      </form>
      <PortfolioSection images={images} />
    </EditorPage>
  )
}
