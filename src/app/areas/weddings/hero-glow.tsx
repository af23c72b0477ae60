import type { ReactNode } from 'react'

/** The head of Mi boda: paper with a little afternoon light from the upper right. */
export function HeroGlow({ children }: { children: ReactNode }) {
  return (
    <section className="overflow-hidden bg-[radial-gradient(120%_130%_at_80%_-10%,var(--hero-glow,var(--naranja-50))_0,transparent_46%)] pt-[clamp(1.75rem,1rem+2vw,3rem)] dark:bg-[radial-gradient(120%_130%_at_80%_-10%,var(--hero-glow,#24301f)_0,transparent_50%)]">
      {children}
    </section>
  )
}
