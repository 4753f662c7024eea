import { spawn } from 'node:child_process'
import type { Step } from './test-steps'

/** How a step ended; `output` is empty when it was passed on. */
export type Ended = { code: number; output: string }

/** Runs a step with this Node, its output passed on as it comes, or kept when other steps run beside it. */
export function runProgram({ step, keep }: { step: Step; keep: boolean }): Promise<Ended> {
  const { script, args, env } = step
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: ['ignore', keep ? 'pipe' : 'inherit', keep ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => (output += text))
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
