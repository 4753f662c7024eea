import { spawn } from 'node:child_process'
import type { Step } from './test-steps'

/** How a step ended; `output` is empty when it was passed on. */
export type Ended = { code: number; output: string }

/** Runs a step with this Node, its output kept, for others run beside it, or passed on as it comes. */
export function runProgram({ script, args, env, isShown = false }: Step): Promise<Ended> {
  const passes = isShown ? 'inherit' : 'pipe'
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: ['ignore', passes, passes],
      env: { ...process.env, ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
