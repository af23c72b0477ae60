import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { Button } from 'react-aria-components/Button'
import { Input } from 'react-aria-components/Input'
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField'
import { cx } from './class-names.ts'
import { controlClass } from './field-class.ts'
import { Icon } from './icon.tsx'

type SearchFieldProps = {
  /** Names the field; it is not shown, the placeholder says the same. */
  label: string
  value: string
  onChange: (text: string) => void
  onSubmit?: (text: string) => void
  placeholder?: string
  className?: string
}

/** A search box: Esc or the cross empties it. */
export function SearchField({ label, placeholder, className, ...props }: SearchFieldProps) {
  return (
    <AriaSearchField {...props} aria-label={label} className={cx('group/search relative', className)}>
      <Icon of={Search} className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
      <Input
        placeholder={placeholder ?? label}
        className={controlClass({
          className: 'pl-9.5 group-not-data-empty/search:pr-10 [&::-webkit-search-cancel-button]:hidden',
        })}
      />
      <Button
        aria-label="Borrar la búsqueda"
        className="absolute top-1/2 right-1.5 grid size-8 -translate-y-1/2 place-items-center rounded-pill text-ink-3 group-data-empty/search:hidden hover:text-ink"
      >
        <Icon of={X} size="sm" />
      </Button>
    </AriaSearchField>
  )
}
