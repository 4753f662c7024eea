import { createContext, useContext } from 'react'
import type { Part } from '../../palette/place-commands'

/** Brings a part of the editor to the front where it stands behind another, as on a phone. */
const ShowContext = createContext<(part: Part) => void>(() => {})

export const ShowPart = ShowContext.Provider
export const useShowPart = () => useContext(ShowContext)
