import { useSyncExternalStore } from 'react'
import { chooseTheme, currentThemeChoice, subscribeToTheme, type ThemeChoice } from './theme.ts'

/** The chosen theme and the way to choose another: `const [theme, setTheme] = useTheme()`. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribeToTheme, currentThemeChoice, () => 'system' as const)
  return [choice, chooseTheme]
}
