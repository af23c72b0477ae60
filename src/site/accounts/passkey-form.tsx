import type { ReactNode } from 'react'
import { FORMS } from './forms.ts'

/** A form that the script fills with what the device says; it is not shown without the script. */
export function PasskeyForm({ asked, children }: { asked: string | null; children: ReactNode }) {
  return (
    <form method="post" action={FORMS.passkey} data-passkey className="of-passkeys">
      <input type="hidden" name="redirect" value={asked ?? ''} />
      <input type="hidden" name="response" value="" />
      {children}
    </form>
  )
}
