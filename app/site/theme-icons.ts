import { Monitor, Moon, Sun, type LucideIcon } from 'lucide-react'
import type { Theme } from '~/theme/themes'

export const THEME_ICONS: Record<Theme, LucideIcon> = { system: Monitor, light: Sun, dark: Moon }
