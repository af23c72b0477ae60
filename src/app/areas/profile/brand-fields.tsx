import { BRAND_NAME_MAX, PHONE_MAX, WEB_URL_MAX } from '#domain/accounts/accounts.ts'
import { TextField } from '#ui/fields/text-field.tsx'

type BrandFieldsProps = {
  field: (name: 'brandName' | 'phone' | 'webUrl') => { value: string; onChange: (value: string) => void }
}

/** The brand of a planner as couples see it. */
export function BrandFields({ field }: BrandFieldsProps) {
  return (
    <fieldset className="grid gap-5">
      <legend className="serif mb-4 pt-3 text-d3 leading-[1.1] tracking-[-.012em]">Tu marca</legend>
      <p className="-mt-2 text-sm text-ink-2">Es lo que ven las parejas a las que acompañas.</p>
      <TextField
        label="Nombre de marca"
        autoComplete="organization"
        maxLength={BRAND_NAME_MAX}
        {...field('brandName')}
      />
      <TextField label="Teléfono" type="tel" autoComplete="tel" maxLength={PHONE_MAX} {...field('phone')} />
      <TextField
        label="Web"
        inputMode="url"
        autoComplete="url"
        spellCheck="false"
        placeholder="www.tumarca.es"
        maxLength={WEB_URL_MAX}
        {...field('webUrl')}
      />
    </fieldset>
  )
}
