import type { Density, Theme } from '#domain/style/appearance.ts'
import { Segmented } from '#ui/fields/segmented.tsx'
import { useTheme } from '#ui/theme/use-theme.ts'
import { changeAppearance } from '../../shared/page/appearance.ts'
import { useProfile } from '../../shared/session/use-session.ts'
import { SettingsRow, SettingsSection } from '../../shell/settings-section.tsx'

const THEME_CHOICES: { value: Theme; label: string }[] = [
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Oscuro' },
  { value: 'system', label: 'Sistema' },
]

const DENSITY_CHOICES: { value: Density; label: string }[] = [
  { value: 'comfortable', label: 'Amplia' },
  { value: 'compact', label: 'Compacta' },
]

/** How the app looks on every device of the person; saved at once. */
export function AppearanceSection() {
  const { density } = useProfile()
  const [theme] = useTheme()
  return (
    <SettingsSection id="aspecto" title="Aspecto">
      <SettingsRow
        title="Tema"
        line="«Sistema» es como lo tenga cada dispositivo."
        action={
          <Segmented
            label="Tema"
            segments={THEME_CHOICES}
            value={theme}
            onChange={(chosen) => void changeAppearance({ theme: chosen })}
          />
        }
      />
      <SettingsRow
        title="Densidad"
        line="«Compacta» enseña más filas en pantallas grandes."
        action={
          <Segmented
            label="Densidad"
            segments={DENSITY_CHOICES}
            value={density ?? 'comfortable'}
            onChange={(chosen) => void changeAppearance({ density: chosen })}
          />
        }
      />
    </SettingsSection>
  )
}
