import { findRows } from '~/database/rows.server'
import type { OfPerson } from '../auth/person-of-request.server'
import { findOwnResume } from '../resumes/find-own-resume.server'
import { stateOfLink, type LinkState, type ShareLink } from './share-link'

export type LinkDay = { day: string; views: number; downloads: number }
export type ListedLink = ShareLink & { state: LinkState; days: LinkDay[] }
export type LinksOfResumeOptions = OfPerson & { id: string }

/** The links of a person's own resume, newest first, with the days on which they were opened; null: there is no such resume. */
export async function linksOfResume(options: LinksOfResumeOptions): Promise<ListedLink[] | null> {
  const { payload, id } = options
  if (!(await findOwnResume(options))) return null
  const links = await findRows({
    payload,
    collection: 'share-links',
    where: { resume: { equals: id } },
    sort: ['-createdAt', 'id'],
  })
  const days = await findRows({
    payload,
    collection: 'share-days',
    where: { link: { in: links.map((link) => link.id) } },
    sort: 'day',
  })
  return links.map((link) => ({
    ...link,
    state: stateOfLink(link),
    days: days.filter((day) => day.link === link.id),
  }))
}
