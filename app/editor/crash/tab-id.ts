import { newId } from '../../../collections/resumes/new-id'

let id: string | undefined

/** This page, for as long as it lives; a page loaded anew is another tab. */
export function tabId(): string {
  return (id ??= newId())
}
