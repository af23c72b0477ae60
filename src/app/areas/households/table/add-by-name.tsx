import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useSubmission } from '../../../shared/page/use-submission.ts'

type AddByNameProps = {
  label: string
  placeholder: string
  onAdd: (name: string) => Promise<unknown>
}

/** Adds something to a list by its name; what could not be added stays typed. */
export function AddByName({ label, placeholder, onAdd }: AddByNameProps) {
  const [typed, setTyped] = useState('')
  const add = async () => {
    const name = typed.trim()
    if (name && (await onAdd(name)) !== undefined) setTyped('')
  }
  const form = useSubmission(add)
  return (
    <form {...form.props()} className="mt-2 flex items-center gap-2">
      <TextField
        label={label}
        hideLabel
        placeholder={placeholder}
        value={typed}
        onChange={setTyped}
        className="flex-1"
      />
      <Button type="submit" size="sm" icon={Plus} isPending={form.isPending} aria-label={label}>
        Añadir
      </Button>
    </form>
  )
}
