import { BUILT_IN_COMPONENTS } from '#domain/catalogue/built-in-components.ts'
import { CATALOGUE_CATEGORIES } from '#domain/catalogue/catalogue.ts'
import { BOOK_CONTACT_MAX, BOOK_PLACE_MAX, INSTAGRAM_MAX } from '#domain/vendor-book/vendor-book.ts'
import {
  VENDOR_DETAILS_MAX,
  VENDOR_EMAIL_MAX,
  VENDOR_NAME_MAX,
  VENDOR_PHONE_MAX,
  VENDOR_WEBPAGE_MAX,
} from '#domain/vendors/vendors.ts'
import { Select } from '#ui/fields/select.tsx'
import { TextAreaField, TextField } from '#ui/fields/text-field.tsx'
import { WITHOUT_CATEGORY } from './book-groups.ts'
import type { TextOfVendor, TypedVendor } from './typed-vendor.ts'

type VendorFieldsProps = {
  fields: TypedVendor
  problems: { name?: string | null; email?: string | null }
  type: (change: Partial<TypedVendor>) => void
}

const CATEGORIES = [WITHOUT_CATEGORY, ...CATALOGUE_CATEGORIES].map((value) => ({ value, label: value }))

/** The facts of a vendor, as they are typed. */
export function VendorFields({ fields, problems, type }: VendorFieldsProps) {
  const line = (name: TextOfVendor, label: string, maxLength: number) => ({
    ...{ label, maxLength, value: fields[name], autoComplete: 'off' },
    onChange: (text: string) => type({ [name]: text }),
  })
  const components = BUILT_IN_COMPONENTS.filter(({ category }) => category === fields.category)
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField {...line('name', 'Nombre', VENDOR_NAME_MAX)} error={problems.name} isRequired />
      <TextField {...line('contact', 'Persona de contacto', BOOK_CONTACT_MAX)} />
      <Select
        label="Categoría"
        options={CATEGORIES}
        value={fields.category}
        onChange={(category) =>
          type({
            category,
            component: BUILT_IN_COMPONENTS.find((each) => each.category === category)?.key ?? null,
          })
        }
      />
      <Select
        label="Qué ofrece"
        options={components.map(({ key, name }) => ({ value: key, label: name }))}
        value={fields.component}
        onChange={(component) => type({ component })}
        placeholder={components.length > 0 ? 'Elige' : 'Elige antes la categoría'}
        isDisabled={components.length === 0}
      />
      <TextField {...line('phone', 'Teléfono', VENDOR_PHONE_MAX)} type="tel" />
      <TextField {...line('email', 'Email', VENDOR_EMAIL_MAX)} type="email" error={problems.email} />
      <TextField {...line('webpage', 'Web', VENDOR_WEBPAGE_MAX)} inputMode="url" />
      <TextField {...line('instagram', 'Instagram', INSTAGRAM_MAX)} />
      <TextField {...line('place', 'Zonas donde trabaja', BOOK_PLACE_MAX)} className="md:col-span-2" />
      <TextAreaField
        {...line('notes', 'Notas internas', VENDOR_DETAILS_MAX)}
        description="No pasan a ninguna boda."
        rows={3}
        className="md:col-span-2"
      />
    </div>
  )
}
