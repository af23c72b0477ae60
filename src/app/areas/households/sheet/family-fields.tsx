import { INVITATION_LANGUAGES, LANGUAGE_NAMES } from '#domain/households/households.ts'
import { Select } from '#ui/fields/select.tsx'
import { familyUnsavedKey } from '../../../shared/households/families.changes.ts'
import { type Family, languageOf, phoneOf } from '../../../shared/households/families.ts'
import type { FamilyActions } from '../family-actions.ts'
import { SavedText } from './saved-text.tsx'

const LANGUAGES = INVITATION_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

/** The fields of a family: its name, how it is reached, and the language of its invitation. */
export function FamilyFields({ family, actions }: { family: Family; actions: FamilyActions }) {
  const { household, name } = family
  return (
    <div className="grid gap-4">
      <SavedText
        label="Nombre de la familia"
        unsavedKey={familyUnsavedKey(family.key, 'name')}
        shared={{ row: household?.id ?? family.key, field: 'name' }}
        value={name}
        onSave={(typed) => actions.update(family, { name: typed || null })}
      />
      <SavedText
        label="Teléfono"
        unsavedKey={familyUnsavedKey(family.key, 'phone')}
        shared={{ row: household?.id ?? family.key, field: 'phone' }}
        type="tel"
        value={phoneOf(family) ?? ''}
        onSave={(typed) => actions.update(family, { phone: typed || null })}
      />
      <SavedText
        label="Email"
        unsavedKey={familyUnsavedKey(family.key, 'email')}
        shared={{ row: household?.id ?? family.key, field: 'email' }}
        type="email"
        value={household?.email ?? ''}
        onSave={(typed) => actions.update(family, { email: typed || null })}
      />
      <Select
        label="Idioma de la invitación"
        options={LANGUAGES}
        value={languageOf(family)}
        onChange={(language) => void actions.update(family, { language })}
      />
    </div>
  )
}
