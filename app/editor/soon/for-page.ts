/** What the page has besides its text, in one file: it comes once one can write. */
export { followBlock } from '../blocks/follow-block'
export { MarkBar } from '../writing/MarkBar'
export { TouchMenu } from '../writing/TouchMenu'
export { copy } from '../writing/copy'
export { paste } from '../writing/paste'
export { PageRail } from '../page/PageRail'
export { PageTools } from '../page/PageTools'
export { wholeSections } from '../writing/whole-sections'
