import { saveFile } from '~/components/ui/save-file'

type Options = { data: BlobPart; type: string; name: string }

/** Hands a file that was made in the page to the browser's downloads. */
export function saveBytes({ data, type, name }: Options): void {
  saveFile({ file: new Blob([data], { type }), name })
}
