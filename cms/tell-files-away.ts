import type { CollectionConfig, PayloadRequest } from 'payload'
import { FilesAway } from '../collections/media/files-away'

type AfterChange = NonNullable<NonNullable<CollectionConfig['hooks']>['afterChange']>[number]
type Upload = Exclude<CollectionConfig['upload'], boolean | undefined>
type Handler = NonNullable<Upload['handlers']>[number]

/** Around Payload's adapter, which hands on what the bucket's driver threw, or answers a bare 500. */
export function tellFilesAway(collection: CollectionConfig): CollectionConfig {
  const { slug, upload, hooks } = collection
  if (slug !== 'media' || typeof upload !== 'object') return collection
  return {
    ...collection,
    // it stands last among the hooks and does nothing but sending the files
    hooks: { ...hooks, afterChange: hooks?.afterChange?.map(toldWhenSending) },
    upload: { ...upload, handlers: upload.handlers?.map(toldWhenFetching) },
  }
}

function toldWhenSending(send: AfterChange): AfterChange {
  return async (args) => {
    try {
      return (await send(args)) as unknown
    } catch (cause) {
      throw new FilesAway({ req: args.req, cause })
    }
  }
}

function toldWhenFetching(fetch: Handler): Handler {
  return async (req, args) => {
    const response = await fetch(req, args)
    return response instanceof Response && response.status < 500 ? response : refusal(req)
  }
}

function refusal(req: PayloadRequest): Response {
  const { message } = new FilesAway({ req, cause: null })
  return Response.json({ errors: [{ message }] }, { status: 503, headers: { 'retry-after': '30' } })
}
