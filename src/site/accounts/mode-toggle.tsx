/** The two screens in one: a new account, or back to one. */
export type AccountMode = 'signup' | 'login'

export function ModeToggle({ mode }: { mode: AccountMode }) {
  return (
    <div
      role="radiogroup"
      aria-label="Crear cuenta o entrar"
      className="inline-flex rounded-[1.4375rem] bg-bg p-[3px]"
    >
      {MODES.map(({ value, label }) => (
        <label key={value} className="segment">
          <input
            type="radio"
            form="cuenta"
            name="mode"
            id={`modo-${value}`}
            value={value}
            defaultChecked={value === mode}
          />
          {label}
        </label>
      ))}
    </div>
  )
}

const MODES = [
  { value: 'signup', label: 'Crear cuenta' },
  { value: 'login', label: 'Entrar' },
] as const
