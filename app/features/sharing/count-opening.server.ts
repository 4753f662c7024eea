import type { Payload } from 'payload'
import { compareAndSet, KEEP_TIME } from '~/database/compare-and-set.server'
import { diskFaultOf } from '~/database/disk-fault.server'
import { insertRowOnce } from '~/database/insert-once.server'
import { findRowById } from '~/database/rows.server'
import { stateOfLink, type LinkEnd, type ShareLink } from './share-link'

type Options = { payload: Payload; link: ShareLink }

type Taken = { ok: true } | { ok: false; end: LinkEnd }

/**
 * Takes one of the views that a link allows: of many readers at once exactly as many get in as there are left. A disk that takes
 * nothing more shuts nobody out of a link without a limit: its view is not counted.
 */
export async function takeView(options: Options): Promise<Taken> {
  try {
    return await countView(options)
  } catch (error) {
    if (options.link.viewLimit || !diskFaultOf(error)) throw error
    return { ok: true }
  }
}

async function countView({ payload, link }: Options): Promise<Taken> {
  const { id, viewLimit } = link
  const taken = await compareAndSet({
    payload,
    collection: 'share-links',
    where: {
      and: [
        { id: { equals: id } },
        { revokedAt: { exists: false } },
        ...(viewLimit ? [{ viewLimit: { equals: viewLimit } }, { views: { less_than: viewLimit } }] : []),
      ],
    },
    data: { views: { $inc: 1 }, ...KEEP_TIME },
  })
  if (taken) {
    await countDay({ payload, link, what: 'views' })
    return { ok: true }
  }
  const now = await findRowById({ payload, collection: 'share-links', id })
  const state = now ? stateOfLink(now) : 'revoked'
  // the limit was changed at this moment: asked once more, it opens
  return { ok: false, end: state === 'open' ? 'used-up' : state }
}

/** Counts a download of a reader who was let in. */
export async function countDownload({ payload, link }: Options): Promise<void> {
  await compareAndSet({
    payload,
    collection: 'share-links',
    where: { id: { equals: link.id } },
    data: { downloads: { $inc: 1 }, ...KEEP_TIME },
  })
  await countDay({ payload, link, what: 'downloads' })
}

type DayOptions = Options & { what: 'views' | 'downloads' }

async function countDay({ payload, link, what }: DayOptions): Promise<void> {
  const day = new Date().toISOString().slice(0, 10)
  const key = `${link.id} ${day}`
  const raise = () =>
    compareAndSet({
      payload,
      collection: 'share-days',
      where: { key: { equals: key } },
      data: { [what]: { $inc: 1 }, ...KEEP_TIME },
    })
  if (await raise()) return
  const first = { key, link: link.id, day, views: 0, downloads: 0, [what]: 1 }
  if (await insertRowOnce({ payload, collection: 'share-days', data: first })) return
  // another reader was first: the row is there now
  await raise()
}
