import { createContext, useContext } from 'react'
import type { Command } from './command'

export const CommandsContext = createContext<readonly Command[]>([])

/** A command of the editor by its id, for the button that does the same. Throws for one that is not there: a mistake in the code. */
export function useCommand(id: string): Command {
  const command = useContext(CommandsContext).find((one) => one.id === id)
  if (!command) throw new Error(`there is no command ${id}`)
  return command
}
