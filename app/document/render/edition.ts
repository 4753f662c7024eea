import { createContext } from 'react'

/** The edition of the layout that is drawn, for what its texts have otherwise; 1 where no layout says. */
export const Edition = createContext(1)
