import { Select } from '#ui/fields/select.tsx'

const SAME = { value: 'same', label: 'Sin cambios' } as const

type TogetherChoiceProps<Key extends string> = {
  label: string
  names: Partial<Record<Key, string>>
  value: Key | undefined
  onChange: (value: Key | undefined) => void
}

/** A choice for several at once, which begins as they are. */
export function TogetherChoice<Key extends string>({
  label,
  names,
  value,
  onChange,
}: TogetherChoiceProps<Key>) {
  const options = Object.entries(names).map(([key, name]) => ({ value: key, label: String(name) }))
  return (
    <Select
      label={label}
      options={[SAME, ...options]}
      value={value ?? SAME.value}
      onChange={(key) => onChange(key === SAME.value ? undefined : (key as Key))}
    />
  )
}
