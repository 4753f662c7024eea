import { createContext, useContext } from 'react'
import { DEFAULT_LANGUAGE } from '../../collections/resumes/choices'
import type { Locale } from './locales'

export const LocaleContext = createContext<Locale>(DEFAULT_LANGUAGE)

export const useLocale = () => useContext(LocaleContext)
