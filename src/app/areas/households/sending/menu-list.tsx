import X from 'lucide-react/icons/x'
import type { Menu } from '#domain/households/invitation-settings.ts'
import { Button, IconButton } from '#ui/button.tsx'
import type { FamilyActions } from '../family-actions.ts'
import { newKey } from '../new-key.ts'
import { AddByName } from '../table/add-by-name.tsx'

const USUAL: readonly Menu[] = [
  { key: 'carne', name: 'Carne', forChildren: false },
  { key: 'pescado', name: 'Pescado', forChildren: false },
  { key: 'vegetariano', name: 'Vegetariano', forChildren: false },
  { key: 'vegano', name: 'Vegano', forChildren: false },
  { key: 'infantil', name: 'Infantil', forChildren: true },
]

/** The menus that guests choose from; without any the invitation does not ask. */
export function MenuList({ menus, actions }: { menus: readonly Menu[]; actions: FamilyActions }) {
  const save = (next: Menu[]) => actions.saveSettings({ menus: next }, { menus: [...menus] })
  const add = (name: string) =>
    save([
      ...menus,
      {
        key: newKey(
          name,
          menus.map(({ key }) => key),
        ),
        name,
        forChildren: false,
      },
    ])
  return (
    <fieldset>
      <legend className="text-sm font-strong text-ink-2">Menús para elegir</legend>
      {menus.length === 0 && (
        <p className="mt-1 flex flex-wrap items-center gap-3 text-sm text-ink-3">
          Sin menús, la invitación no pregunta.
          <Button size="sm" onPress={() => void save([...USUAL])}>
            Poner los de siempre
          </Button>
        </p>
      )}
      <ul>
        {menus.map((menu) => (
          <li key={menu.key} className="flex min-h-11 items-center gap-3 border-b border-line text-sm">
            <span className="min-w-0 flex-1 truncate font-strong text-ink">{menu.name}</span>
            <label className="flex min-h-8 cursor-pointer items-center gap-2 text-ink-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                checked={menu.forChildren}
                onChange={({ target }) =>
                  void save(
                    menus.map((one) => (one === menu ? { ...menu, forChildren: target.checked } : one)),
                  )
                }
                className="size-4.5 accent-primary"
              />
              Infantil
            </label>
            <IconButton
              icon={X}
              label={`Quitar ${menu.name}`}
              onPress={() => void save(menus.filter((one) => one !== menu))}
            />
          </li>
        ))}
      </ul>
      <AddByName label="Añadir menú" placeholder="Pescado" onAdd={add} />
    </fieldset>
  )
}
