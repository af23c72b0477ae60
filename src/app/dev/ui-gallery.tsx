import { Segmented } from '#ui/fields/segmented.tsx'
import { Wordmark } from '#ui/layout/wordmark.tsx'
import { useTheme } from '#ui/theme/use-theme.ts'
import { UiProvider } from '#ui/ui-provider.tsx'
import { ArtSamples } from './gallery/art-samples.tsx'
import { ButtonSamples } from './gallery/button-samples.tsx'
import { ChoiceSamples } from './gallery/choice-samples.tsx'
import { FieldSamples } from './gallery/field-samples.tsx'
import { OverlaySamples } from './gallery/overlay-samples.tsx'
import { StateSamples } from './gallery/state-samples.tsx'

/** Every control of the design system in all its states; shown in development only. */
export function UiGallery() {
  const [theme, setTheme] = useTheme()
  return (
    <UiProvider navigate={(href) => window.location.assign(href)}>
      <main className="mx-auto grid max-w-360 grid-cols-12 gap-y-12 md:gap-x-10 bg-surface px-[clamp(1.25rem,4vw,4rem)] py-10">
        <header className="col-span-full grid justify-items-start gap-4">
          <Wordmark />
          <h1>Componentes</h1>
          <Segmented
            label="Tema"
            segments={[
              { value: 'light', label: 'Claro' },
              { value: 'dark', label: 'Oscuro' },
              { value: 'system', label: 'El del dispositivo' },
            ]}
            value={theme}
            onChange={setTheme}
          />
        </header>
        <ButtonSamples />
        <FieldSamples />
        <ChoiceSamples />
        <OverlaySamples />
        <StateSamples />
        <ArtSamples />
      </main>
    </UiProvider>
  )
}
