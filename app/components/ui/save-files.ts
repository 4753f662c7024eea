import { saveFile } from './save-file'

type Named = { name: string; file: Blob }

/** Hands one file to the browser's downloads, or several as one ZIP. */
export async function saveFiles({ files, archive }: { files: Named[]; archive: string }): Promise<void> {
  const [first] = files
  if (!first) return
  if (files.length === 1) return saveFile(first)
  const zip = await zipOf({ files, name: archive })
  saveFile({ file: zip, name: zip.name })
}

/** A ZIP of files, in which no name comes twice. */
export async function zipOf({ files, name }: { files: Named[]; name: string }): Promise<File> {
  const { downloadZip } = await import('client-zip')
  const entries = files.map(({ name, file }, index) => {
    const isTaken = files.slice(0, index).some((other) => other.name === name)
    return { name: isTaken ? `${index + 1} ${name}` : name, input: file }
  })
  return new File([await downloadZip(entries).blob()], `${name}.zip`, { type: 'application/zip' })
}
