import ExternalLink from 'lucide-react/icons/external-link'
import { type MouseEvent, useState } from 'react'
import { withText } from '#domain/households/guest-page-edit.ts'
import {
  INVITATION_LANGUAGES,
  type InvitationLanguage,
  LANGUAGE_NAMES,
} from '#domain/households/households.ts'
import { SAVE_DATE_TEXT_MAX } from '#domain/households/save-date.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Select } from '#ui/fields/select.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Family, HouseholdList } from '../../../shared/households/families.ts'
import type { FamilyActions } from '../family-actions.ts'
import { SavedText } from '../sheet/saved-text.tsx'
import { usePendingSave } from './pending-save.ts'

const LANGUAGES = INVITATION_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))

type ContentProps = {
  weddingId: string
  settings: HouseholdList['settings']
  families: readonly Family[]
  actions: FamilyActions
}

/** The place, the couple's own words in each language, and the page as a family will see it. */
export function SaveDateContent({ weddingId, settings, families, actions }: ContentProps) {
  const [language, setLanguage] = useState<InvitationLanguage>('es')
  const texts = settings.saveDateTexts
  const { track, openSaved } = usePendingSave()
  return (
    <div className="mt-3 grid gap-4">
      <Switch
        label="Con el lugar"
        isSelected={settings.saveDateShowsPlace}
        onChange={(saveDateShowsPlace) => void track(actions.saveSettings({ saveDateShowsPlace }))}
      />
      <Select
        label="Idioma del texto"
        options={LANGUAGES}
        value={language}
        onChange={setLanguage}
        description="Una familia lee el suyo; donde no lo hay, el primero que encuentra."
      />
      <SavedText
        key={language}
        isLong
        label={`Texto propio (${LANGUAGE_NAMES[language]})`}
        value={texts[language] ?? ''}
        problemOf={(typed) =>
          typed.length > SAVE_DATE_TEXT_MAX ? `Caben ${SAVE_DATE_TEXT_MAX} caracteres.` : null
        }
        shared={{ row: 'invitation-settings', field: `saveDateTexts.${language}` }}
        onSave={(typed) =>
          track(
            actions.saveSettings(
              { saveDateTexts: withText(texts, language, typed) },
              { saveDateTexts: texts },
            ),
          )
        }
      />
      <Preview weddingId={weddingId} families={families} onOpen={openSaved} />
    </div>
  )
}

type PreviewProps = Pick<ContentProps, 'weddingId' | 'families'> & {
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void
}

function Preview({ weddingId, families, onOpen }: PreviewProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = families.find(({ key }) => key === chosen) ?? families[0]
  const guestId = shown?.people[0]?.guest.id
  if (!shown || !guestId)
    return (
      <p className="text-sm text-ink-2">Con los primeros invitados, aquí se ve como la verá una familia.</p>
    )
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label="Ver como una familia"
        options={families.map(({ key, name }) => ({ value: key, label: name }))}
        value={shown.key}
        onChange={setChosen}
        className="w-full max-w-80"
      />
      <a
        href={`/api/weddings/${weddingId}/guests/${guestId}/save-the-date`}
        target="_blank"
        rel="noopener"
        onClick={onOpen}
        className={buttonClass({ variant: 'secondary' })}
      >
        <Icon of={ExternalLink} />
        Abrir la vista previa
      </a>
    </div>
  )
}
