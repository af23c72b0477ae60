import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { buttonClass } from '#ui/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { PasskeyForm } from './passkey-form.tsx'

/** The ways in beside the password, as far as this browser and this installation have them. */
export function OtherEntrances({ asked }: { asked: string | null }) {
  return (
    <div className="of-login other-entrances grid gap-4">
      <p className="flex items-center gap-4 text-sm text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        o con
      </p>
      <div className="grid auto-cols-fr grid-flow-col gap-2.5">
        <PasskeyForm asked={asked}>
          <button type="submit" className={buttonClass({ size: 'lg', className: 'w-full' })}>
            <Icon of={Fingerprint} />
            Passkey
          </button>
        </PasskeyForm>
      </div>
    </div>
  )
}
