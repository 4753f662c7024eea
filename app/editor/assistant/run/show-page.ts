import { createContext, useContext } from 'react'

/** Brings the page to the front where it stands behind the panel, as on a phone; elsewhere there is nothing to do. */
const ShowPageContext = createContext<(() => void) | undefined>(undefined)

export const ShowPage = ShowPageContext.Provider
export const useShowPage = () => useContext(ShowPageContext)
