import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** The program of that name in PATH. */
export function onPath(name: string): string | undefined {
  const places = (process.env.PATH ?? '').split(path.delimiter).map((place) => path.join(place, name))
  return places.find((file) => {
    try {
      accessSync(file, constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
