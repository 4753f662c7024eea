import { spawn } from 'node:child_process'
import type { Step } from './test-steps'

/** Runs a step with this Node, its output passed on. @returns its exit code */
export function runProgram({ script, args, env }: Step): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
