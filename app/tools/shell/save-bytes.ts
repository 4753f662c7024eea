import { saveFile } from '~/components/ui/save-file'

/** Hands a file that was made in the page to the browser's downloads. */
export function saveBytes({ data, type, name }: { data: BlobPart; type: string; name: string }): void {
  saveFile({ file: new Blob([data], { type }), name })
}
