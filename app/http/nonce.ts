import { createContext, useContext } from 'react'

/** The nonce of this response; browsers hide it from scripts, so on the client it is empty. */
export const NonceContext = createContext('')
export const useNonce = () => useContext(NonceContext)
