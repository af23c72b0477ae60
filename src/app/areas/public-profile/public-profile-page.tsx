import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import ExternalLink from 'lucide-react/icons/external-link'
import { useId } from 'react'
import type { ProvedFacts } from '#contract/public-profile.ts'
import { PROFILE_ZONES } from '#domain/planners.ts'
import {
  SPANISH_PROVINCES,
  suggestionsFor,
  USUAL_LANGUAGES,
  USUAL_SERVICES,
  USUAL_STYLES,
} from '#domain/profile-suggestions.ts'
import { formatAnswerTime, formatMemberSince, formatWeddings } from '#domain/proved-facts.ts'
import { cleanEntries, readPrice } from '#domain/public-profile.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { Switch } from '#ui/switch.tsx'
import { TagsField } from '#ui/tags-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { EditorPage, EditorSection, SaveButton } from '../../shell/editor-page.tsx'
import { brandingQuery } from '../branding/branding.queries.ts'
import { BioField } from './bio-field.tsx'
import { PortfolioSection } from './portfolio/portfolio-section.tsx'
import { ProfilePreview } from './profile-preview.tsx'
import { portfolioQuery, publicProfileQuery } from './public-profile.queries.ts'
import { SlugField } from './slug-field.tsx'
import { type ProfileForm, useProfileForm } from './use-profile-form.ts'

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
      <form id={formId} ref={form.ref} onSubmit={form.onSubmit} noValidate>
        <EditorSection>
          <Switch
            label="Aparecer en el directorio"
            description="Las parejas te encuentran por zona, estilo y precio."
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

function ViewProfile({ slug }: { slug: string }) {
  return (
    <a
      href={`/planners/${slug}`}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: 'quiet' })}
    >
      Ver mi perfil
      <Icon of={ExternalLink} size="sm" />
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  )
}

const LISTS = [
  {
    name: 'zones',
    label: `Zonas (hasta ${PROFILE_ZONES})`,
    placeholder: 'Añadir zona',
    all: SPANISH_PROVINCES,
    max: PROFILE_ZONES,
  },
  { name: 'styles', label: 'Estilos', placeholder: 'Añadir estilo', all: USUAL_STYLES, max: undefined },
  {
    name: 'services',
    label: 'Servicios',
    placeholder: 'Añadir servicio',
    all: USUAL_SERVICES,
    max: undefined,
  },
  { name: 'languages', label: 'Idiomas', placeholder: 'Añadir idioma', all: USUAL_LANGUAGES, max: undefined },
] as const

function HowYouWork({ form }: { form: ProfileForm }) {
  return (
    <EditorSection title="Cómo trabajas">
      {LISTS.map(({ name, all, ...field }) => (
        <TagsField
          key={name}
          {...field}
          tags={form.values[name]}
          onChange={(tags) => form.type({ [name]: tags })}
          read={(typed) => cleanEntries([typed])}
          suggest={(typed) => suggestionsFor(typed, all, form.values[name])}
        />
      ))}
      <TextField
        label="Desde"
        description="En euros. Déjalo vacío si prefieres no decirlo."
        inputMode="decimal"
        value={form.values.priceFrom}
        onChange={(priceFrom) => form.type({ priceFrom })}
        error={form.problems.price}
        inputClassName="num text-right pr-8"
        trailing={<span className="pr-2 text-ink-2">€</span>}
        className="md:w-1/2"
      />
    </EditorSection>
  )
}

function ProvedSwitches({ form, facts }: { form: ProfileForm; facts: ProvedFacts }) {
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
