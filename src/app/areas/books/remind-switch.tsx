import { Switch } from '#ui/fields/switch.tsx'

type RemindSwitchProps = { isSelected: boolean; onChange: (isSelected: boolean) => void }

/** Whether the couple is reminded of a charge by itself. */
export const RemindSwitch = (props: RemindSwitchProps) => (
  <Switch
    {...props}
    label="Recordárselo a la pareja"
    description="Un correo con tu marca, una semana antes, y si se pasa la fecha."
  />
)
