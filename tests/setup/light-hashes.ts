import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Passwords are hashed in a thousandth of the rounds, here and where they are checked: each account that a test makes
 * would take a tenth of a second of a core. Servers of their own, in tests/integration/server and in the browser's tests,
 * hash as they do for everybody.
 */
const derive = crypto.pbkdf2
// Once for each worker, which runs this before every file.
if (derive.name !== 'deriveLightly') {
  crypto.pbkdf2 = function deriveLightly(password, salt, iterations, ...rest) {
    derive(password, salt, Math.ceil(iterations / 1000), ...rest)
  }
  syncBuiltinESMExports()
}
