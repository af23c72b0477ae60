import { SprigImage } from '../sprig-image.tsx'

/** A wedding as its couple sees it: how many days are left. */
export function CountdownCard() {
  return (
    <div className="countdown-card mx-auto max-w-112 rounded-t-paper bg-white px-8 pt-9 pb-20 shadow-4 max-lg:-mb-6 md:px-11 lg:absolute lg:inset-x-0 lg:-bottom-8 lg:mr-0">
      <p className="serif text-[2rem] leading-none italic">Lucía &amp; Martín</p>
      <p className="mt-8 text-ink-2">Faltan</p>
      <p className="serif text-[clamp(7.5rem,5rem+6vw,10.5rem)] leading-[.82] tracking-[-.045em] text-countdown">
        141
      </p>
      <p className="mt-3 text-ink-2">días, y un sábado por delante</p>
      <SprigImage className="mt-9 w-full" />
    </div>
  )
}
