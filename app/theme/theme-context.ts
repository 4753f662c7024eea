import { createContext, useContext } from 'react'
import type { Theme } from './themes'

export const ThemeContext = createContext<Theme>('system')

/** What the reader chose; `system` when nothing. */
export const useTheme = () => useContext(ThemeContext)
