import type { ReactNode } from 'react'
import type { Wedding } from '#contract/weddings.ts'
import { HomeThanks } from './home-thanks.tsx'
import { Keepsakes } from './keepsakes.tsx'
import { useThanks } from './use-thanks.ts'

type AfterSectionsProps = { wedding: Wedding /** Between the two. */; news: ReactNode }

/** The home of a wedding that is over: whom to thank, what changed, and what to keep. */
export function AfterSections(props: AfterSectionsProps) {
  return props.wedding.access.guests === 'none' ? (
    <>
      {props.news}
      <Keepsakes wedding={props.wedding} thanks={null} />
    </>
  ) : (
    <WithGuests {...props} />
  )
}

function WithGuests({ wedding, news }: AfterSectionsProps) {
  const thanks = useThanks(wedding.id)
  return (
    <>
      <HomeThanks wedding={wedding} thanks={thanks} />
      {news}
      <Keepsakes wedding={wedding} thanks={thanks} />
    </>
  )
}
