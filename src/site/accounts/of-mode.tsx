import type { ReactNode } from 'react'

/** The words of each of the two modes; the styles of the toggle show one of them. */
export function OfMode({ signup, login }: { signup: ReactNode; login: ReactNode }) {
  return (
    <>
      <span className="of-signup">{signup}</span>
      <span className="of-login">{login}</span>
    </>
  )
}
