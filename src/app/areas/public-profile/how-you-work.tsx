import { PROFILE_ZONES } from '#domain/planners/planners.ts'
import {
  SPANISH_PROVINCES,
  suggestionsFor,
  USUAL_LANGUAGES,
  USUAL_SERVICES,
  USUAL_STYLES,
} from '#domain/planners/profile-suggestions.ts'
import { cleanEntries } from '#domain/planners/public-profile.ts'
import { TagsField } from '#ui/fields/tags-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { EditorSection } from '../../shell/editor-page.tsx'
import type { ProfileForm } from './use-profile-form.ts'

export function HowYouWork({ form }: { form: ProfileForm }) {
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
        description="En euros, con el IVA incluido. Déjalo vacío si prefieres no decirlo."
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
