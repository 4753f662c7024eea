import { createContext, useContext } from 'react'
import type { Locale } from './locales'

export const LocaleContext = createContext<Locale>('zh-CN')

export const useLocale = () => useContext(LocaleContext)
